/* The states of a layer, and the lines that lead to them. */
#include "layer.h"

#include <stdlib.h>
#include <string.h>

#include "cards.h"

/* The foundations that are less far ahead than the others. */
static const uint32_t NEAR = 0xF0F0F0F0u;

uint32_t hash_of(const State *state)
{
    uint64_t h = 0x9E3779B97F4A7C15u;
    for (int i = 0; i < WORDS; i++) {
        h = (h ^ state->word[i]) * 0xD6E8FEB86659FD93u;
        h ^= h >> 32;
    }
    return (uint32_t)h;
}

void close_layer(Layer *layer)
{
    free(layer->states);
    free(layer->links);
    free(layer->slots);
    memset(layer, 0, sizeof *layer);
}

static uint32_t last_slot(const Layer *layer) { return layer->room * 2 - 1; }

void fetch(const Layer *layers, const Child *children, int count, uint32_t *hashes)
{
    for (int i = 0; i < count; i++) {
        const Layer *layer = &layers[children[i].layer];
        hashes[i] = hash_of(&children[i].state);
        if (layer->room) __builtin_prefetch(&layer->slots[hashes[i] & last_slot(layer)]);
    }
    for (int i = 0; i < count; i++) {
        const Layer *layer = &layers[children[i].layer];
        const Slot *slot = layer->room ? &layer->slots[hashes[i] & last_slot(layer)] : NULL;
        if (slot && slot->index) __builtin_prefetch(&layer->states[slot->index - 1]);
    }
}

/* The state's slot, or the empty one that it would get. */
static Slot *slot_of(const Layer *layer, const State *state, uint32_t hash)
{
    for (uint32_t at = hash & last_slot(layer);; at = (at + 1) & last_slot(layer)) {
        Slot *slot = &layer->slots[at];
        if (!slot->index) return slot;
        if (slot->hash == hash && !memcmp(&layer->states[slot->index - 1], state, sizeof *state))
            return slot;
    }
}

static bool grow(Layer *layer)
{
    Slot *before = layer->slots, *end = before + (size_t)layer->room * 2;
    uint32_t room = layer->room ? layer->room * 2 : 16;
    State *states = realloc(layer->states, room * sizeof *states);
    if (states) layer->states = states;
    Link *links = realloc(layer->links, room * sizeof *links);
    if (links) layer->links = links;
    Slot *slots = calloc((size_t)room * 2, sizeof *slots);
    if (!states || !links || !slots) {
        free(slots);
        return false;
    }
    layer->slots = slots;
    layer->room = room;
    for (const Slot *slot = before; slot < end; slot++) {
        uint32_t at = slot->hash & last_slot(layer);
        if (!slot->index) continue;
        while (slots[at].index) at = (at + 1) & last_slot(layer);
        slots[at] = *slot;
    }
    free(before);
    return true;
}

enum Added add(Layer *layer, const State *state, uint32_t hash, Link link, uint64_t limit,
               uint32_t *index)
{
    if (layer->count == layer->room && !grow(layer)) return FAILED;
    Slot *slot = slot_of(layer, state, hash);
    *index = slot->index - 1;
    if (slot->index) return KNOWN;
    if (layer->count >= limit) return FULL_UP;
    *index = layer->count++;
    layer->states[*index] = *state;
    layer->links[*index] = link;
    *slot = (Slot){hash, layer->count};
    return NEW;
}

bool has_state(const Layer *layer, const State *state)
{
    return layer->room && slot_of(layer, state, hash_of(state))->index;
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
