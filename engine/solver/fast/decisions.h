/* How a game is played on, decided card by card; decisions.py explains it. */
#ifndef DIVAN_DECISIONS_H
#define DIVAN_DECISIONS_H

#include "beam.h"

/* What is decided of it. Cards of the row are sets of places there. */
typedef struct {
    unsigned __int128 leaving; /* they leave the row when they are turned, or would be */
    unsigned __int128 staying; /* they are turned and stay for now */
    uint8_t first[CARDS]; /* one more than the place of the copy that is placed first; 0 for either */
} Decisions;

/* The questions about a state, and what refutes their answers. */
typedef struct {
    const Game *game;
    const State *state;
    uint32_t layer;
    unsigned __int128 places;       /* cards of the row that leave or stay */
    uint64_t pairs;                 /* cards of which one copy is placed first */
    uint8_t copies[CARDS][COPIES];  /* where theirs are */
    bool (*refuted)(const Game *, const State *, uint32_t layer, const Decisions *);
} Questions;

/* Whether a state is lost (EXHAUSTED) or isn't refuted (FOUND); SPENT if that takes more than `nodes`
 * altogether, which the run counts; at least one proof is tried. */
enum End decided(const Questions *, uint64_t nodes, Interest *, Run *);

/* Notes where one more copy of a card is: those of a pair in the order in which they are noted. */
void note_copy(Questions *, int *noted, int card, uint32_t place);

/* Asks the questions about the Shah's state, which must be formed. */
enum End decide_shah(const Game *, const State *, uint32_t layer, uint64_t nodes, Interest *, Run *);

/* The same about the last pass of the classic game with open vacancies; last_pass.py explains it. */
enum End decide_last_pass(const Game *, const State *, uint32_t layer, uint64_t nodes, Interest *, Run *);

#endif
