// Random playouts of Monolyth in C++17: a measuring stick for the core, never shipped.
//
// The same rules, the same records, the same tables and the same random numbers as
// src/lapidarium/core/monolyth, written as one would write them in C++; so both must play
// the same games move by move, and only the time differs.

#include <cstdint>
#include <cstring>
#include <immintrin.h>

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u64 = std::uint64_t;
using i64 = std::int64_t;

constexpr int SEATS = 4, COLOURS = 5, SHAPES = 8, TURNINGS = 24, COPIES = 3, SITES = 13;
constexpr int SIDES = 4, VALUES = 16, LEVELS = 14, STRUCTURES = 4, CARDS = 10, POSITIONS = 8;
constexpr int BOARDS = 5, HEIGHT = 4, REACH = 4, WAYS = SHAPES * TURNINGS;
constexpr u8 NONE = 255;
enum Phase : u8 { CARD, BOARD, FIRST, SET_OUT, TURN, GIVE, FILL, OVER };
constexpr int SWAP = TURNINGS, DISCARD = TURNINGS + 1, BY_TURNING = 4, BY_SITE = 9;
constexpr int PROPHECY = SITES << BY_SITE, BY_VALUE = 2;
constexpr int GIVEN = PROPHECY + (VALUES << BY_VALUE);
constexpr int MOST = REACH * (TURNINGS * 16 + 16) + VALUES * SIDES;
constexpr u64 FLOOR = 0xFFFF, COLUMN = 0x0001000100010001;

struct State {
    u64 colours[SEATS][COLOURS], filled[SEATS], lid[COPIES];
    u16 offer, standing, turn;
    u8 phase, card, first, seat, crystal, left;
    u8 sites[SITES], supply[COLOURS], prophecies[VALUES];
    u8 levels[LEVELS], levels_left, structures[STRUCTURES], structures_left;
    u8 boards[SEATS], free[SEATS], slots[SEATS][SIDES], won[SEATS][HEIGHT];
    u8 levels_won[SEATS], structure[SEATS];
};

struct Tables {
    State start;
    u64 anchors[WAYS], second[WAYS], third[WAYS], fourth[WAYS], cells[WAYS];
    u64 asked[CARDS][POSITIONS], must[CARDS][POSITIONS], walls[SIDES], limit;
    i64 turnings[SHAPES], cards, players, single;
    u8 sides[BOARDS][SIDES];
};

static inline int count(u64 word) { return __builtin_popcountll(word); }
static inline int lowest(u64 word) { return __builtin_ctzll(word); }

static inline int nth(u64 word, int n) {
#ifdef __BMI2__
    return lowest(_pdep_u64(u64{1} << n, word));
#else
    while (n--) word &= word - 1;
    return lowest(word);
#endif
}

constexpr u64 STEP = 0x9E3779B97F4A7C15;

static inline u64 mix(u64 word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
    return word ^ (word >> 31);
}

static inline int below(u64 random, int n) { return int(((random >> 32) * u64(n)) >> 32); }

static inline u64 free_cells(u64 filled) { return ((filled << 16) | FLOOR) & ~filled; }

static inline u64 resting(const Tables &t, int way, u64 free) {
    return t.anchors[way] & free & (free >> t.second[way]) & (free >> t.third[way]) &
           (free >> t.fourth[way]);
}

static inline int count_places(const Tables &t, int shape, u64 free) {
    int first = shape * TURNINGS, last = first + int(t.turnings[shape]), total = 0;
    for (int way = first; way < last; ++way) total += count(resting(t, way, free));
    return total;
}

static inline int nth_place(const Tables &t, int shape, u64 free, int n) {
    int first = shape * TURNINGS;
    for (int way = first;; ++way) {
        u64 anchors = resting(t, way, free);
        int here = count(anchors);
        if (n < here) return (way - first) << BY_TURNING | (nth(anchors, n) & 15);
        n -= here;
    }
}

static inline u64 sites_ahead(const State &s) {
    int step = s.crystal + 1;
    u64 standing = s.standing;
    return ((standing >> step) | (standing << (SITES - step))) & 0xFFF;
}

static inline int site_at(const State &s, u64 ahead) {
    int site = s.crystal + 1 + lowest(ahead);
    return site >= SITES ? site - SITES : site;
}

static inline int nth_prophecy(const State &s, int n) {
    u64 free = s.free[s.seat];
    int slots = count(free);
    return PROPHECY + (nth(s.offer, n / slots) << BY_VALUE) + nth(free, n % slots);
}

// A turn: count, then pick.
static int choose(const Tables &t, const State &s, u64 random) {
    u64 free = free_cells(s.filled[s.seat]);
    int singles = count_places(t, int(t.single), free);
    int places[REACH], counts[REACH], sites[REACH], reach = 0, total = 0;
    for (u64 ahead = sites_ahead(s); ahead && reach < REACH; ahead &= ahead - 1, ++reach) {
        int site = site_at(s, ahead), stone = s.sites[site];
        sites[reach] = site;
        places[reach] = count_places(t, stone & 7, free);
        counts[reach] = places[reach] + (s.supply[stone >> 3] ? singles : 0);
        total += counts[reach];
    }
    bool is_stuck = total == 0;
    if (is_stuck) total = reach;
    int n = below(random, total + count(s.offer) * count(s.free[s.seat]));
    if (n >= total) return nth_prophecy(s, n - total);
    if (is_stuck) return sites[n] << BY_SITE | DISCARD << BY_TURNING;
    int at = 0;
    while (n >= counts[at]) n -= counts[at++];
    int site = sites[at] << BY_SITE;
    if (n < places[at]) return site | nth_place(t, s.sites[sites[at]] & 7, free, n);
    return site | SWAP << BY_TURNING | nth_place(t, int(t.single), free, n - places[at]);
}

static inline bool is_built(const Tables &t, int card, u64 filled) {
    for (int n = 0; n < POSITIONS; ++n)
        if ((filled & t.asked[card][n]) == t.must[card][n]) return true;
    return false;
}

static inline void pay(const Tables &t, State &s) {
    int seat = s.seat;
    u64 filled = s.filled[seat];
    int full = ~filled ? lowest(~filled) >> 4 : 4;
    while (s.levels_won[seat] < full && s.levels_left) {
        int last = --s.levels_left;
        u8 token = s.levels[last];
        if (t.players == 1) {
            token = s.levels[0];
            std::memmove(s.levels, s.levels + 1, last);
        }
        s.levels[last] = 0;
        s.won[seat][s.levels_won[seat]++] = token;
    }
    if (!s.structure[seat] && s.structures_left && is_built(t, s.card, filled)) {
        --s.structures_left;
        s.structure[seat] = s.structures[s.structures_left];
        s.structures[s.structures_left] = 0;
    }
}

static inline bool is_over(const Tables &t, const State &s) {
    if (!s.lid[0] && !s.standing) return true;
    if (t.players == 1 && !s.offer) return true;
    if (s.seat != (s.first ? s.first : t.players) - 1) return false;
    for (int seat = 0; seat < t.players; ++seat)
        if (s.filled[seat] == t.limit) return true;
    return false;
}

static inline void next_turn(const Tables &t, State &s) {
    s.phase = TURN;
    s.left = NONE;
    ++s.turn;
    s.seat = s.seat + 1 == t.players ? 0 : s.seat + 1;
}

static inline void end_turn(const Tables &t, State &s) {
    if (is_over(t, s)) {
        s.phase = OVER;
        s.left = NONE;
    } else if (s.left != NONE && s.lid[0]) {
        s.phase = FILL;
    } else {
        next_turn(t, s);
    }
}

static inline void take_token(State &s, int value) {
    if (!--s.prophecies[value]) s.offer ^= 1 << value;
}

static inline void apply(const Tables &t, State &s, int move) {
    if (move >= GIVEN) {
        take_token(s, move - GIVEN);
        return end_turn(t, s);
    }
    if (move >= PROPHECY) {
        int value = (move - PROPHECY) >> BY_VALUE, side = (move - PROPHECY) & 3;
        take_token(s, value);
        s.slots[s.seat][side] = u8(value + 1);
        s.free[s.seat] ^= 1 << side;
        pay(t, s);
        return end_turn(t, s);
    }
    int site = move >> BY_SITE, turning = move >> BY_TURNING & 31, stone = s.sites[site];
    if (turning != DISCARD) {
        int colour = stone >> 3, way = (stone & 7) * TURNINGS + turning;
        if (turning == SWAP) {
            way = int(t.single) * TURNINGS;
            --s.supply[colour];
        }
        u64 &filled = s.filled[s.seat];
        u64 anchor = resting(t, way, free_cells(filled)) & (COLUMN << (move & 15));
        u64 cells = t.cells[way] * anchor;
        s.colours[s.seat][colour] |= cells;
        filled |= cells;
        pay(t, s);
    }
    s.sites[site] = NONE;
    s.standing ^= 1 << site;
    s.left = s.crystal;
    s.crystal = u8(site);
    if (t.players == 1)
        s.phase = GIVE;
    else
        end_turn(t, s);
}

static inline int draw_stone(const State &s, u64 random) {
    int ones = count(s.lid[0]), twos = count(s.lid[1]);
    int n = below(random, ones + twos + count(s.lid[2]));
    if (n < ones) return nth(s.lid[0], n);
    if (n < ones + twos) return nth(s.lid[1], n - ones);
    return nth(s.lid[2], n - ones - twos);
}

static inline void fill(const Tables &t, State &s, int stone) {
    u64 bit = u64{1} << stone;
    s.lid[s.lid[2] & bit ? 2 : s.lid[1] & bit ? 1 : 0] ^= bit;
    if (s.phase == FILL) {
        s.sites[s.left] = u8(stone);
        s.standing |= 1 << s.left;
        return next_turn(t, s);
    }
    unsigned empty = 0x1FFF & ~s.standing & ~(1u << s.crystal);
    int site = lowest(empty);
    s.sites[site] = u8(stone);
    s.standing |= 1 << site;
    if (!(empty & (empty - 1))) s.phase = TURN;
}

static inline u64 deal(const Tables &t, State &s, u64 rng) {
    s.card = u8(below(mix(rng), int(t.cards)));
    rng += STEP;
    u64 left = 31;
    for (int seat = 0; seat < t.players; ++seat, rng += STEP) {
        int board = nth(left, below(mix(rng), 5 - seat));
        s.boards[seat] = u8(board);
        left ^= u64{1} << board;
    }
    s.first = s.seat = u8(below(mix(rng), int(t.players)));
    rng += STEP;
    s.phase = SET_OUT;
    for (; s.phase == SET_OUT; rng += STEP) fill(t, s, draw_stone(s, mix(rng)));
    return rng;
}

extern "C" i64 run(const Tables *tables, State *states, i64 games, u64 rng) {
    const Tables &t = *tables;
    State &s = *states;
    i64 total = 0;
    for (i64 game = 0; game < games; ++game) {
        s = t.start;
        rng = deal(t, s, rng);
        u64 stream = rng;
        while (s.phase != OVER) {
            u64 random = mix(stream);
            stream += STEP;
            apply(t, s, choose(t, s, random));
            ++total;
            if (s.phase == FILL) fill(t, s, draw_stone(s, random << 32));
        }
        rng = mix(rng);
    }
    return total;
}
