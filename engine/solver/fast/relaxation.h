/* The proofs of loss, and the Shah's score. */
#ifndef DIVAN_RELAXATION_H
#define DIVAN_RELAXATION_H

#include "decisions.h"

enum { EVER = 1000000 }; /* as many turns as anybody could want */

/* Whether it is proved that no win from the state takes at most so many more turns. */
bool sultan_beyond(const Game *, const State *, uint32_t layer, uint32_t turns);
bool sultan_beyond_narrow(const Game *, const State *, uint32_t layer, uint32_t turns);
bool shah_beyond(const Game *, const State *, uint32_t layer, uint32_t turns);
bool shah_beyond_narrow(const Game *, const State *, uint32_t layer, uint32_t turns);

enum { RESERVED = 254 }; /* in the place of a card's place: it was in the reserve at the start */

/* Whether it is proved that no win is played as decided. */
bool sultan_refuted(const Game *, const State *, uint32_t layer, const Decisions *);
bool sultan_refuted_narrow(const Game *, const State *, uint32_t layer, const Decisions *);

bool shah_refuted(const Game *, const State *, uint32_t layer, const Decisions *);

int32_t shah_score(const Game *, const State *, uint32_t layer);

#endif
