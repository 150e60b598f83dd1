/* The layered beam search; beam.py explains it. */
#include "beam.h"

#include <stdlib.h>
#include <string.h>

#include "cards.h"

static const uint32_t NOWHERE = UINT32_MAX, UNBOUNDED = UINT32_MAX;

typedef struct {
    uint32_t parent; /* entry of the trail, or NOWHERE */
    uint32_t code;
} Link;

/* The states of a layer, each once, in the order they were found. */
typedef struct {
    State *states;
    Link *links;
    uint32_t *slots; /* open addressing: a state's index + 1, or 0 */
    uint32_t count, room;
    uint32_t admitted; /* how many of them arrived; the others were found within the layer */
} Layer;

/* For every expanded state, its parent and the move's code. */
typedef struct {
    Link *links;
    uint32_t count, room;
} Trail;

enum Added { NEW, KNOWN, FULL_UP, FAILED };

static uint64_t hash(const State *state)
{
    uint64_t h = 0x9E3779B97F4A7C15u;
    for (int i = 0; i < WORDS; i++) {
        h = (h ^ state->word[i]) * 0xD6E8FEB86659FD93u;
        h ^= h >> 32;
    }
    return h;
}

static void close_layer(Layer *layer)
{
    free(layer->states);
    free(layer->links);
    free(layer->slots);
    memset(layer, 0, sizeof *layer);
}

static uint32_t slot_of(const Layer *layer, const State *state)
{
    uint32_t last = layer->room * 2 - 1, at = (uint32_t)hash(state) & last;
    while (layer->slots[at] &&
           memcmp(&layer->states[layer->slots[at] - 1], state, sizeof *state))
        at = (at + 1) & last;
    return at;
}

static bool grow(Layer *layer)
{
    uint32_t room = layer->room ? layer->room * 2 : 16;
    State *states = realloc(layer->states, room * sizeof *states);
    if (states) layer->states = states;
    Link *links = realloc(layer->links, room * sizeof *links);
    if (links) layer->links = links;
    uint32_t *slots = calloc((size_t)room * 2, sizeof *slots);
    if (!states || !links || !slots) {
        free(slots);
        return false;
    }
    free(layer->slots);
    layer->slots = slots;
    layer->room = room;
    for (uint32_t i = 0; i < layer->count; i++) slots[slot_of(layer, &states[i])] = i + 1;
    return true;
}

static enum Added add(Layer *layer, const State *state, Link link, uint64_t limit)
{
    if (layer->count == layer->room && !grow(layer)) return FAILED;
    uint32_t slot = slot_of(layer, state);
    if (layer->slots[slot]) return KNOWN;
    if (layer->count >= limit) return FULL_UP;
    layer->states[layer->count] = *state;
    layer->links[layer->count] = link;
    layer->slots[slot] = ++layer->count;
    return NEW;
}

static int ascending(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static bool is_running(const Run *run) { return run->end == EXHAUSTED || run->end == CUT; }

/* Counts a step of the search, and stops it if it is no longer wanted. */
static void step(Run *run)
{
    Check *check = run->check;
    if (++check->steps % CHECK_EVERY == 0 && !check->goes_on(check->context)) run->end = STOPPED;
}

/* Ranks a layer's states, best first if there are too many, by their indices. */
static void rank(const Game *game, const Layer *layer, uint32_t number, uint32_t width,
                 int64_t *ranks, Run *run)
{
    bool crowded = layer->count > width;
    for (uint32_t i = 0; i < layer->count && is_running(run); i++) {
        int64_t score = 0;
        if (crowded) {
            score = game->score(game, &layer->states[i], number);
            step(run);
        }
        ranks[i] = -score * ((int64_t)1 << 32) + i;
    }
    if (crowded && is_running(run)) qsort(ranks, layer->count, sizeof *ranks, ascending);
}

/* Keeps only the best states that are not provably lost. */
static void admit(const Game *game, Layer *layer, uint32_t number, uint32_t width, Run *run)
{
    Layer admitted = {0};
    int64_t *ranks = malloc((layer->count + 1) * sizeof *ranks);
    if (ranks)
        rank(game, layer, number, width, ranks, run);
    else
        run->end = NO_MEMORY;
    for (uint32_t i = 0; i < layer->count && is_running(run); i++) {
        uint32_t from = (uint32_t)ranks[i];
        if (admitted.count == width) {
            run->end = CUT;
            break;
        }
        if (game->provably_lost(game, &layer->states[from], number))
            run->nodes++;
        else if (add(&admitted, &layer->states[from], layer->links[from], UINT64_MAX) != NEW)
            run->end = NO_MEMORY;
        if (run->end != NO_MEMORY) step(run);
    }
    free(ranks);
    close_layer(layer);
    admitted.admitted = admitted.count;
    *layer = admitted;
}

static bool note(Trail *trail, Link link)
{
    if (trail->count == trail->room) {
        uint32_t room = trail->room ? trail->room * 2 : 1024;
        Link *links = realloc(trail->links, room * sizeof *links);
        if (!links) return false;
        trail->links = links;
        trail->room = room;
    }
    trail->links[trail->count++] = link;
    return true;
}

static enum End write_line(const Trail *trail, Link end, Run *run)
{
    uint32_t length = 0;
    for (Link at = end; at.parent != NOWHERE; at = trail->links[at.parent]) length++;
    run->codes = malloc(length * sizeof *run->codes);
    if (!run->codes) return NO_MEMORY;
    run->length = length;
    for (Link at = end; at.parent != NOWHERE; at = trail->links[at.parent])
        run->codes[--length] = at.code;
    return FOUND;
}

/* Whether states found within a layer are proved lost, too, not only those that arrive in it. */
static bool proves_more(const Game *game, uint32_t number, uint32_t width)
{
    return width == UNBOUNDED && number % (game->length + 1) == game->length;
}

/* Expands one state, unless it is proved lost. EXHAUSTED means that nothing was cut, so go on. */
static enum End look_at(const Game *game, Layer *layers, uint32_t number, uint32_t i,
                        uint32_t width, Trail *trail, Run *run)
{
    Child children[MOST_CHILDREN];
    State state = layers[number].states[i];
    uint32_t me = trail->count;
    enum End end = EXHAUSTED;
    if (i >= layers[number].admitted && proves_more(game, number, width) &&
        game->provably_lost(game, &state, number)) {
        run->nodes++;
        return EXHAUSTED;
    }
    if (!note(trail, layers[number].links[i])) return NO_MEMORY;
    run->nodes++;
    int count = game->children(game, &state, number, children);
    for (const Child *child = children; child < children + count; child++) {
        Link link = {me, child->code};
        bool here = child->layer == number;
        if (tops_of(&child->state) == ALL_UP) return write_line(trail, link, run);
        switch (add(&layers[child->layer], &child->state, link,
                    here ? LAYER_GROWTH * (uint64_t)width : UINT64_MAX)) {
        case FAILED: return NO_MEMORY;
        case FULL_UP: end = CUT; break;
        default: break;
        }
    }
    return end;
}

static void run_layers(const Game *game, Layer *layers, uint32_t width, uint64_t nodes,
                       Trail *trail, Run *run)
{
    for (uint32_t number = game->first_layer; number < LAYER_SETS * (game->length + 1); number++) {
        Layer *layer = &layers[number];
        admit(game, layer, number, width, run);
        for (uint32_t i = 0; i < layer->count && is_running(run); i++) {
            enum End end = SPENT;
            if (run->nodes < nodes) end = look_at(game, layers, number, i, width, trail, run);
            if (end != EXHAUSTED) run->end = end;
            if (is_running(run)) step(run);
        }
        if (run->end == SPENT) run->nodes = nodes;
        if (!is_running(run)) return;
        close_layer(layer);
    }
}

Run run_beam(const Game *game, uint32_t width, uint64_t nodes, Check *check)
{
    Run run = {EXHAUSTED, 0, NULL, 0, check};
    Trail trail = {NULL, 0, 0};
    uint32_t count = LAYER_SETS * (game->length + 1);
    Layer *layers = calloc(count, sizeof *layers);
    Link none = {NOWHERE, 0};
    if (!layers || add(&layers[game->first_layer], &game->start, none, UINT64_MAX) == FAILED)
        run.end = NO_MEMORY;
    else
        run_layers(game, layers, width, nodes, &trail, &run);
    for (uint32_t i = 0; layers && i < count; i++) close_layer(&layers[i]);
    free(layers);
    free(trail.links);
    return run;
}
