/* The search for the win with the fewest turns; fewest_search.py explains it. */
#include "fewest.h"

#include <stdlib.h>

#include "cards.h"
#include "layer.h"

/* A state to expand: turns, then the order in which it was queued; and its index. */
typedef struct {
    uint64_t key;
    uint32_t state;
} Entry;

/* A heap, the smallest key first. */
typedef struct {
    Entry *entries;
    uint32_t count, room, queued;
} Queue;

typedef struct {
    const Game *game;
    const Search *search;
    Layer *layers;
    Queue queue;
    Trail trail;
    Link last; /* the last move of the best win; its turns are the limit if there is no win yet */
    Run *run;
} Fewest;

static void put(Queue *queue, uint32_t at, Entry entry)
{
    for (; at && entry.key < queue->entries[(at - 1) / 2].key; at = (at - 1) / 2)
        queue->entries[at] = queue->entries[(at - 1) / 2];
    queue->entries[at] = entry;
}

static bool enqueue(Queue *queue, uint32_t turns, uint32_t state)
{
    if (queue->count == queue->room) {
        uint32_t room = queue->room ? queue->room * 2 : 1024;
        Entry *entries = realloc(queue->entries, room * sizeof *entries);
        if (!entries) return false;
        queue->entries = entries;
        queue->room = room;
    }
    put(queue, queue->count++, (Entry){(uint64_t)turns << 32 | queue->queued++, state});
    return true;
}

static Entry dequeued(Queue *queue)
{
    Entry *entries = queue->entries, first = entries[0], last = entries[--queue->count];
    uint32_t at = 0;
    for (uint32_t child; (child = 2 * at + 1) < queue->count; at = child) {
        if (child + 1 < queue->count && entries[child + 1].key < entries[child].key) child++;
        if (last.key < entries[child].key) break;
        entries[at] = entries[child];
    }
    entries[at] = last;
    return first;
}

static int ascending(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* Ranks a layer's states, best first if there are too many, by their indices. */
static void rank(const Fewest *fewest, const Layer *layer, uint32_t number, int64_t *ranks)
{
    const Game *game = fewest->game;
    bool crowded = layer->count > fewest->search->width;
    for (uint32_t i = 0; i < layer->count && is_running(fewest->run); i++) {
        int64_t score = 0;
        if (crowded) {
            const State *state = &layer->states[i];
            uint32_t turns = layer->links[i].turns + game->ahead(game, state, number);
            score = game->score(game, state, number) - (int64_t)fewest->search->price * turns;
            step(fewest->run);
        }
        ranks[i] = -score * ((int64_t)1 << 32) + i;
    }
    if (crowded && is_running(fewest->run)) qsort(ranks, layer->count, sizeof *ranks, ascending);
}

/* Whether it is proved that no win from the state is wanted. */
static bool unwanted(const Fewest *fewest, const State *state, uint32_t number, uint32_t turns)
{
    const Game *game = fewest->game;
    uint32_t limit = fewest->last.turns;
    if (turns >= limit) return true;
    if (!fewest->search->everywhere && number < game->pruned_from && number != game->first_layer)
        return false;
    return game->beyond(game, state, number, limit - 1 - turns);
}

/* Adds a state, or reaches a known one with fewer turns; queues it if it lies in this layer. */
static enum Added offer(Fewest *fewest, Layer *layer, const State *state, uint32_t hash, Link link,
                        bool here)
{
    uint64_t limit = here ? LAYER_GROWTH * (uint64_t)fewest->search->width : UINT64_MAX;
    uint32_t index;
    enum Added added = add(layer, state, hash, link, limit, &index);
    if (added == KNOWN && link.turns < layer->links[index].turns) {
        layer->links[index] = link;
        added = NEW;
    }
    if (added == NEW && here && !enqueue(&fewest->queue, link.turns, index)) return FAILED;
    return added;
}

/* Keeps only the best states from which a win may be wanted. */
static void admit(Fewest *fewest, Layer *layer, uint32_t number)
{
    Layer admitted = {0};
    Run *run = fewest->run;
    int64_t *ranks = malloc((layer->count + 1) * sizeof *ranks);
    if (ranks)
        rank(fewest, layer, number, ranks);
    else
        run->end = NO_MEMORY;
    for (uint32_t i = 0; i < layer->count && is_running(run); i++) {
        uint32_t from = (uint32_t)ranks[i];
        const State *state = &layer->states[from];
        if (admitted.count == fewest->search->width) {
            run->end = CUT;
            break;
        }
        if (unwanted(fewest, state, number, layer->links[from].turns))
            run->nodes++;
        else if (offer(fewest, &admitted, state, hash_of(state), layer->links[from], true) == FAILED)
            run->end = NO_MEMORY;
        step(run);
    }
    free(ranks);
    close_layer(layer);
    *layer = admitted;
}

static void look_at(Fewest *fewest, uint32_t number, uint32_t i)
{
    const Game *game = fewest->game;
    Child children[MOST_CHILDREN];
    uint32_t hashes[MOST_CHILDREN];
    State state = fewest->layers[number].states[i];
    Link from = fewest->layers[number].links[i];
    uint32_t me = fewest->trail.count;
    if (!note(&fewest->trail, from)) {
        fewest->run->end = NO_MEMORY;
        return;
    }
    fewest->run->nodes++;
    int count = game->children(game, &state, number, children);
    if (fewest->search->at_once && only_at_once(&state, children, &count)) fewest->run->end = CUT;
    fetch(fewest->layers, children, count, hashes);
    for (const Child *child = children; child < children + count; child++) {
        Link link = {me, child->code, from.turns + game->is_turn(child->code)};
        if (link.turns >= fewest->last.turns) continue;
        if (tops_of(&child->state) == ALL_UP) {
            fewest->last = link;
            continue;
        }
        Layer *layer = &fewest->layers[child->layer];
        switch (offer(fewest, layer, &child->state, hashes[child - children], link, child->layer == number)) {
        case FAILED: fewest->run->end = NO_MEMORY; return;
        case FULL_UP: fewest->run->end = CUT; break;
        default: break;
        }
    }
}

static void expand(Fewest *fewest, uint32_t number)
{
    Run *run = fewest->run;
    while (fewest->queue.count && is_running(run)) {
        Entry entry = dequeued(&fewest->queue);
        uint32_t turns = (uint32_t)(entry.key >> 32);
        if (turns > fewest->layers[number].links[entry.state].turns) continue;
        if (turns >= fewest->last.turns) continue;
        if (run->nodes >= fewest->search->nodes)
            run->end = SPENT;
        else
            look_at(fewest, number, entry.state);
        step(run);
    }
}

static void run_layers(Fewest *fewest)
{
    const Game *game = fewest->game;
    for (uint32_t number = game->first_layer;
         number < LAYER_SETS * (game->length + 1) && is_running(fewest->run); number++) {
        fewest->queue.count = fewest->queue.queued = 0;
        admit(fewest, &fewest->layers[number], number);
        expand(fewest, number);
        close_layer(&fewest->layers[number]);
    }
}

uint32_t run_fewest(const Game *game, const Search *search, Run *run)
{
    uint32_t count = LAYER_SETS * (game->length + 1);
    Link none = {NOWHERE, 0, search->limit}, start = {NOWHERE, 0, 0};
    Layer *layers = calloc(count, sizeof *layers);
    Fewest fewest = {game, search, layers, {NULL, 0, 0, 0}, {NULL, 0, 0}, none, run};
    run->end = EXHAUSTED;
    if (!layers || offer(&fewest, &layers[game->first_layer], &game->start, hash_of(&game->start),
                         start, false) == FAILED)
        run->end = NO_MEMORY;
    else
        run_layers(&fewest);
    if (run->end != NO_MEMORY && run->end != STOPPED && fewest.last.parent != NOWHERE &&
        write_line(&fewest.trail, fewest.last, run) != FOUND)
        run->end = NO_MEMORY;
    for (uint32_t i = 0; layers && i < count; i++) close_layer(&layers[i]);
    free(layers);
    free(fewest.queue.entries);
    free(fewest.trail.links);
    return fewest.last.turns;
}
