/* The layered beam, and what it asks of a game. Its equal in plain Python is beam.py. */
#ifndef DIVAN_BEAM_H
#define DIVAN_BEAM_H

#include <stdbool.h>
#include <stdint.h>

enum { WORDS = 6, WEIGHTS = 6, MOST_CHILDREN = 96, MOST_CARDS = 96 };

/* A encoded position. What the words hold is the game's own matter. */
typedef struct {
    uint64_t word[WORDS];
} State;

typedef struct {
    uint32_t layer;
    State state;
    uint32_t code; /* of the move that leads there */
} Child;

/* A game as one search sees it. */
typedef struct Game Game;
struct Game {
    uint8_t order[MOST_CARDS]; /* the cards of waste and stock, the waste's lowest first */
    uint32_t length;
    uint32_t first_layer;
    State start;
    bool classic; /* of the two Sultan games */
    int32_t weights[WEIGHTS];
    int (*children)(const Game *, const State *, uint32_t layer, Child *);
    int32_t (*score)(const Game *, const State *, uint32_t layer);
    bool (*provably_lost)(const Game *, const State *, uint32_t layer);
};

enum { LAYER_SETS = 3, LAYER_GROWTH = 512 };
enum End { FOUND, CUT, EXHAUSTED, SPENT, NO_MEMORY };

typedef struct {
    enum End end;
    uint64_t nodes;
    uint32_t *codes; /* the line to the win; the caller's to free */
    uint32_t length;
} Run;

Run run_beam(const Game *, uint32_t width, uint64_t nodes);

void open_sultan(Game *);
void open_shah(Game *);

#endif
