/* States proved lost by decisions when they arrive; sieve.py gives the reasons. */
#include "sieve.h"

#include <stddef.h>

enum { PROOF_NODES = 4, BUDGET_PER_PROOF = 1000, WORTH = 6, MOST_PROOFS = 120 };

Sieve sieve_of(const Game *game, uint32_t layer, uint64_t nodes, Interest *interest)
{
    bool tries = game->probe && layer >= game->probed_from;
    return (Sieve){game, layer, tries ? nodes / BUDGET_PER_PROOF : 0, interest};
}

bool refutes(Sieve *sieve, const State *state, Run *run)
{
    const Game *game = sieve->game;
    uint64_t most = sieve->left < MOST_PROOFS ? sieve->left : MOST_PROOFS;
    if (!most) return false;
    Run proofs = {EXHAUSTED, 0, NULL, 0, run->check};
    enum End end = game->probe(game, state, sieve->layer, most, sieve->interest, &proofs);
    if (proofs.end == STOPPED) run->end = STOPPED;
    run->nodes += PROOF_NODES * proofs.nodes;
    sieve->left -= proofs.nodes;
    if (end != EXHAUSTED || proofs.end == STOPPED) return false;
    sieve->left += WORTH;
    return true;
}
