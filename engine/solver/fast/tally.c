/* Counts of states that are alike. */
#include "tally.h"

#include <stdlib.h>

bool open_tally(Tally *tally, uint32_t states)
{
    uint32_t room = 16;
    while (room / 2 < states) room *= 2;
    tally->last = room - 1;
    tally->counts = calloc(room, sizeof *tally->counts);
    return tally->counts;
}

uint32_t counted(Tally *tally, const State *state)
{
    uint64_t hash = (state->word[0] ^ state->word[1] * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
    uint32_t at = (uint32_t)(hash >> 32) & tally->last;
    Count *counts = tally->counts;
    while (counts[at].count &&
           (counts[at].row[0] != state->word[0] || counts[at].row[1] != state->word[1]))
        at = (at + 1) & tally->last;
    counts[at].row[0] = state->word[0];
    counts[at].row[1] = state->word[1];
    return ++counts[at].count;
}

void close_tally(Tally *tally) { free(tally->counts); }
