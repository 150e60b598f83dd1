/* Cards, foundations and rows of cards as numbers: the same as encoding.py and relaxation.py. */
#ifndef DIVAN_CARDS_H
#define DIVAN_CARDS_H

#include <string.h>

#include "beam.h"

enum { RANKS = 12, NO_CARD = CARDS, SUITS = 4, FOUNDATIONS = 8 };
static const uint32_t ALL_UP = 0xCCCCCCCCu;

/* The cards left in the row, one bit each. Words 0 and 1 in every game: the mask in 96 bits, then the
 * foundations. What is built for NARROW rows gets rows of fewer than 64 cards only. */
#ifdef NARROW
typedef uint64_t Mask;

static inline Mask mask_of(const State *state) { return state->word[0]; }

static inline uint32_t lowest(Mask mask) { return (uint32_t)__builtin_ctzll(mask); }

/* The index of the highest card; -1 if there is none. */
static inline int highest(Mask mask) { return mask ? 63 - __builtin_clzll(mask) : -1; }
#else
typedef unsigned __int128 Mask;

static inline Mask mask_of(const State *state)
{
    return (Mask)(uint32_t)state->word[1] << 64 | state->word[0];
}

static inline uint32_t lowest(Mask mask)
{
    uint64_t low = (uint64_t)mask;
    return (uint32_t)(low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(mask >> 64)));
}

static inline int highest(Mask mask)
{
    uint64_t high = (uint64_t)(mask >> 64), low = (uint64_t)mask;
    return high ? 127 - __builtin_clzll(high) : low ? 63 - __builtin_clzll(low) : -1;
}
#endif

static inline uint32_t tops_of(const State *state) { return (uint32_t)(state->word[1] >> 32); }

static inline void set_row(State *state, unsigned __int128 mask, uint32_t tops)
{
    state->word[0] = (uint64_t)mask;
    state->word[1] = (uint64_t)(mask >> 64) | (uint64_t)tops << 32;
}

static inline Mask bit(uint32_t place) { return (Mask)1 << place; }

static inline Mask below(uint32_t place) { return bit(place) - 1; }

static inline uint32_t next_card(const Game *game, Mask mask, uint32_t at)
{
    Mask left = mask & ~below(at);
    return left ? lowest(left) : game->length;
}

static inline int wanted(uint32_t tops, int foundation) { return tops >> 4 * foundation & 15; }

/* The foundation that takes the card, or -1. */
static inline int taker(uint32_t tops, int card)
{
    int far = card / RANKS * 2, rank = card % RANKS;
    if (wanted(tops, far) == rank) return far;
    if (wanted(tops, far + 1) == rank) return far + 1;
    return -1;
}

static inline uint32_t raised(uint32_t tops, int foundation) { return tops + (1u << 4 * foundation); }

/* Foundations that rise as cards are reached. */
typedef struct {
    int far[4], near[4], first_far[4], first_near[4];
    uint8_t free[NO_CARD + 1]; /* how many copies of each card have been reached */
} Relaxation;

static inline Relaxation relaxation_of(uint32_t tops)
{
    Relaxation relaxation = {0};
    for (int suit = 0; suit < 4; suit++) {
        relaxation.far[suit] = relaxation.first_far[suit] = wanted(tops, 2 * suit);
        relaxation.near[suit] = relaxation.first_near[suit] = wanted(tops, 2 * suit + 1);
    }
    return relaxation;
}

/* How many of the copies in play at the start may be on the foundations by now. */
static inline int up(const Relaxation *relaxation, int card)
{
    int suit = card / RANKS, rank = card % RANKS;
    return (relaxation->far[suit] > rank) + (relaxation->near[suit] > rank) - (relaxation->first_far[suit] > rank) -
           (relaxation->first_near[suit] > rank);
}

static inline bool climb(Relaxation *relaxation, int suit)
{
    const uint8_t *free = relaxation->free + RANKS * suit;
    bool climbed = false;
    for (;; climbed = true) {
        int far = relaxation->far[suit], near = relaxation->near[suit];
        if (far < RANKS && free[far])
            relaxation->far[suit]++;
        else if (near < far && free[near] > (near >= relaxation->first_far[suit]))
            relaxation->near[suit]++;
        else
            return climbed;
    }
}

static inline bool reach(Relaxation *relaxation, int card)
{
    relaxation->free[card]++;
    return climb(relaxation, card / RANKS);
}

static inline bool complete(const Relaxation *relaxation)
{
    for (int suit = 0; suit < 4; suit++)
        if (relaxation->near[suit] < RANKS) return false;
    return true;
}

#endif
