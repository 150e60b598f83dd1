/* The Shah, encoded for the search; shah_encoding.py gives the reasons. */
#include "relaxation.h"
#include "rays.h"

enum { TURN, WASTE, DEAL, FILL, PLAY = 8, BUILD = 32, PRIVILEGE = 128 };

/* A state, unpacked. */
typedef struct {
    Mask mask;
    uint32_t tops;
    Ray rays[RAYS];
} Star;

/* Where children are written. */
typedef struct {
    Child *at;
    const Game *game;
} Out;

static void put(Out *out, const Star *star, uint32_t layer, int code)
{
    out->at->layer = layer;
    out->at->code = (uint32_t)code;
    set_row(&out->at->state, star->mask, star->tops);
    set_rays(&out->at->state, star->rays);
    out->at++;
}

static void push(Ray *ray, int card)
{
    if (ray->inner[0] == NO_CARD)
        ray->inner[0] = (uint8_t)card;
    else if (ray->inner[1] == NO_CARD)
        ray->inner[1] = (uint8_t)card;
    else if (!ray->piled++)
        ray->base = (uint8_t)card;
}

static void pop(Ray *ray)
{
    if (!ray->piled)
        ray->inner[ray->inner[1] != NO_CARD] = NO_CARD;
    else if (!--ray->piled)
        ray->base = NO_CARD;
}

/* Whether a card may be built on the ray's circle-3 pile. */
static bool fits(const Ray *ray, int card)
{
    return ray->piled && card % RANKS != QUEEN && outermost(ray) == card + 1;
}

static uint32_t layer_of(const Game *game, uint32_t circles, uint32_t at)
{
    return (at == game->length ? CIRCLES - 1 : circles - 1) * (game->length + 1) + at;
}

static void plays(Out *out, const Star *star, uint32_t layer, int top)
{
    int foundation;
    if (top >= 0 && (foundation = taker(star->tops, out->game->order[top])) >= 0) {
        Star then = *star;
        then.mask ^= bit((uint32_t)top);
        then.tops = raised(then.tops, foundation);
        put(out, &then, layer, WASTE);
    }
    for (int i = 0; i < RAYS; i++) {
        if (!size(&star->rays[i])) continue;
        if ((foundation = taker(star->tops, outermost(&star->rays[i]))) < 0) continue;
        Star then = *star;
        pop(&then.rays[i]);
        then.tops = raised(then.tops, foundation);
        put(out, &then, layer, PLAY + i);
    }
}

/* Moves the next stock card to a ray; returns the index of the one after it. */
static uint32_t supplied(const Game *game, Star *star, int ray, uint32_t at)
{
    push(&star->rays[ray], game->order[at]);
    star->mask ^= bit(at);
    return next_card(game, star->mask, at);
}

static void forming(Out *out, const Star *star, uint32_t circles, uint32_t at, int vacancy)
{
    const Game *game = out->game;
    Star then = *star;
    if (vacancy >= 0) {
        at = supplied(game, &then, vacancy, at);
        put(out, &then, layer_of(game, circles, at), FILL);
        return;
    }
    for (int i = 0; i < RAYS && at < game->length; i++) at = supplied(game, &then, i, at);
    put(out, &then, layer_of(game, circles + 1, at), DEAL);
}

static void fill_or_turn(Out *out, const Star *star, uint32_t layer, int vacancy, int top)
{
    const Game *game = out->game;
    uint32_t at = layer % (game->length + 1);
    if (vacancy >= 0 && top >= 0) {
        Star then = *star;
        push(&then.rays[vacancy], game->order[top]);
        then.mask ^= bit((uint32_t)top);
        put(out, &then, layer, FILL);
    } else if (at < game->length)
        put(out, star, layer_of(game, CIRCLES, next_card(game, star->mask, at + 1)), TURN);
}

static void builds_and_privileges(Out *out, const Star *star, uint32_t layer, int top)
{
    for (int target = 0; top >= 0 && target < RAYS; target++) {
        int card = out->game->order[top];
        if (!fits(&star->rays[target], card)) continue;
        Star then = *star;
        push(&then.rays[target], card);
        then.mask ^= bit((uint32_t)top);
        put(out, &then, layer, BUILD + RAYS * RAYS + target);
    }
    for (int move = 0; move < RAYS * RAYS; move++) {
        const Ray *source = &star->rays[move / RAYS], *target = &star->rays[move % RAYS];
        if (!source->piled) continue;
        bool privilege = !size(target);
        int card = outermost(source);
        if (!privilege && !fits(target, card)) continue;
        Star then = *star;
        pop(&then.rays[move / RAYS]);
        push(&then.rays[move % RAYS], card);
        put(out, &then, layer, (privilege ? PRIVILEGE : BUILD) + move);
    }
}

static int children(const Game *game, const State *state, uint32_t layer, Child *children)
{
    Out out = {children, game};
    Star star = {mask_of(state), tops_of(state), {{{0}, 0, 0}}};
    uint32_t at = layer % (game->length + 1), circles = layer / (game->length + 1) + 1;
    int top = highest(star.mask & below(at)), vacancy = -1;
    rays_of(state, star.rays);
    for (int i = 0, least = (int)circles; i < RAYS; i++)
        if (size(&star.rays[i]) < least) {
            least = size(&star.rays[i]);
            vacancy = i;
        }
    plays(&out, &star, layer, top);
    if (circles < CIRCLES)
        forming(&out, &star, circles, at, vacancy);
    else {
        fill_or_turn(&out, &star, layer, vacancy, top);
        builds_and_privileges(&out, &star, layer, top);
    }
    return (int)(out.at - children);
}

static bool is_turn(uint32_t code) { return code >= BUILD; }

static uint32_t ahead(const Game *game, const State *state, uint32_t layer)
{
    (void)game, (void)state, (void)layer;
    return 0;
}

static bool provably_lost(const Game *game, const State *state, uint32_t layer)
{
    return shah_beyond(game, state, layer, EVER);
}

void open_shah(Game *game)
{
    game->is_turn = is_turn;
    game->ahead = ahead;
    game->beyond = shah_beyond;
    game->proved_from = UINT32_MAX;
    game->decided_from = UINT32_MAX;
    game->children = children;
    game->score = shah_score;
    game->provably_lost = provably_lost;
}
