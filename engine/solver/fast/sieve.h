/* States that arrive in a layer of a proof of loss are tried by decisions, as long as that pays;
 * sieve.py explains it. */
#ifndef DIVAN_SIEVE_H
#define DIVAN_SIEVE_H

#include "beam.h"

typedef struct {
    const Game *game;
    uint32_t layer;
    uint64_t left; /* how many more proofs the layer is worth */
    Interest *interest;
} Sieve;

/* For the states that arrive in a layer, in a search with so many nodes. */
Sieve sieve_of(const Game *, uint32_t layer, uint64_t nodes, Interest *);

/* Whether a state is proved lost; the run counts the nodes that took. */
bool refutes(Sieve *, const State *, Run *);

#endif
