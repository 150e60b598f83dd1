/* The proof of loss for the Sultan games: the same answers as sultan_relaxation.py, which gives the
 * argument, but by sets of cards instead of card by card.
 *
 * What is reached, kept and raised at a moment only ever grows until nothing changes, so the order
 * in which it is worked out makes no difference. */
#include <string.h>

#include "cards.h"
#include "relaxation.h"
#include "reserve.h"

typedef struct {
    const Game *game;
    Mask mask, reached, kept, lying;
    Mask unplaced; /* the cards of the row that certainly aren't placed by now */
    Mask blocking; /* those that certainly lie on the waste once they are turned */
    uint32_t at;
    uint8_t up[NO_CARD + 1], reserve[NO_CARD + 1]; /* how many copies are placed; in the reserve */
    uint8_t up_since[NO_CARD + 1]; /* the index at which the first copy may have been placed */
    uint8_t room[MOST_CARDS];      /* slots for a card of the row and older ones when it was turned */
    int stuck;    /* how many cards of the reserve certainly aren't placed */
    bool emptied; /* whether all of the waste may be gone at this moment */
    Relaxation relaxation;
} Play;

static bool has(Mask mask, uint32_t place) { return mask >> place & 1; }

static int least(int a, int b) { return a < b ? a : b; }

/* Works out whether a card's copies are in `unplaced` and `blocking`. Those in the reserve, then
 * those nearer to the top of the waste, are the first to be taken for placed. */
static void refresh(Play *play, int card)
{
    int seen = play->reserve[card], room = seen;
    for (int copy = COPIES - 1; copy >= 0; copy--) {
        uint32_t place = play->game->places[card][copy];
        if (place == NO_PLACE || !has(play->mask, place)) continue;
        Mask its = bit(place);
        int order = seen + 1, kept = room + (!play->game->classic || has(play->kept, place));
        play->unplaced = order > play->up[card] ? play->unplaced | its : play->unplaced & ~its;
        play->blocking = order - play->up[card] > kept ? play->blocking | its : play->blocking & ~its;
        if (place < play->at) {
            seen = order;
            room = kept;
        }
    }
}

/* Takes note that more copies of a suit's ranks may be placed. */
static void note_placed(Play *play, int suit, int rank, int end)
{
    for (; rank < end; rank++) {
        int card = RANKS * suit + rank, before = play->up[card], held = play->reserve[card];
        int now = up(&play->relaxation, card);
        if (now == before) continue;
        if (!before) play->up_since[card] = (uint8_t)play->at;
        play->up[card] = (uint8_t)now;
        play->stuck -= least(held, now) - least(held, before);
        if (rank < play->relaxation.near[suit]) {
            play->unplaced &= ~(Mask)play->game->copies[card];
            play->blocking &= ~(Mask)play->game->copies[card];
        } else
            refresh(play, card);
    }
}

/* Raises a suit's foundations as far as they go; returns whether any rose. */
static bool rise(Play *play, int suit)
{
    const Relaxation *relaxation = &play->relaxation;
    int near = relaxation->near[suit], far = relaxation->far[suit];
    if (!climb(&play->relaxation, suit)) return false;
    note_placed(play, suit, near, least(relaxation->near[suit], far));
    note_placed(play, suit, far, relaxation->far[suit]);
    return true;
}

/* Cards of the waste that slots hold so that those below them are reached: newest first, with the
 * slots that were left for older ones when each was turned. */
typedef struct {
    int count;
    struct {
        uint32_t place;
        int room;
    } cards[SLOTS];
} Held;

/* The place of the other copy of a card in the row, or NO_PLACE. */
static uint32_t other_copy(const Play *play, uint32_t place)
{
    const uint8_t *places = play->game->places[play->game->order[place]];
    uint32_t other = places[places[0] == place];
    return other != NO_PLACE && has(play->mask, other) ? other : NO_PLACE;
}

/* Holds one more card, older than the others; false if one of them left no room for it.
 *
 * If one of two copies is placed, nobody knows which: one is held since both were turned, or
 * instead of the reserve's copy once that may have been placed. */
static bool hold(const Play *play, Held *held, uint32_t place)
{
    int card = play->game->order[place];
    uint32_t after = place;
    if (play->up[card])
        after = play->reserve[card] ? play->up_since[card] - 1u : other_copy(play, place);
    for (int i = 0; i < held->count; i++)
        if ((int)held->cards[i].place > (int)after && !held->cards[i].room--) return false;
    if (!play->up[card]) {
        held->cards[held->count].place = place;
        held->cards[held->count++].room = play->room[place] - 1;
    }
    return true;
}

/* The lowest card of the waste that is reached, since it blocks those below it or is one too many
 * for the slots; -1 if none does or is. In Sultan, notes which may be kept. */
static int deepest(Play *play, Mask waste)
{
    int last = highest(waste & play->blocking), room = SLOTS - play->stuck;
    Mask unplaced = waste & play->unplaced;
    Held held = {.count = 0};
    if (last >= 0) unplaced &= ~below((uint32_t)last);
    play->emptied = false;
    for (; unplaced; room--) {
        int place = highest(unplaced);
        if (!room || (play->game->classic && !hold(play, &held, (uint32_t)place))) return place;
        unplaced ^= bit((uint32_t)place);
        if (!play->game->classic) play->kept |= bit((uint32_t)place);
    }
    play->emptied = last < 0;
    return last;
}

/* Whether the other copy of the newest card of the waste lies below it. */
static bool covers_its_copy(const Play *play, uint32_t newest)
{
    const uint8_t *places = play->game->places[play->game->order[newest]];
    return places[0] != newest && has(play->mask, places[0]);
}

/* Notes that the newest card of the waste may be kept, if a slot takes it; in the classic game that
 * is before it is turned. */
static void keep(Play *play, uint32_t newest)
{
    Mask its = bit(newest);
    if (play->lying & its || play->stuck + has(play->unplaced, newest) > SLOTS) return;
    play->room[newest] = (uint8_t)(SLOTS - play->stuck);
    if (play->kept & its) return;
    play->kept |= its;
    if (covers_its_copy(play, newest))
        refresh(play, play->game->order[newest]);
    else
        play->blocking &= ~its; /* The first copy to be counted: it needs one place, and has it. */
}

/* Reaches cards of the waste; returns whether a foundation rose. */
static bool look_down(Play *play)
{
    const uint8_t *order = play->game->order;
    Mask waste = play->mask & below(play->at), fresh = waste & ~play->reached;
    if (waste && !play->game->classic) keep(play, (uint32_t)highest(waste));
    int last = deepest(play, waste), suits = 0;
    if (last >= 0) fresh &= ~below((uint32_t)last);
    play->reached |= fresh;
    for (; fresh; fresh &= fresh - 1) {
        int card = order[lowest(fresh)];
        play->relaxation.free[card]++;
        suits |= 1 << card / RANKS;
    }
    bool rose = false;
    for (int suit = 0; suit < SUITS; suit++)
        if (suits >> suit & 1) rose |= rise(play, suit);
    return rose;
}

/* Reaches cards at this point of the stock, then drops those the next card buries. */
static void moment(Play *play, uint32_t at)
{
    Mask before = play->reached, waste = play->mask & below(at);
    play->at = at;
    if (waste) refresh(play, play->game->order[highest(waste)]);
    while (look_down(play)) continue;
    for (Mask temporary = play->reached & ~before & ~play->kept; temporary; temporary &= temporary - 1) {
        uint32_t place = lowest(temporary);
        int card = play->game->order[place];
        if (play->up[card]) continue;
        play->reached ^= bit(place);
        play->relaxation.free[card]--;
    }
}

/* Turns one card and looks at what that changes: as `moment`, but for `emptied`.
 *
 * Nothing below the card is reached that wasn't a moment ago unless the card raises a foundation:
 * that takes one more copy of one card, and each card below it was tried when it lay on top. */
static void turn(Play *play, uint32_t newest, uint32_t at)
{
    int card = play->game->order[newest];
    play->at = at;
    if (covers_its_copy(play, newest)) refresh(play, card);
    keep(play, newest);
    if (has(play->reached, newest)) return;
    play->reached |= bit(newest);
    play->relaxation.free[card]++;
    if (rise(play, card / RANKS)) {
        /* What rose stays; the moment reaches the card once more, and others below it. */
        play->reached ^= bit(newest);
        play->relaxation.free[card]--;
        moment(play, at);
    } else if (!has(play->kept, newest) && !play->up[card]) {
        play->reached ^= bit(newest);
        play->relaxation.free[card]--;
    }
}

/* Puts all cards of the row back into the stock. */
static void begin_pass(Play *play)
{
    play->at = 0;
    play->lying = 0;
    memset(play->up_since, 0, sizeof play->up_since);
    memset(play->room, SLOTS, sizeof play->room);
    for (int card = 0; card < NO_CARD; card++)
        if (play->game->places[card][0] != NO_PLACE) refresh(play, card);
}

static Play play_of(const Game *game, const State *state, uint32_t layer)
{
    uint32_t at = layer % (game->length + 1);
    Play play = {.game = game, .mask = mask_of(state), .at = at,
                 .lying = game->classic ? below(at) : 0, .relaxation = relaxation_of(tops_of(state))};
    memset(play.room, SLOTS, sizeof play.room);
    play.unplaced = play.mask;
    play.blocking = game->classic ? play.mask : 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        int card = slot_card(state->word[2], slot);
        if (card == NO_CARD) continue;
        play.reserve[card]++;
        play.stuck++;
        play.relaxation.free[card]++;
    }
    for (int suit = 0; suit < SUITS; suit++) rise(&play, suit);
    return play;
}

static int placed(const Play *play)
{
    int total = 0;
    for (int suit = 0; suit < SUITS; suit++)
        total += play->relaxation.far[suit] + play->relaxation.near[suit];
    return total;
}

/* The fewest turns of a pass. `base` is how many cards were placed before the first; `row` is how
 * many cards the stock has at least, or -1 if they are all that remain. */
static int pass_turns(Play *play, int row, int base)
{
    const Game *game = play->game;
    int steps = 0, draws = 0, turns = 0;
    uint32_t newest = next_card(game, play->mask, play->at), at;
    moment(play, newest);
    for (; newest < game->length; newest = at) {
        at = next_card(game, play->mask, newest + 1);
        steps++;
        draws += game->classic || play->emptied;
        int so_far = steps - least(draws, placed(play) - base);
        if (row < 0 && so_far > turns) turns = so_far;
        if (game->classic)
            turn(play, newest, at);
        else
            moment(play, at);
    }
    if (row < 0) return turns;
    row -= least(draws, placed(play) - base);
    return row > 0 ? row : 0;
}

/* Goes through what is left of a pass; returns whether all queens are reached. */
static bool wins(Play *play)
{
    const Game *game = play->game;
    uint32_t newest = next_card(game, play->mask, play->at), at;
    moment(play, newest);
    for (; newest < game->length && !complete(&play->relaxation); newest = at) {
        at = next_card(game, play->mask, newest + 1);
        turn(play, newest, at);
    }
    return complete(&play->relaxation);
}

bool sultan_beyond(const Game *game, const State *state, uint32_t layer, uint32_t turns)
{
    uint32_t pass = layer / (game->length + 1);
    Play play = play_of(game, state, layer);
    int base = 0, needed = 0, row = -1;
    for (int i = 0; i < FOUNDATIONS; i++) base += wanted(tops_of(state), i);
    for (;; begin_pass(&play)) {
        if (turns == EVER) {
            if (wins(&play)) return false;
        } else {
            needed += pass_turns(&play, row, base);
            if (needed > (int)turns) return true;
            if (complete(&play.relaxation)) return false;
        }
        if (pass++ == LAST_PASS) return true;
        row = FOUNDATIONS * RANKS - SLOTS - placed(&play);
        if (row < 0) row = 0;
    }
}
