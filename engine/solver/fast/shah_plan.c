/* The Shah's score; shah_plan.py explains the plan. */
#include "relaxation.h"
#include "rays.h"

enum { PILE = RAYS, STACKS = RAYS + 1 }; /* the waste is the last stack */
enum { CARD_UP, BUILT, VACANT, LIFT, LIFT_INNER };

typedef struct {
    int stack, height;
} Place;

typedef struct {
    uint8_t stacks[STACKS][MOST_CARDS], heights[STACKS];
    uint8_t free[NO_CARD], copies[NO_CARD]; /* copies that are free; copies in stacks */
    Place places[NO_CARD][2];
    int wanted[FOUNDATIONS];
} Plan;

static void stack(Plan *plan, int stack, int card)
{
    int height = plan->heights[stack]++;
    plan->stacks[stack][height] = (uint8_t)card;
    plan->places[card][plan->copies[card]++] = (Place){stack, height};
}

static int lifted(Plan *plan, int stack)
{
    int height = --plan->heights[stack], card = plan->stacks[stack][height];
    Place *places = plan->places[card];
    if (places[0].stack == stack && places[0].height == height) places[0] = places[1];
    plan->copies[card]--;
    return card;
}

static Plan plan_of(const Game *game, const State *state, uint32_t at, const Ray *rays)
{
    Plan plan;
    memset(plan.heights, 0, sizeof plan.heights);
    memset(plan.free, 0, sizeof plan.free);
    memset(plan.copies, 0, sizeof plan.copies);
    for (int i = 0; i < RAYS; i++)
        for (int height = 0; height < size(&rays[i]); height++)
            stack(&plan, i, ray_card(&rays[i], height));
    for (Mask left = mask_of(state); left; left &= left - 1) {
        uint32_t place = lowest(left);
        if (place < at)
            stack(&plan, PILE, game->order[place]);
        else
            plan.free[game->order[place]]++;
    }
    for (int i = 0; i < FOUNDATIONS; i++) plan.wanted[i] = wanted(tops_of(state), i);
    return plan;
}

/* Plays the card if a copy is free or on top of a stack; returns whether it did. */
static bool goes(Plan *plan, int card)
{
    if (plan->free[card]) {
        plan->free[card]--;
        return true;
    }
    for (int i = 0; i < plan->copies[card]; i++) {
        Place place = plan->places[card][i];
        if (plan->heights[place.stack] != place.height + 1) continue;
        lifted(plan, place.stack);
        return true;
    }
    return false;
}

static void play_all(Plan *plan)
{
    for (bool played = true; played;) {
        played = false;
        for (int i = 0; i < FOUNDATIONS; i++)
            while (plan->wanted[i] < RANKS && goes(plan, RANKS * (i / 2) + plan->wanted[i])) {
                plan->wanted[i]++;
                played = true;
            }
    }
}

static int32_t cost_above(const Plan *plan, Place place, const int32_t *weights)
{
    int count = plan->heights[place.stack] - place.height - 1, inner = 0;
    if (place.stack != PILE && place.height < INNER - 1)
        inner = count < INNER - 1 - place.height ? count : INNER - 1 - place.height;
    return inner * weights[LIFT_INNER] + (count - inner) * weights[LIFT];
}

/* Finds the wanted card that is cheapest to uncover, and its cost; false if all are placed. */
static bool cheapest(const Plan *plan, const int32_t *weights, Place *best, int32_t *cost)
{
    bool any = false;
    for (int i = 0; i < FOUNDATIONS; i++) {
        int card = RANKS * (i / 2) + plan->wanted[i];
        if (plan->wanted[i] == RANKS) continue;
        for (int copy = 0; copy < plan->copies[card]; copy++) {
            Place place = plan->places[card][copy];
            int32_t its = cost_above(plan, place, weights);
            if (any && its >= *cost) continue;
            any = true;
            *cost = its;
            *best = place;
        }
    }
    return any;
}

static int32_t plan_cost(Plan *plan, const int32_t *weights)
{
    int32_t total = 0, cost = 0;
    Place best = {0, 0};
    for (play_all(plan); cheapest(plan, weights, &best, &cost); play_all(plan)) {
        total += cost;
        while (plan->heights[best.stack] > best.height + 1) plan->free[lifted(plan, best.stack)]++;
    }
    return total;
}

int32_t shah_score(const Game *game, const State *state, uint32_t layer)
{
    Ray rays[RAYS];
    const int32_t *weights = game->weights;
    int32_t score = 0;
    rays_of(state, rays);
    for (int i = 0; i < FOUNDATIONS; i++) score += weights[CARD_UP] * wanted(tops_of(state), i);
    for (int i = 0; i < RAYS; i++) {
        if (rays[i].piled > 1) score += weights[BUILT] * (rays[i].piled - 1);
        if (!size(&rays[i])) score += weights[VACANT];
    }
    Plan plan = plan_of(game, state, layer % (game->length + 1), rays);
    return score - plan_cost(&plan, weights);
}
