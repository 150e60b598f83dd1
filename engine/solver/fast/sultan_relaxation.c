/* The proof of loss for the Sultan games; sultan_relaxation.py gives the argument. */
#include "cards.h"
#include "relaxation.h"

enum { SLOTS = 8, LAST_PASS = 2 };

typedef struct {
    const Game *game;
    Mask mask, reached, kept, lying;
    uint8_t reserve[SLOTS];
    bool emptied; /* whether all of the waste may be gone at this moment */
    Relaxation relaxation;
} Play;

/* Reaches cards from the top of the waste down; returns whether a foundation rose. */
static bool look_down(Play *play, uint32_t at)
{
    const Game *game = play->game;
    Relaxation *relaxation = &play->relaxation;
    uint8_t seen[NO_CARD + 1] = {0}, room[NO_CARD + 1] = {0};
    bool climbed = false;
    int stuck = 0;
    play->emptied = false;
    for (int slot = 0; slot < SLOTS && play->reserve[slot] != NO_CARD; slot++) {
        int card = play->reserve[slot];
        room[card]++;
        stuck += ++seen[card] > up(relaxation, card);
    }
    Mask waste = play->mask & below(at);
    int newest = highest(waste);
    while (waste && stuck <= SLOTS) {
        int place = highest(waste), card = game->order[place];
        Mask its = bit((uint32_t)place);
        waste ^= its;
        if (!(play->reached & its)) {
            play->reached |= its;
            climbed |= reach(relaxation, card);
        }
        stuck += ++seen[card] > up(relaxation, card);
        bool slot_takes_it = !game->classic || (place == newest && !(play->lying & its));
        if (slot_takes_it && stuck <= SLOTS) play->kept |= its;
        room[card] += !game->classic || play->kept & its;
        if (seen[card] - up(relaxation, card) > room[card]) return climbed;
    }
    play->emptied = stuck <= SLOTS;
    return climbed;
}

/* Reaches cards at this point of the stock, then drops those the next card buries. */
static void moment(Play *play, uint32_t at)
{
    Mask before = play->reached;
    while (look_down(play, at)) continue;
    for (Mask temporary = play->reached & ~before & ~play->kept; temporary; temporary &= temporary - 1) {
        uint32_t place = lowest(temporary);
        int card = play->game->order[place];
        if (up(&play->relaxation, card)) continue;
        play->reached ^= bit(place);
        play->relaxation.free[card]--;
    }
}

static Play play_of(const Game *game, const State *state, uint32_t layer)
{
    uint32_t at = layer % (game->length + 1);
    Play play = {game, mask_of(state), 0, 0, game->classic ? below(at) : 0, {0},
                 false, relaxation_of(tops_of(state))};
    for (int slot = 0; slot < SLOTS; slot++) {
        play.reserve[slot] = state->word[2] >> 6 * slot & 63;
        if (play.reserve[slot] != NO_CARD) reach(&play.relaxation, play.reserve[slot]);
    }
    return play;
}

static int placed(const Play *play)
{
    int total = 0;
    for (int suit = 0; suit < 4; suit++) total += play->relaxation.far[suit] + play->relaxation.near[suit];
    return total;
}

static int least(int a, int b) { return a < b ? a : b; }

/* The fewest turns of a pass. `base` is how many cards were placed before the first; `row` is how
 * many cards the stock has at least, or -1 if they are all that remain. */
static int pass_turns(Play *play, uint32_t at, int row, int base)
{
    const Game *game = play->game;
    int steps = 0, draws = 0, turns = 0;
    at = next_card(game, play->mask, at);
    moment(play, at);
    while (at < game->length) {
        steps++;
        draws += game->classic || play->emptied;
        int so_far = steps - least(draws, placed(play) - base);
        if (row < 0 && so_far > turns) turns = so_far;
        at = next_card(game, play->mask, at + 1);
        moment(play, at);
    }
    if (row < 0) return turns;
    row -= least(draws, placed(play) - base);
    return row > 0 ? row : 0;
}

bool sultan_beyond(const Game *game, const State *state, uint32_t layer, uint32_t turns)
{
    uint32_t stride = game->length + 1, at = layer % stride;
    Play play = play_of(game, state, layer);
    int base = 0, needed = 0, row = -1;
    for (int i = 0; i < FOUNDATIONS; i++) base += wanted(tops_of(state), i);
    for (uint32_t pass = layer / stride; pass <= LAST_PASS; pass++, at = 0, play.lying = 0) {
        needed += pass_turns(&play, at, row, base);
        if (needed > (int)turns) return true;
        if (complete(&play.relaxation)) return false;
        row = FOUNDATIONS * RANKS - SLOTS - placed(&play);
        if (row < 0) row = 0;
    }
    return true;
}
