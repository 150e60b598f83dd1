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
    const Decisions *decisions;
    Mask mask, reached, kept, lying;
    Mask unplaced; /* the cards of the row that certainly aren't placed by now */
    Mask blocking; /* those that certainly lie on the waste once they are turned */
    Mask filled;   /* those that slots took in this pass, as decided; they are no longer in `mask` */
    uint64_t firsts, seconds; /* cards decided upon of which the first or second copy is reached */
    uint32_t at;
    uint8_t up[NO_CARD + 1], reserve[NO_CARD + 1]; /* how many copies are placed; in the reserve */
    uint8_t stuck_of[NO_CARD + 1]; /* how many of those in the reserve certainly aren't placed */
    uint8_t up_since[NO_CARD + 1]; /* the index at which the first copy may have been placed */
    uint8_t room[MOST_CARDS];      /* slots for a card of the row and older ones when it was turned */
    int stuck;    /* the total of `stuck_of` */
    bool emptied; /* whether all of the waste may be gone at this moment */
    Relaxation relaxation;
} Play;

static const Decisions UNDECIDED = {0, 0, {0}};

static bool has(Mask mask, uint32_t place) { return mask >> place & 1; }

static int least(int a, int b) { return a < b ? a : b; }

static void set_stuck(Play *play, int card, int now)
{
    play->stuck += now - play->stuck_of[card];
    play->stuck_of[card] = (uint8_t)now;
}

/* Whether it is decided which copy of the card is placed first. */
static bool is_ordered(const Play *play, int card) { return play->decisions->first[card]; }

static bool is_first(const Play *play, int card, uint32_t place)
{
    return play->decisions->first[card] == place + 1;
}

/* Whether a copy certainly isn't placed, if it is decided which one is the first. */
static bool is_waiting(const Play *play, int card, uint32_t place)
{
    return play->up[card] < (is_first(play, card, place) ? 1 : 2);
}

/* As `refresh`, if it is decided which copy is placed first. */
static void refresh_ordered(Play *play, int card)
{
    int stuck = 0, dealt = play->reserve[card];
    for (int copy = 0; copy < COPIES; copy++) {
        uint32_t place = play->game->places[card][copy];
        if (place == NO_PLACE || !has(play->mask | play->filled, place)) continue;
        bool unplaced = is_waiting(play, card, place);
        if (has(play->filled, place)) {
            dealt--;
            stuck += unplaced;
            continue;
        }
        Mask its = bit(place);
        play->unplaced = unplaced ? play->unplaced | its : play->unplaced & ~its;
        play->blocking =
            unplaced && !has(play->kept, place) ? play->blocking | its : play->blocking & ~its;
    }
    if (dealt) stuck += is_waiting(play, card, RESERVED);
    set_stuck(play, card, stuck);
}

/* Works out whether a card's copies are in `unplaced` and `blocking`, and how many are stuck. Unless
 * it is decided, those in the reserve, then those nearer to the top of the waste, are the first to be
 * taken for placed. */
static void refresh(Play *play, int card)
{
    if (is_ordered(play, card)) {
        refresh_ordered(play, card);
        return;
    }
    int seen = play->reserve[card], room = seen, placed = play->up[card];
    set_stuck(play, card, seen > placed ? seen - placed : 0);
    for (int copy = COPIES - 1; copy >= 0; copy--) {
        uint32_t place = play->game->places[card][copy];
        if (place == NO_PLACE || !has(play->mask, place)) continue;
        Mask its = bit(place);
        int order = seen + 1, kept = room + (!play->game->classic || has(play->kept, place));
        play->unplaced = order > placed ? play->unplaced | its : play->unplaced & ~its;
        play->blocking = order - placed > kept ? play->blocking | its : play->blocking & ~its;
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
        int card = RANKS * suit + rank, before = play->up[card];
        int now = up(&play->relaxation, card);
        if (now == before) continue;
        if (!before) play->up_since[card] = (uint8_t)play->at;
        play->up[card] = (uint8_t)now;
        if (rank < play->relaxation.near[suit]) {
            play->unplaced &= ~(Mask)play->game->copies[card];
            play->blocking &= ~(Mask)play->game->copies[card];
            set_stuck(play, card, 0);
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

/* Notes whether a copy of a card is reached: that at a place of the row, or the reserve's. A second
 * copy counts only once the first one is reached, too, if that is decided. */
static void set_reached(Play *play, int card, uint32_t place, bool reached)
{
    uint64_t its = (uint64_t)1 << card;
    uint8_t *count = &play->relaxation.free[card];
    if (place != RESERVED) {
        Mask at = bit(place);
        play->reached = reached ? play->reached | at : play->reached & ~at;
    }
    if (!is_ordered(play, card)) {
        *count = (uint8_t)(reached ? *count + 1 : *count - 1);
        return;
    }
    uint64_t *copies = is_first(play, card, place) ? &play->firsts : &play->seconds;
    *copies = reached ? *copies | its : *copies & ~its;
    *count = (uint8_t)(!(play->firsts & its) ? 0 : !(play->seconds & its) ? 1 : 2);
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
 * If one of two copies is placed, and it isn't decided which, nobody knows: one is held since both
 * were turned, or instead of the reserve's copy once that may have been placed. */
static bool hold(const Play *play, Held *held, uint32_t place)
{
    int card = play->game->order[place];
    uint32_t after = place;
    bool certain = !play->up[card] || is_ordered(play, card);
    if (!certain)
        after = play->reserve[card] ? play->up_since[card] - 1u : other_copy(play, place);
    for (int i = 0; i < held->count; i++)
        if ((int)held->cards[i].place > (int)after && !held->cards[i].room--) return false;
    if (certain) {
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
    for (; fresh; fresh &= fresh - 1) {
        int card = order[lowest(fresh)];
        set_reached(play, card, lowest(fresh), true);
        suits |= 1 << card / RANKS;
    }
    bool rose = false;
    for (int suit = 0; suit < SUITS; suit++)
        if (suits >> suit & 1) rose |= rise(play, suit);
    return rose;
}

/* Whether a card of the waste that is buried counts as reached all the same: it may be kept, or it
 * may be placed. */
static bool stays(const Play *play, uint32_t place)
{
    int card = play->game->order[place];
    if (has(play->kept, place)) return true;
    return is_ordered(play, card) ? !is_waiting(play, card, place) : play->up[card];
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
        if (!stays(play, place)) set_reached(play, play->game->order[place], place, false);
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
    set_reached(play, card, newest, true);
    if (rise(play, card / RANKS)) {
        /* What rose stays; the moment reaches the card once more, and others below it. */
        set_reached(play, card, newest, false);
        moment(play, at);
    } else if (!stays(play, newest))
        set_reached(play, card, newest, false);
}

/* Lets a card fill a vacancy when it would be turned; false if there certainly is none. */
static bool fill(Play *play, uint32_t newest, uint32_t at)
{
    Mask its = bit(newest);
    int card = play->game->order[newest];
    play->at = at;
    play->mask &= ~its;
    play->unplaced &= ~its;
    play->blocking &= ~its;
    play->filled |= its;
    play->reserve[card]++;
    if (play->up[card]) play->up_since[card] = (uint8_t)at; /* Its copy may have been in no slot. */
    refresh(play, card);
    if (play->stuck > SLOTS) return false;
    set_reached(play, card, newest, true);
    if (rise(play, card / RANKS)) moment(play, at);
    return true;
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

static Play play_of(const Game *game, const State *state, uint32_t layer, const Decisions *decisions)
{
    uint32_t at = layer % (game->length + 1);
    Play play = {.game = game, .decisions = decisions, .mask = mask_of(state), .at = at,
                 .relaxation = relaxation_of(tops_of(state))};
    if (game->classic) play.lying = below(at) | (Mask)decisions->staying;
    memset(play.room, SLOTS, sizeof play.room);
    play.unplaced = play.mask;
    play.blocking = game->classic ? play.mask : 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        int card = slot_card(state->word[2], slot);
        if (card == NO_CARD) continue;
        play.reserve[card]++;
        set_reached(&play, card, RESERVED, true);
        refresh(&play, card);
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
    Mask filling = (Mask)play->decisions->leaving;
    uint32_t newest = next_card(game, play->mask, play->at), at;
    moment(play, newest);
    for (; newest < game->length && !complete(&play->relaxation); newest = at) {
        at = next_card(game, play->mask, newest + 1);
        if (!has(filling, newest))
            turn(play, newest, at);
        else if (!fill(play, newest, at))
            return false;
    }
    return complete(&play->relaxation);
}

bool sultan_beyond(const Game *game, const State *state, uint32_t layer, uint32_t turns)
{
    uint32_t pass = layer / (game->length + 1);
    Play play = play_of(game, state, layer, &UNDECIDED);
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

bool sultan_refuted(const Game *game, const State *state, uint32_t layer, const Decisions *decisions)
{
    Play play = play_of(game, state, layer, decisions);
    return !wins(&play);
}
