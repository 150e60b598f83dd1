/* The last pass of the classic game with open vacancies, decided card by card. */
#ifndef DIVAN_LAST_PASS_H
#define DIVAN_LAST_PASS_H

#include "beam.h"

/* Whether a state of the last pass is lost (EXHAUSTED) or not (FOUND); SPENT if that takes more than
 * `nodes` altogether, which the run counts; last_pass.py explains it. */
enum End decide(const Game *, const State *, uint32_t layer, uint64_t nodes, Interest *, Run *);

#endif
