/* The states of a layer, each once, in the order they were found. */
#ifndef DIVAN_LAYER_H
#define DIVAN_LAYER_H

#include "beam.h"

static const uint32_t NOWHERE = UINT32_MAX;

/* How a state was reached. */
typedef struct {
    uint32_t parent; /* among the expanded states, or NOWHERE */
    uint32_t code;   /* of the move */
    uint32_t turns;  /* from the start of the search; only fewest.c counts them */
} Link;

typedef struct {
    uint32_t hash;  /* of the state; most states are told apart by it without looking at them */
    uint32_t index; /* one more than the state's; 0 if the slot is empty */
} Slot;

typedef struct {
    State *states;
    Link *links;
    Slot *slots; /* open addressing */
    uint32_t count, room;
    uint32_t admitted; /* how many of them arrived; the others were found within the layer */
} Layer;

/* For every expanded state, how it was reached. */
typedef struct {
    Link *links;
    uint32_t count, room;
} Trail;

enum Added { NEW, KNOWN, FULL_UP, FAILED };

uint32_t hash_of(const State *);

/* Hashes states that are about to be added, and fetches what `add` will look at: it would spend most
 * of its time waiting for memory. */
void fetch(const Layer *layers, const Child *children, int count, uint32_t *hashes);

/* Adds a state with that hash, unless the layer has it or as many as it may. Its index is written
 * to `index`. */
enum Added add(Layer *, const State *, uint32_t hash, Link, uint64_t limit, uint32_t *index);

bool has_state(const Layer *, const State *);

void close_layer(Layer *);

/* Leaves only the first child that raises a foundation less far ahead than the other one of its
 * suit, if there is any; returns whether that leaves any other out. */
bool only_at_once(const State *, Child *children, int *count);

/* Adds an expanded state; false if there is no memory. */
bool note(Trail *, Link);

/* Writes the moves up to and including the last one to `run`: FOUND or NO_MEMORY. */
enum End write_line(const Trail *, Link last, Run *run);

#endif
