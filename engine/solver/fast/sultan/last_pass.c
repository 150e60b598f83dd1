/* The last pass of the classic game with open vacancies, decided card by card; last_pass.py gives the
 * reasons. */
#include "cards.h"
#include "decisions.h"
#include "relaxation.h"
#include "reserve.h"

enum End decide_last_pass(const Game *game, const State *state, uint32_t layer, uint64_t nodes,
                          Interest *interest, Run *run)
{
    Questions questions = {.game = game, .state = state, .layer = layer};
    int noted[NO_CARD + 1] = {0};
    questions.refuted = game->length < 64 ? sultan_refuted_narrow : sultan_refuted;
    questions.places = mask_of(state) & ~below(layer % (game->length + 1));
    for (int slot = 0; slot < SLOTS; slot++) {
        int card = slot_card(state->word[2], slot);
        if (card != NO_CARD) note_copy(&questions, noted, card, RESERVED);
    }
    questions.pairs = 0; /* Two copies in the reserve are no question. */
    for (Mask left = mask_of(state); left; left &= left - 1) {
        uint32_t place = lowest(left);
        note_copy(&questions, noted, game->order[place], place);
    }
    return decided(&questions, nodes, interest, run);
}
