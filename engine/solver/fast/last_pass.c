/* The last pass of the classic game with open vacancies, decided card by card; last_pass.py gives the
 * reasons. */
#include "last_pass.h"

#include "cards.h"
#include "relaxation.h"
#include "reserve.h"

enum { FADES = 16, ONE_REFUTED = 256, BOTH_REFUTED = 11 * ONE_REFUTED };

typedef struct {
    const Game *game;
    const State *state;
    uint32_t layer;
    uint64_t nodes;
    Interest *interest;
    Run *run;
} Search;

/* What has been decided, and what is still open: cards of the stock by their places, and cards with
 * two copies. */
typedef struct {
    Decisions made;
    Mask places;
    uint64_t pairs;
} Partial;

/* The open question of the greatest interest, the first of equals: a place, or MOST_CARDS and a card;
 * -1 if none is open. */
static int most_interesting(const Search *search, const Partial *partial)
{
    const int32_t *interest = search->interest->of;
    int best = -1;
    for (Mask places = partial->places; places; places &= places - 1) {
        int place = (int)lowest(places);
        if (best < 0 || interest[place] > interest[best]) best = place;
    }
    for (uint64_t pairs = partial->pairs; pairs; pairs &= pairs - 1) {
        int pair = MOST_CARDS + __builtin_ctzll(pairs);
        if (best < 0 || interest[pair] > interest[best]) best = pair;
    }
    return best;
}

/* One of two answers to a question: the card fills a vacancy, or is buried; the copy nearer to the
 * end of the row is placed first, or the other one. */
static Partial answered(const Search *search, const Partial *before, int question, bool yes)
{
    Partial partial = *before;
    if (question < MOST_CARDS) {
        Mask its = bit((uint32_t)question);
        partial.places &= ~its;
        *(yes ? &partial.made.filling : &partial.made.buried) |= its;
        return partial;
    }
    int card = question - MOST_CARDS;
    Mask both = mask_of(search->state) & (Mask)search->game->copies[card];
    uint32_t newer = (uint32_t)highest(both), older = lowest(both);
    partial.pairs &= ~((uint64_t)1 << card);
    partial.made.first[card] = (uint8_t)((yes ? newer : older == newer ? RESERVED : older) + 1);
    return partial;
}

static bool is_refuted(const Search *search, const Partial *partial)
{
    const Game *game = search->game;
    search->run->nodes++;
    step(search->run);
    return (game->length < 64 ? sultan_refuted_narrow : sultan_refuted)(
        game, search->state, search->layer, &partial->made);
}

/* Whether all plays that agree with what has been decided are lost. */
static enum End all_lost(const Search *search, Partial partial)
{
    int32_t *interest = search->interest->of;
    for (;;) {
        if (!is_running(search->run)) return search->run->end;
        int question = most_interesting(search, &partial);
        if (question < 0) return FOUND;
        if (search->run->nodes + 2 > search->nodes) return SPENT;
        Partial yes = answered(search, &partial, question, true);
        Partial no = answered(search, &partial, question, false);
        bool never = is_refuted(search, &yes), always = is_refuted(search, &no);
        if (never && always) {
            interest[question] += BOTH_REFUTED;
            return EXHAUSTED;
        }
        if (never || always) {
            interest[question] += ONE_REFUTED;
            partial = never ? no : yes;
            continue;
        }
        interest[question] -= interest[question] / FADES;
        enum End end = all_lost(search, yes);
        if (end != EXHAUSTED) return end;
        interest[question] += ONE_REFUTED;
        partial = no;
    }
}

/* The cards of which two copies are in play, not both in the reserve. */
static uint64_t pairs_of(const Game *game, const State *state)
{
    uint64_t pairs = 0;
    int copies[NO_CARD + 1] = {0};
    for (int slot = 0; slot < SLOTS; slot++) copies[slot_card(state->word[2], slot)]++;
    for (Mask left = mask_of(state); left; left &= left - 1) {
        int card = game->order[lowest(left)];
        if (++copies[card] == COPIES) pairs |= (uint64_t)1 << card;
    }
    return pairs;
}

enum End decide(const Game *game, const State *state, uint32_t layer, uint64_t nodes, Interest *interest,
                Run *run)
{
    Search search = {game, state, layer, nodes, interest, run};
    Partial partial = {{0, 0, {0}}, mask_of(state) & ~below(layer % (game->length + 1)),
                       pairs_of(game, state)};
    return is_refuted(&search, &partial) ? EXHAUSTED : all_lost(&search, partial);
}
