/* Sultan and The Sultan (classic), encoded for the search; encodings/sultan.py gives the reasons. */
#include "cards.h"
#include "relaxation.h"
#include "reserve.h"

enum { TURN, WASTE, REDEAL, RESERVE };

/* Whether playing the top of the waste at once never loses a win: see _only_move in sultan.py. */
static bool only_move(const Game *game, Mask waste, uint32_t tops, uint32_t layer)
{
    uint32_t stride = game->length + 1;
    int top = highest(waste), card = game->order[top];
    if (!game->classic || layer / stride < LAST_PASS) return false;
    if (layer % stride == game->length) return true;
    return wanted(tops, card / RANKS * 2 + 1) == card % RANKS ||
           lies_in(game, waste ^ bit((uint32_t)top), card);
}

static Child reserve_played(const Game *game, const State *state, uint32_t layer, int slot, int top)
{
    uint32_t at = layer % (game->length + 1), then = at;
    Mask mask = mask_of(state);
    uint64_t reserve = state->word[2];
    int card = slot_card(reserve, slot), filler = NO_CARD;
    uint32_t tops = raised(tops_of(state), taker(tops_of(state), card));
    if (top >= 0 && !game->classic) {
        filler = game->order[top];
        mask ^= bit((uint32_t)top);
    } else if (at < game->length) {
        filler = game->order[at];
        mask ^= bit(at);
        then = next_card(game, mask, at);
    }
    return (Child){layer - at + then, encoded(mask, tops, with(reserve, slot, filler)),
                   (uint32_t)(RESERVE + card)};
}

static Child redealt(const Game *game, const State *state, uint32_t layer)
{
    Mask mask = mask_of(state);
    uint64_t reserve = state->word[2];
    while (game->classic && mask && slot_card(reserve, SLOTS - 1) == NO_CARD) {
        uint32_t first = lowest(mask);
        reserve = with(reserve, SLOTS - 1, game->order[first]);
        mask ^= bit(first);
    }
    return (Child){layer + 1 + next_card(game, mask, 0), encoded(mask, tops_of(state), reserve),
                   REDEAL};
}

static int children(const Game *game, const State *state, uint32_t layer, Child *out)
{
    uint32_t stride = game->length + 1, at = layer % stride, tops = tops_of(state);
    Mask mask = mask_of(state), waste = mask & below(at);
    int count = 0, top = highest(waste), before = NO_CARD;
    bool forced = at == game->length && !game->classic;
    if (top >= 0 && taker(tops, game->order[top]) >= 0) {
        uint32_t after = raised(tops, taker(tops, game->order[top]));
        out[count++] =
            (Child){layer, encoded(mask ^ bit((uint32_t)top), after, state->word[2]), WASTE};
        if (forced || only_move(game, waste, tops, layer)) return count;
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int card = slot_card(state->word[2], slot);
        if (card == NO_CARD || card == before || taker(tops, card) < 0) continue;
        before = card;
        out[count++] = reserve_played(game, state, layer, slot, top);
        if (forced) return count;
    }
    if (at < game->length)
        out[count++] = (Child){layer - at + next_card(game, mask, at + 1), *state, TURN};
    else if (top >= 0 && layer / stride < LAST_PASS)
        out[count++] = redealt(game, state, layer);
    return count;
}

/* How many cards of the waste lie under one of their suit that has to wait for them. */
static int covered(const Game *game, Mask waste, uint32_t tops)
{
    uint32_t above[SUITS] = {0};
    int total = 0;
    while (waste) {
        int place = highest(waste), suit = game->order[place] / RANKS, rank = game->order[place] % RANKS;
        waste ^= bit((uint32_t)place);
        total += wanted(tops, 2 * suit) > rank && above[suit] >> (rank + 1);
        above[suit] |= 1u << rank;
    }
    return total;
}

static int32_t score(const Game *game, const State *state, uint32_t layer)
{
    enum { NEAR, RESERVED, COVERED };
    const int32_t *weights = game->weights;
    uint32_t tops = tops_of(state);
    int32_t total = 0, ranks = 0;
    for (int i = 0; i < FOUNDATIONS; i++)
        total += (i % 2 ? 10 + weights[NEAR] : 10) * wanted(tops, i);
    for (int slot = 0; slot < SLOTS; slot++) {
        int card = slot_card(state->word[2], slot), far = card / RANKS * 2, rank = card % RANKS;
        if (card == NO_CARD) break;
        ranks += rank - wanted(tops, rank >= wanted(tops, far) ? far : far + 1);
    }
    total -= weights[RESERVED] * ranks;
    if (!weights[COVERED]) return total;
    Mask waste = mask_of(state) & below(layer % (game->length + 1));
    return total - weights[COVERED] * covered(game, waste, tops);
}

static bool provably_lost(const Game *game, const State *state, uint32_t layer)
{
    if (layer < game->pruned_from && layer != game->first_layer) return false;
    return game->beyond(game, state, layer, EVER);
}

static bool is_turn(uint32_t code) { return code == TURN; }

static uint32_t ahead(const Game *game, const State *state, uint32_t layer)
{
    Mask left = mask_of(state) & ~below(layer % (game->length + 1));
    return (uint32_t)(__builtin_popcountll((uint64_t)left) +
                      __builtin_popcountll((uint64_t)(left >> 64)));
}

void open_sultan(Game *game)
{
    game->is_turn = is_turn;
    game->ahead = ahead;
    game->beyond = game->length < 64 ? sultan_beyond_narrow : sultan_beyond;
    game->pruned_from = LAST_PASS * (game->length + 1);
    game->proved_from = game->classic ? game->pruned_from : UINT32_MAX;
    game->decided_from = UINT32_MAX;
    game->children = children;
    game->score = score;
    game->provably_lost = provably_lost;
}
