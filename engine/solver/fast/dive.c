/* The depth-first hunt for a win; tools/reference/searches.py explains it. */
#include "dive.h"

#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "layer.h"

/* A state that may be expanded, and how it was reached. */
typedef struct {
    State state;
    uint32_t layer;
    int32_t score;
    Link link;
} Entry;

typedef struct {
    const Game *game;
    Entry *entries; /* a stack: the next one to expand is the last */
    uint32_t count, room;
    Entry *table; /* what was expanded; a later state takes the place of an earlier one */
    Trail trail;
    Run *run;
} Diving;

static Entry *slot_of(const Diving *diving, const State *state)
{
    return &diving->table[hash_of(state) % TABLE];
}

static bool is_known(const Diving *diving, const State *state, uint32_t layer)
{
    const Entry *slot = slot_of(diving, state);
    return slot->layer == layer && !memcmp(&slot->state, state, sizeof *state);
}

static bool push(Diving *diving, const Entry *entry)
{
    if (diving->count == diving->room) {
        uint32_t room = diving->room ? diving->room * 2 : 1024;
        Entry *entries = realloc(diving->entries, room * sizeof *entries);
        if (!entries) return false;
        diving->entries = entries;
        diving->room = room;
    }
    diving->entries[diving->count++] = *entry;
    return true;
}

/* Pushes a state's children, the best by score last; ties go to the first. */
static void push_all(Diving *diving, const Child *children, int count, uint32_t parent)
{
    Entry found[MOST_CHILDREN];
    int many = 0;
    for (const Child *child = children; child < children + count; child++) {
        Entry entry = {child->state, child->layer, 0, {parent, child->code, 0}};
        if (is_known(diving, &child->state, child->layer)) continue;
        if (count > 1) entry.score = diving->game->score(diving->game, &child->state, child->layer);
        int at = many++;
        for (; at && found[at - 1].score >= entry.score; at--) found[at] = found[at - 1];
        found[at] = entry;
    }
    for (int i = 0; i < many; i++)
        if (!push(diving, &found[i])) diving->run->end = NO_MEMORY;
}

static void expand(Diving *diving, const Entry *entry, bool at_once)
{
    Child children[MOST_CHILDREN];
    Run *run = diving->run;
    const Game *game = diving->game;
    uint32_t me = diving->trail.count;
    run->nodes++;
    *slot_of(diving, &entry->state) = *entry;
    if (game->provably_lost(game, &entry->state, entry->layer)) return;
    if (!note(&diving->trail, entry->link)) {
        run->end = NO_MEMORY;
        return;
    }
    int count = game->children(game, &entry->state, entry->layer, children);
    if (at_once) only_at_once(&entry->state, children, &count);
    for (const Child *child = children; child < children + count; child++)
        if (tops_of(&child->state) == ALL_UP) {
            run->end = write_line(&diving->trail, (Link){me, child->code, 0}, run);
            return;
        }
    push_all(diving, children, count, me);
}

Run run_dive(const Game *game, uint64_t nodes, bool at_once, Check *check)
{
    Run run = {CUT, 0, NULL, 0, check};
    Diving diving = {game, NULL, 0, 0, calloc(TABLE, sizeof(Entry)), {NULL, 0, 0}, &run};
    Entry start = {game->start, game->first_layer, 0, {NOWHERE, 0, 0}};
    if (!diving.table || !push(&diving, &start)) run.end = NO_MEMORY;
    while (diving.count && run.end == CUT) {
        Entry entry = diving.entries[--diving.count];
        if (is_known(&diving, &entry.state, entry.layer)) continue;
        if (run.nodes >= nodes)
            run.end = SPENT;
        else
            expand(&diving, &entry, at_once);
        step(&run);
    }
    free(diving.entries);
    free(diving.table);
    free(diving.trail.links);
    return run;
}
