/* The states of a layer, and the lines that lead to them. */
#include "layer.h"

#include <stdlib.h>
#include <string.h>

#include "cards.h"

/* The foundations that are less far ahead than the others. */
static const uint32_t NEAR = 0xF0F0F0F0u;

static uint64_t hash(const State *state)
{
    uint64_t h = 0x9E3779B97F4A7C15u;
    for (int i = 0; i < WORDS; i++) {
        h = (h ^ state->word[i]) * 0xD6E8FEB86659FD93u;
        h ^= h >> 32;
    }
    return h;
}

void close_layer(Layer *layer)
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

enum Added add(Layer *layer, const State *state, Link link, uint64_t limit, uint32_t *index)
{
    if (layer->count == layer->room && !grow(layer)) return FAILED;
    uint32_t slot = slot_of(layer, state);
    *index = layer->slots[slot] - 1;
    if (layer->slots[slot]) return KNOWN;
    if (layer->count >= limit) return FULL_UP;
    *index = layer->count++;
    layer->states[*index] = *state;
    layer->links[*index] = link;
    layer->slots[slot] = layer->count;
    return NEW;
}

bool has_state(const Layer *layer, const State *state)
{
    return layer->room && layer->slots[slot_of(layer, state)];
}

bool only_at_once(const State *state, Child *children, int *count)
{
    for (int i = 0; i < *count && *count > 1; i++) {
        if (!((tops_of(&children[i].state) - tops_of(state)) & NEAR)) continue;
        children[0] = children[i];
        *count = 1;
        return true;
    }
    return false;
}

bool note(Trail *trail, Link link)
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

enum End write_line(const Trail *trail, Link last, Run *run)
{
    uint32_t length = 0;
    for (Link at = last; at.parent != NOWHERE; at = trail->links[at.parent]) length++;
    run->codes = malloc(length * sizeof *run->codes);
    if (!run->codes) return NO_MEMORY;
    run->length = length;
    for (Link at = last; at.parent != NOWHERE; at = trail->links[at.parent])
        run->codes[--length] = at.code;
    return FOUND;
}
