/* The Sultan games' reserve. Word 2 of a state has its cards, sorted, 6 bits for each slot. */
#ifndef DIVAN_RESERVE_H
#define DIVAN_RESERVE_H

#include "cards.h"

enum { SLOTS = 8, LAST_PASS = 2 };

static inline int slot_card(uint64_t reserve, int slot) { return reserve >> 6 * slot & 63; }

/* The reserve with another card in one slot, sorted again. */
static inline uint64_t with(uint64_t reserve, int slot, int card)
{
    uint64_t low = reserve & (((uint64_t)1 << 6 * slot) - 1);
    uint64_t others = reserve >> (6 * slot + 6) << 6 * slot | low;
    int to = 0;
    while (to < SLOTS - 1 && slot_card(others, to) < card) to++;
    low = others & (((uint64_t)1 << 6 * to) - 1);
    return low | (uint64_t)card << 6 * to | others >> 6 * to << (6 * to + 6);
}

static inline State encoded(Mask mask, uint32_t tops, uint64_t reserve)
{
    State state = {{0, 0, reserve, 0, 0, 0}};
    set_row(&state, mask, tops);
    return state;
}

static inline bool lies_in(const Game *game, Mask waste, int card)
{
    for (; waste; waste &= waste - 1)
        if (game->order[lowest(waste)] == card) return true;
    return false;
}

#endif
