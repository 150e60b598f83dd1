/* The proofs of loss, and the Shah's score. */
#ifndef DIVAN_RELAXATION_H
#define DIVAN_RELAXATION_H

#include "beam.h"

bool sultan_provably_lost(const Game *, const State *, uint32_t layer);
bool shah_provably_lost(const Game *, const State *, uint32_t layer);
int32_t shah_score(const Game *, const State *, uint32_t layer);

#endif
