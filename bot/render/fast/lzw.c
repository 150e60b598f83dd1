/* Greedy LZW: the code of the longest known string, again and again; and each time, a new code for
 * that string with the entry after it.
 *
 * Runs of the free entry become known one by one, each an entry longer than the last. So all that are
 * shorter than the longest are known too, and no entry of a run needs to be looked up. */
#include "lzw.h"

#include <string.h>

enum {
    CLEAR = 256, /* the code that forgets all strings */
    END,
    FIRST, /* the first code of a string */
    CODE_BITS = 12,
    CODES = 1 << CODE_BITS,
    NARROWEST = 9, /* the bits of a code while there are few */
    BLOCK = 255,   /* the most bytes of a block */
    SLOT_BITS = 13,
    SLOTS = 1 << SLOT_BITS, /* half of them stay empty, so that few are looked at */
};

/* Where the codes go. */
typedef struct {
    uint8_t *block; /* the length byte of the block that is being filled */
    uint8_t *at;
    uint64_t bits; /* those not written yet, the first one lowest */
    uint32_t waiting;
} Output;

typedef struct {
    /* Open addressing: the code of a string less its last entry, that entry, and the string's code. */
    uint32_t slots[SLOTS];
    uint16_t runs[CODES]; /* the code of a run of the free entry, by its length */
    uint32_t longest;     /* the length of the longest known run */
    uint32_t next;        /* the code of the next new string */
    uint32_t width;       /* the bits of a code */
    uint8_t free_entry;
    Output output;
} Packer;

size_t most_packed(size_t pixels)
{
    size_t clears = 2 + pixels / (CODES - FIRST);
    size_t codes = pixels + clears + 1;
    size_t bytes = codes + codes / 2 + 1;
    return bytes + bytes / BLOCK + 1;
}

static void open_block(Output *to)
{
    to->block = to->at++;
    *to->block = BLOCK;
}

/* Writes the first eight bits. */
static void write_byte(Output *to)
{
    if (to->at - to->block > BLOCK) open_block(to);
    *to->at++ = (uint8_t)to->bits;
    to->bits >>= 8;
}

static void write_code(Output *to, uint32_t code, uint32_t width)
{
    to->bits |= (uint64_t)code << to->waiting;
    for (to->waiting += width; to->waiting >= 8; to->waiting -= 8) write_byte(to);
}

static void clear(Packer *packer)
{
    write_code(&packer->output, CLEAR, packer->width);
    memset(packer->slots, 0, sizeof packer->slots);
    packer->longest = 1;
    packer->next = FIRST;
    packer->width = NARROWEST;
}

/* Writes a string's code, whereupon the next one is as wide as the code that is new now. */
static void write_string(Packer *packer, uint32_t code)
{
    write_code(&packer->output, code, packer->width);
    if (packer->next == 1u << packer->width && packer->next < CODES) packer->width++;
}

/* The code of a new string; 0 if there is none left, and all strings have been forgotten. */
static uint32_t new_code(Packer *packer)
{
    if (packer->next < CODES) return packer->next++;
    clear(packer);
    return 0;
}

/* The first pixel that isn't of an entry; `end` if all are. */
static const uint8_t *run_end(const uint8_t *at, const uint8_t *end, uint8_t entry)
{
    uint8_t run[32];
    memset(run, entry, sizeof run);
    while ((size_t)(end - at) >= sizeof run && !memcmp(at, run, sizeof run)) at += sizeof run;
    while (at < end && *at == entry) at++;
    return at;
}

/* Writes a run of the free entry but for its last string, whose code is returned. */
static uint32_t run_packed(Packer *packer, size_t length)
{
    while (length > packer->longest) {
        length -= packer->longest;
        write_string(packer, packer->runs[packer->longest]);
        uint32_t added = new_code(packer);
        if (added) packer->runs[++packer->longest] = (uint16_t)added;
    }
    return packer->runs[length];
}

/* The slot of a string, or the empty one where it belongs. With a hash that scatters less, a picture
 * without runs takes up to four times as long. */
static uint32_t *slot_of(Packer *packer, uint32_t string)
{
    uint32_t at = string * 0x9E3779B1u >> (32 - SLOT_BITS);
    while (packer->slots[at] && packer->slots[at] >> CODE_BITS != string) at = (at + 1) % SLOTS;
    return &packer->slots[at];
}

/* Writes the pixels but for their last string, whose code is returned. */
static uint32_t all_but_last(Packer *packer, const uint8_t *at, const uint8_t *end)
{
    uint32_t prefix = *at++;
    for (;;) {
        if (prefix == packer->free_entry) {
            const uint8_t *start = at - 1;
            at = run_end(at, end, packer->free_entry);
            prefix = run_packed(packer, (size_t)(at - start));
        }
        if (at == end) return prefix;
        uint32_t entry = *at++;
        uint32_t string = prefix << 8 | entry, *slot = slot_of(packer, string);
        if (*slot) {
            prefix = *slot % CODES;
            continue;
        }
        write_string(packer, prefix);
        uint32_t added = new_code(packer);
        if (added) *slot = string << CODE_BITS | added;
        prefix = entry;
    }
}

size_t pack(const uint8_t *pixels, size_t count, uint8_t free_entry, uint8_t *to)
{
    Packer packer;
    packer.free_entry = free_entry;
    packer.runs[1] = free_entry;
    packer.width = NARROWEST;
    packer.output = (Output){.at = to};
    open_block(&packer.output);
    clear(&packer);
    write_string(&packer, all_but_last(&packer, pixels, pixels + count));
    write_code(&packer.output, END, packer.width);
    if (packer.output.waiting) write_byte(&packer.output);
    *packer.output.block = (uint8_t)(packer.output.at - packer.output.block - 1);
    return (size_t)(packer.output.at - to);
}
