/* The classic game with vacancies that may stay open; open_vacancies.py gives the reasons. */
#include "decisions.h"
#include "reserve.h"

static bool near_wants(uint32_t tops, int card)
{
    return wanted(tops, card / RANKS * 2 + 1) == card % RANKS;
}

static void waste_played(const Game *game, State *state, uint32_t top)
{
    uint32_t tops = tops_of(state);
    set_row(state, mask_of(state) ^ bit(top), raised(tops, taker(tops, game->order[top])));
}

static void slot_played(State *state, int slot)
{
    uint32_t tops = tops_of(state);
    int card = slot_card(state->word[2], slot);
    *state = encoded(mask_of(state), raised(tops, taker(tops, card)), with(state->word[2], slot, NO_CARD));
}

/* Makes a play that never loses a win; false if there is none. */
static bool play_safely(const Game *game, State *state, uint32_t layer)
{
    uint32_t stride = game->length + 1, at = layer % stride, tops = tops_of(state);
    Mask waste = mask_of(state) & below(at);
    int top = highest(waste);
    if (top >= 0 && taker(tops, game->order[top]) >= 0) {
        int card = game->order[top];
        bool safe = near_wants(tops, card);
        if (!safe && layer / stride == LAST_PASS)
            safe = at == game->length || lies_in(game, waste ^ bit((uint32_t)top), card);
        if (safe) {
            waste_played(game, state, (uint32_t)top);
            return true;
        }
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int card = slot_card(state->word[2], slot);
        if (card == NO_CARD) break;
        if (taker(tops, card) < 0 || (!near_wants(tops, card) && lies_in(game, waste, card))) continue;
        slot_played(state, slot);
        return true;
    }
    return false;
}

/* A state after all plays that never lose a win. */
static Child settled(const Game *game, State state, uint32_t layer)
{
    while (play_safely(game, &state, layer)) continue;
    return (Child){layer, state, 0};
}

static int children(const Game *game, const State *state, uint32_t layer, Child *out)
{
    uint32_t stride = game->length + 1, at = layer % stride, tops = tops_of(state);
    Mask mask = mask_of(state);
    int count = 0, top = highest(mask & below(at)), before = NO_CARD;
    State now = *state;
    if (play_safely(game, &now, layer)) {
        out[0] = settled(game, now, layer);
        return 1;
    }
    if (top >= 0 && taker(tops, game->order[top]) >= 0) {
        waste_played(game, &now, (uint32_t)top);
        out[count++] = settled(game, now, layer);
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int card = slot_card(state->word[2], slot);
        if (card == NO_CARD) break;
        if (card == before || taker(tops, card) < 0) continue;
        before = card;
        now = *state;
        slot_played(&now, slot);
        out[count++] = settled(game, now, layer);
    }
    if (at < game->length) {
        out[count++] = settled(game, *state, layer - at + next_card(game, mask, at + 1));
        if (slot_card(state->word[2], SLOTS - 1) == NO_CARD && !near_wants(tops, game->order[at])) {
            uint64_t reserve = with(state->word[2], SLOTS - 1, game->order[at]);
            now = encoded(mask ^ bit(at), tops, reserve);
            out[count++] = settled(game, now, layer - at + next_card(game, mask, at + 1));
        }
    } else if (top >= 0 && layer / stride < LAST_PASS) {
        out[count++] = settled(game, *state, layer + 1 + next_card(game, mask, 0));
    }
    return count;
}

void open_vacancies(Game *game)
{
    open_sultan(game);
    game->children = children;
    game->decided_from = LAST_PASS * (game->length + 1);
    game->decide = decide_last_pass;
}
