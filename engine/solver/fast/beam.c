/* The layered beam search; tools/reference/searches.py explains it. */
#include "beam.h"

#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "layer.h"
#include "sieve.h"
#include "tally.h"

static const Beam UNCUT = {UINT32_MAX, UINT32_MAX, false};
enum { QUICK = 10000 }; /* nodes */

static int ascending(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
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

/* Whether a state that arrives is known to be lost or proved to be. */
static bool is_lost(const Game *game, const State *state, uint32_t number, const Layer *known,
                    Sieve *sieve, Run *run)
{
    if (known && has_state(&known[number], state)) return true;
    if (number >= game->decided_from) return false;
    return game->provably_lost(game, state, number) || refutes(sieve, state, run);
}

/* Keeps only the best states that are not lost, as far as is known. */
static void admit(const Game *game, Layer *layer, uint32_t number, const Beam *beam,
                  const Layer *known, Sieve *sieve, Run *run)
{
    Layer admitted = {0};
    Tally tally = {NULL, 0};
    uint32_t index, width = beam->width;
    bool counts = layer->count > width && beam->alike < width;
    int64_t *ranks = malloc((layer->count + 1) * sizeof *ranks);
    if (!ranks || (counts && !open_tally(&tally, layer->count)))
        run->end = NO_MEMORY;
    else
        rank(game, layer, number, width, ranks, run);
    for (uint32_t i = 0; i < layer->count && is_running(run); i++) {
        uint32_t from = (uint32_t)ranks[i];
        if (admitted.count == width) {
            run->end = CUT;
            break;
        }
        if (counts && counted(&tally, &layer->states[from]) > beam->alike)
            run->end = CUT;
        else if (is_lost(game, &layer->states[from], number, known, sieve, run))
            run->nodes++;
        else if (add(&admitted, &layer->states[from], hash_of(&layer->states[from]),
                     layer->links[from], UINT64_MAX, &index) != NEW)
            run->end = NO_MEMORY;
        step(run);
    }
    close_tally(&tally);
    free(ranks);
    close_layer(layer);
    admitted.admitted = admitted.count;
    *layer = admitted;
}

/* Whether states found within a layer are proved lost, too, not only those that arrive in it. */
static bool proves_more(const Game *game, uint32_t number, uint32_t width)
{
    bool stock_empty = number % (game->length + 1) == game->length;
    return width == UNCUT.width && (stock_empty || number >= game->proved_from);
}

/* Expands one state, unless it is proved lost. EXHAUSTED means that nothing was cut, so go on. */
static enum End look_at(const Game *game, Layer *layers, uint32_t number, uint32_t i,
                        const Beam *beam, Trail *trail, Run *run)
{
    Child children[MOST_CHILDREN];
    uint32_t hashes[MOST_CHILDREN];
    State state = layers[number].states[i];
    uint32_t me = trail->count, index;
    enum End end = EXHAUSTED;
    if (i >= layers[number].admitted && proves_more(game, number, beam->width) &&
        game->provably_lost(game, &state, number)) {
        run->nodes++;
        return EXHAUSTED;
    }
    if (!note(trail, layers[number].links[i])) return NO_MEMORY;
    run->nodes++;
    int count = game->children(game, &state, number, children);
    if (beam->at_once && only_at_once(&state, children, &count)) end = CUT;
    fetch(layers, children, count, hashes);
    for (const Child *child = children; child < children + count; child++) {
        Link link = {me, child->code, 0};
        bool here = child->layer == number;
        if (tops_of(&child->state) == ALL_UP) return write_line(trail, link, run);
        switch (add(&layers[child->layer], &child->state, hashes[child - children], link,
                    here ? LAYER_GROWTH * (uint64_t)beam->width : UINT64_MAX, &index)) {
        case FAILED: return NO_MEMORY;
        case FULL_UP: end = CUT; break;
        default: break;
        }
    }
    return end;
}

/* Whether what a proof finds in a layer is kept for the next one. */
static bool is_kept(const Game *game, const Layer *known, uint32_t number)
{
    return known && (number % KEPT_EVERY == 0 || number >= game->decided_from);
}

static void run_layers(const Game *game, Layer *layers, const Beam *beam, uint64_t nodes,
                       const Layer *known, bool sifts, Interest *interest, Trail *trail, Run *run)
{
    for (uint32_t number = game->first_layer; number < LAYER_SETS * (game->length + 1); number++) {
        Layer *layer = &layers[number];
        bool decides = number >= game->decided_from;
        Sieve sieve = sieve_of(game, number, sifts ? nodes : 0, interest);
        admit(game, layer, number, beam, known, &sieve, run);
        for (uint32_t i = 0; i < layer->count && is_running(run); i++) {
            enum End end = SPENT;
            if (run->nodes < nodes)
                end = decides ? game->decide(game, &layer->states[i], number, nodes, interest, run)
                              : look_at(game, layers, number, i, beam, trail, run);
            if (end != EXHAUSTED) run->end = end;
            if (is_running(run)) step(run);
        }
        if (run->end == SPENT) run->nodes = nodes;
        if (!is_running(run)) return;
        if (!is_kept(game, known, number)) close_layer(layer);
    }
}

/* Adds the states of kept layers to those known to be lost. */
static void learn(const Layer *layers, uint32_t count, Layer *known, Run *run)
{
    uint32_t index;
    for (uint32_t number = 0; number < count; number++)
        for (uint32_t i = 0; i < layers[number].count && is_running(run); i++) {
            const State *state = &layers[number].states[i];
            if (add(&known[number], state, hash_of(state), layers[number].links[i], UINT64_MAX,
                    &index) == FAILED)
                run->end = NO_MEMORY;
            step(run);
        }
}

static Run run_one(const Game *game, Beam beam, uint64_t nodes, Layer *known, bool sifts,
                   Interest *interest, Check *check)
{
    Run run = {EXHAUSTED, 0, NULL, 0, check};
    Trail trail = {NULL, 0, 0};
    uint32_t count = LAYER_SETS * (game->length + 1), index;
    Layer *layers = calloc(count, sizeof *layers);
    Link none = {NOWHERE, 0, 0};
    if (!layers || add(&layers[game->first_layer], &game->start, hash_of(&game->start), none,
                       UINT64_MAX, &index) == FAILED)
        run.end = NO_MEMORY;
    else
        run_layers(game, layers, &beam, nodes, known, sifts, interest, &trail, &run);
    free(trail.links);
    if (known && run.end == EXHAUSTED) learn(layers, count, known, &run);
    for (uint32_t i = 0; layers && i < count; i++) close_layer(&layers[i]);
    free(layers);
    return run;
}

Run run_beam(const Game *game, Beam beam, uint64_t nodes, Check *check)
{
    Interest interest = {{0}};
    return run_one(game, beam, nodes, NULL, false, &interest, check);
}

/* A search for a proof that tries what arrives in a layer, if the game can and a quick one isn't enough. */
static Run run_sifted(const Game *game, uint64_t nodes, Layer *known, Interest *interest, Check *check)
{
    uint64_t first = game->probe && nodes > QUICK ? QUICK : nodes;
    Run run = run_one(game, UNCUT, first, known, false, interest, check);
    if (run.end != SPENT || first == nodes) return run;
    run = run_one(game, UNCUT, nodes - first, known, true, interest, check);
    run.nodes += first;
    return run;
}

Back run_back(Game *game, const Start *starts, uint32_t count, uint64_t nodes, uint64_t step,
              Check *check)
{
    Back back = {.run = {SPENT, 0, NULL, 0, check}};
    Interest interest = {{0}};
    uint32_t layers = LAYER_SETS * (game->length + 1);
    Layer *known = calloc(layers, sizeof *known);
    if (!known) back.run.end = NO_MEMORY;
    for (; known && back.proved < count; back.proved++) {
        uint64_t used = back.run.nodes, limit = nodes - used;
        if (used >= nodes) { /* More, if many states were pruned at last. */
            back.run.end = SPENT;
            back.run.nodes = nodes;
            break;
        }
        if (back.proved && used + step < limit) limit = used + step;
        game->first_layer = starts[back.proved].layer;
        game->start = starts[back.proved].state;
        back.run = run_sifted(game, limit, known, &interest, check);
        back.run.nodes += used;
        if (back.run.end != EXHAUSTED) break;
    }
    for (uint32_t i = 0; known && i < layers; i++) close_layer(&known[i]);
    free(known);
    return back;
}

Back run_probes(const Game *game, const Start *starts, uint32_t count, uint64_t nodes, Check *check)
{
    Back back = {.run = {EXHAUSTED, 0, NULL, 0, check}};
    Interest interest = {{0}};
    for (uint32_t i = 0; i < count && is_running(&back.run); i++) {
        const Start *start = &starts[i];
        uint64_t most = back.run.nodes + nodes;
        if (game->probe(game, &start->state, start->layer, most, &interest, &back.run) == EXHAUSTED)
            back.proved = i + 1;
    }
    return back;
}
