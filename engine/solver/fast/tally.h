/* How many states have been seen with the same cards left in the row and on the foundations. */
#ifndef DIVAN_TALLY_H
#define DIVAN_TALLY_H

#include "beam.h"

typedef struct {
    uint64_t row[2]; /* a state's first two words */
    uint32_t count;  /* 0 where there are none */
} Count;

typedef struct {
    Count *counts; /* open addressing */
    uint32_t last; /* their number less one; that is a power of 2 */
} Tally;

/* For at most so many states; false if there is no memory. */
bool open_tally(Tally *, uint32_t states);

/* Counts a state; returns how many like it there are by now. */
uint32_t counted(Tally *, const State *);

void close_tally(Tally *);

#endif
