/* A layered beam search, and the interface of an encoded position. tools/reference/searches.py is
 * the same in Python. */
#ifndef DIVAN_BEAM_H
#define DIVAN_BEAM_H

#include <stdbool.h>
#include <stdint.h>

#include "run.h"

enum { WORDS = 6, WEIGHTS = 6, MOST_CHILDREN = 96, MOST_CARDS = 96 };
enum { CARDS = 48, COPIES = 2, NO_PLACE = 255 };

/* An encoded position. Each game decides what the words hold. */
typedef struct {
    uint64_t word[WORDS];
} State;

typedef struct {
    uint32_t layer;
    State state;
    uint32_t code; /* of the move to this state */
} Child;

/* What a search has learnt of decisions; last_pass.py explains it. */
typedef struct {
    int64_t of[MOST_CARDS + CARDS];
} Interest;

/* A game and a position, encoded for one search. */
typedef struct Game Game;
struct Game {
    uint8_t order[MOST_CARDS]; /* the cards of waste and stock, bottom of the waste first */
    uint8_t places[CARDS][COPIES]; /* where each card's copies are in it, or NO_PLACE */
    unsigned __int128 copies[CARDS]; /* the same as sets of places */
    uint32_t length;
    uint32_t first_layer;
    State start;
    bool classic; /* the classic one of the two Sultan games, also with open vacancies */
    int32_t weights[WEIGHTS];
    int (*children)(const Game *, const State *, uint32_t layer, Child *);
    int32_t (*score)(const Game *, const State *, uint32_t layer);
    bool (*provably_lost)(const Game *, const State *, uint32_t layer);

    /* What the search for the fewest turns needs besides; encoding.py explains it. */
    bool (*is_turn)(uint32_t code);
    uint32_t (*ahead)(const Game *, const State *, uint32_t layer);
    bool (*beyond)(const Game *, const State *, uint32_t layer, uint32_t turns);
    uint32_t pruned_from;
    uint32_t proved_from;

    /* From this layer on states aren't expanded, but decided: EXHAUSTED for a lost one, FOUND for
     * one that isn't, or SPENT. The run's nodes grow up to `nodes` at most. */
    uint32_t decided_from;
    enum End (*decide)(const Game *, const State *, uint32_t layer, uint64_t nodes, Interest *, Run *);
    /* The same for a state by itself, from a layer on; NULL in games that have none. */
    uint32_t probed_from;
    enum End (*probe)(const Game *, const State *, uint32_t layer, uint64_t nodes, Interest *, Run *);
};

enum { KEPT_EVERY = 8 };
enum { LAYER_SETS = 3, LAYER_GROWTH = 512 };

typedef struct {
    uint32_t width; /* how many states a layer admits */
    uint32_t alike; /* how many of them, if more arrive, may have the same row and foundations */
    bool at_once; /* place what the foundation less far ahead takes before anything else */
} Beam;

Run run_beam(const Game *, Beam, uint64_t nodes, Check *);

/* One of a game's positions, as a state of an earlier one's row. */
typedef struct {
    uint32_t layer;
    State state;
} Start;

/* How many positions were proved lost, one after another, and how the last search ended; `nodes`
 * are those of all searches. */
typedef struct {
    uint32_t proved;
    Run run;
} Back;

/* Proves positions lost, the latest first, until one isn't; back.py explains it. */
Back run_back(Game *, const Start *, uint32_t count, uint64_t nodes, uint64_t step, Check *);

/* Tries to prove each position lost by decisions, the latest first; `proved` are those from the latest
 * back to the earliest lost one. probing.py explains it. */
Back run_probes(const Game *, const Start *, uint32_t count, uint64_t nodes, Check *);

void open_sultan(Game *);
void open_vacancies(Game *);
void open_shah(Game *);

#endif
