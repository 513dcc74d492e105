// Random playouts of Monolyth in C++17: a yardstick for the compiled game, never shipped.
//
// The same rules, the same records, the same tables and the same random numbers as
// src/lapidarium/games/monolyth/compiled, in idiomatic C++. So both must play the same games
// move by move, and only the time differs.

#include "common.hpp"

constexpr int SEATS = 4, COLOURS = 5, SHAPES = 8, TURNINGS = 24, COPIES = 3, SITES = 13;
constexpr int SIDES = 4, VALUES = 16, LEVELS = 14, STRUCTURES = 4, CARDS = 10, POSITIONS = 8;
constexpr int BOARDS = 5, HEIGHT = 4, REACH = 4, WAYS = SHAPES * TURNINGS;
enum Phase : u8 { CARD, BOARD, FIRST, SET_OUT, TURN, GIVE, FILL, OVER };
constexpr int SWAP = TURNINGS, DISCARD = TURNINGS + 1, BY_TURNING = 4, BY_SITE = 9;
constexpr int PROPHECY = SITES << BY_SITE, BY_VALUE = 2;
constexpr int GIVEN = PROPHECY + (VALUES << BY_VALUE);
constexpr int MOST = REACH * (TURNINGS * 16 + 16) + VALUES * SIDES + 8;
constexpr u64 FLOOR = 0xFFFF, COLUMN = 0x0001000100010001;

struct State {
    u64 colours[SEATS][COLOURS], filled[SEATS], lid[COPIES];
    u16 offer, standing, turn;
    u8 phase, card, first, seat, crystal, left;
    u8 sites[SITES], supply[COLOURS], prophecies[VALUES];
    u8 levels[LEVELS], levels_left, structures[STRUCTURES], structures_left;
    u8 boards[SEATS], free[SEATS], slots[SEATS][SIDES], won[SEATS][HEIGHT];
    u8 levels_won[SEATS], structure[SEATS], spare[6];
};

struct Tables {
    State start;
    u64 anchors[WAYS], second[WAYS], third[WAYS], fourth[WAYS], cells[WAYS];
    u64 asked[CARDS][POSITIONS], must[CARDS][POSITIONS], walls[SIDES], limit;
    i64 turnings[SHAPES], rows[SHAPES], cards, players, height, single;
    u8 sides[BOARDS][SIDES];
};

static inline u64 free_cells(u64 filled) { return ((filled << 16) | FLOOR) & ~filled; }

static inline u64 resting(const Tables &t, int way, u64 free) {
    return t.anchors[way] & free & (free >> t.second[way]) & (free >> t.third[way]) &
           (free >> t.fourth[way]);
}

// How many placements a stone has: twelve orientations at once if the processor can, as in the kernels.
#ifdef __AVX2__
static inline __m256i four(const Tables &t, int way, __m256i free) {
    auto load = [way](const u64 *table) { return _mm256_loadu_si256((const __m256i *)(table + way)); };
    auto shifted = [free](__m256i bottom) { return _mm256_srlv_epi64(free, bottom); };
    __m256i one = _mm256_and_si256(load(t.anchors), free);
    __m256i two = _mm256_and_si256(shifted(load(t.second)), shifted(load(t.third)));
    __m256i all = _mm256_and_si256(_mm256_and_si256(one, two), shifted(load(t.fourth)));
    const __m256i low = _mm256_set1_epi8(15);
    const __m256i counts = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    __m256i lower = _mm256_shuffle_epi8(counts, _mm256_and_si256(all, low));
    __m256i upper = _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi16(all, 4), low));
    return _mm256_add_epi8(lower, upper);
}

static inline int twelve(const Tables &t, int way, u64 cells) {
    __m256i free = _mm256_set1_epi64x(i64(cells));
    __m256i all = _mm256_add_epi8(_mm256_add_epi8(four(t, way, free), four(t, way + 4, free)),
                                  four(t, way + 8, free));
    __m128i half = _mm_add_epi8(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
    __m128i sums = _mm_sad_epu8(half, _mm_setzero_si128());
    return int(_mm_cvtsi128_si64(sums) + _mm_extract_epi64(sums, 1));
}
#else
static inline int twelve(const Tables &t, int way, u64 free) {
    int total = 0;
    for (int end = way + 12; way < end; ++way) total += count(resting(t, way, free));
    return total;
}
#endif

static inline int count_places(const Tables &t, int shape, u64 free) {
    int first = shape * TURNINGS, total = twelve(t, first, free);
    return t.turnings[shape] > 12 ? total + twelve(t, first + 12, free) : total;
}

static inline u64 columns(u64 anchors) {
    anchors |= anchors >> 32;
    return (anchors | (anchors >> 16)) & FLOOR;
}

static inline int nth_place(const Tables &t, int shape, u64 free, int n) {
    int first = shape * TURNINGS;
    for (int way = first;; ++way) {
        u64 anchors = resting(t, way, free);
        int here = count(anchors);
        if (n < here) return (way - first) << BY_TURNING | nth(columns(anchors), n);
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
    if (s.phase == GIVE) return GIVEN + nth(s.offer, below(random, count(s.offer)));
    u64 free = free_cells(s.filled[s.seat]);
    int singles = count(resting(t, int(t.single) * TURNINGS, free));
    int places[REACH], counts[REACH], sites[REACH], reach = 0, total = 0;
    for (u64 ahead = sites_ahead(s); ahead && reach < REACH; ahead &= ahead - 1, ++reach) {
        int site = site_at(s, ahead), stone = s.sites[site];
        sites[reach] = site;
        places[reach] = count_places(t, stone & 7, free);
        counts[reach] = places[reach] + (-(s.supply[stone >> 3] != 0) & singles);
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
    s.phase = is_over(t, s) ? OVER : TURN;
    ++s.turn;
    s.seat = s.seat + 1 == t.players ? 0 : s.seat + 1;
}

static inline void end_crystal_turn(const Tables &t, State &s) {
    s.left = NONE;
    pay(t, s);
    if (t.players == 1 && s.filled[0] != t.limit)
        s.phase = GIVE;
    else
        next_turn(t, s);
}

static inline void take_token(State &s, int value) {
    if (!--s.prophecies[value]) s.offer ^= 1 << value;
}

static inline void apply(const Tables &t, State &s, int move) {
    if (move >= GIVEN) {
        take_token(s, move - GIVEN);
        return next_turn(t, s);
    }
    if (move >= PROPHECY) {
        int value = (move - PROPHECY) >> BY_VALUE, side = (move - PROPHECY) & 3;
        take_token(s, value);
        s.slots[s.seat][side] = u8(value + 1);
        s.free[s.seat] ^= 1 << side;
        pay(t, s);
        return next_turn(t, s);
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
    }
    s.sites[site] = NONE;
    s.standing ^= 1 << site;
    s.left = s.crystal;
    s.crystal = u8(site);
    if (s.lid[0])
        s.phase = FILL;
    else
        end_crystal_turn(t, s);
}

static inline int draw_stone(const State &s, u64 random) {
    int ones = count(s.lid[0]), twos = count(s.lid[1]);
    int n = below(random, ones + twos + count(s.lid[2]));
    if (n < ones) return nth(s.lid[0], n);
    if (n < ones + twos) return nth(s.lid[1], n - ones);
    return nth(s.lid[2], n - ones - twos);
}

static inline void fill(const Tables &t, State &s, int stone) {
    u64 bit = ONE << stone;
    s.lid[s.lid[2] & bit ? 2 : s.lid[1] & bit ? 1 : 0] ^= bit;
    if (s.phase == FILL) {
        s.sites[s.left] = u8(stone);
        s.standing |= 1 << s.left;
        return end_crystal_turn(t, s);
    }
    unsigned empty = 0x1FFF & ~s.standing & ~(1u << s.crystal);
    int site = lowest(empty);
    s.sites[site] = u8(stone);
    s.standing |= 1 << site;
    if (!(empty & (empty - 1))) s.phase = TURN;
}

static inline u64 deal(const Tables &t, State &s, u64 stream) {
    s.card = u8(below(mix(stream += STEP), int(t.cards)));
    u64 left = (ONE << BOARDS) - 1;
    for (int seat = 0; seat < t.players; ++seat) {
        int board = nth(left, below(mix(stream += STEP), count(left)));
        s.boards[seat] = u8(board);
        left ^= ONE << board;
    }
    s.first = s.seat = u8(below(mix(stream += STEP), int(t.players)));
    s.phase = SET_OUT;
    while (s.phase == SET_OUT) fill(t, s, draw_stone(s, mix(stream += STEP)));
    return stream;
}

// All moves in a list.
static inline int list_columns(u64 found, int number, i16 *out, int n) {
    n = put_byte(out, n, found & 0xFF, 0, number);
    return put_byte(out, n, unsigned(found >> 8), 0, number + 8);
}

static inline int list_places(const Tables &t, int shape, u64 free, int number, i16 *out, int n) {
    int first = shape * TURNINGS, last = first + int(t.turnings[shape]);
    for (int way = first; way < last; ++way, number += 1 << BY_TURNING)
        n = list_columns(columns(resting(t, way, free)), number, out, n);
    return n;
}

static int generate(const Tables &t, const State &s, i16 *out) {
    int n = 0, reach = 0;
    if (s.phase == GIVE) return put_word(out, 0, s.offer, GIVEN);
    u64 free = free_cells(s.filled[s.seat]);
    u64 singles = columns(resting(t, int(t.single) * TURNINGS, free));
    for (u64 ahead = sites_ahead(s); ahead && reach < REACH; ahead &= ahead - 1, ++reach) {
        int site = site_at(s, ahead), stone = s.sites[site];
        n = list_places(t, stone & 7, free, site << BY_SITE, out, n);
        int swap = site << BY_SITE | SWAP << BY_TURNING;
        if (s.supply[stone >> 3]) n = list_columns(singles, swap, out, n);
    }
    if (!n)
        for (u64 ahead = sites_ahead(s); n < reach; ahead &= ahead - 1)
            out[n++] = i16(site_at(s, ahead) << BY_SITE | DISCARD << BY_TURNING);
    for (u64 offer = s.offer; offer; offer &= offer - 1)
        n = put_byte(out, n, s.free[s.seat], 0, PROPHECY + (lowest(offer) << BY_VALUE));
    return n;
}

template <bool BY_LIST>
static i64 play(const Tables &t, State &s, u64 &stream) {
    i16 moves[MOST];
    i64 made = 0;
    u64 random = deal(t, s, stream);
    for (; s.phase != OVER; ++made) {
        u64 word = mix(random += STEP);
        if (BY_LIST)
            apply(t, s, moves[below(word, generate(t, s, moves))]);
        else
            apply(t, s, choose(t, s, word));
        if (s.phase == FILL) fill(t, s, draw_stone(s, word << 32));
    }
    stream = random;
    return made;
}

extern "C" i64 play_out(const Tables *t, State *s, i64 first, i64 last, u64 *streams) {
    i64 made = 0;
    for (i64 n = first; n < last; ++n) made += play<false>(*t, s[n], streams[n]);
    return made;
}

extern "C" i64 play_listed(const Tables *t, State *s, i64 first, i64 last, u64 *streams) {
    i64 made = 0;
    for (i64 n = first; n < last; ++n) made += play<true>(*t, s[n], streams[n]);
    return made;
}
