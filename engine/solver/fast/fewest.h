/* The search for the win with the fewest turns; fewest_search.py is the same in Python. */
#ifndef DIVAN_FEWEST_H
#define DIVAN_FEWEST_H

#include "beam.h"

typedef struct {
    uint32_t width;  /* how many states a layer admits */
    int32_t price;   /* what a turn takes off a state's score */
    uint64_t nodes;
    uint32_t limit;  /* only wins with fewer turns are wanted */
    bool everywhere; /* prune in every layer, not only where it is soon worth its time */
    bool at_once;    /* as for run_beam */
} Search;

/* Searches to the end. Returns the turns of the best win, or the limit if there is none; `run`'s
 * check must be set, and its codes are the win's. */
uint32_t run_fewest(const Game *, const Search *, Run *run);

#endif
