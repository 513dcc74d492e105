// Random playouts of Sir Ocelot's Cave in C++17: a yardstick for the compiled game, never shipped.
//
// The same rules, the same records, the same tables and the same random numbers as
// src/lapidarium/games/ocelot/compiled, in idiomatic C++. So both must play the same games
// move by move, and only the time differs.

#include "common.hpp"

constexpr int SEATS = 2, SPACES = 64, KINDS = 8, CAVES = 3, TOOLS = 3, LETTERS = 3, FACES = 6;
constexpr int SPECIALS = 4, DIGITS = 7;
enum Kind : u8 { CRYSTAL, SUN, MOON, STAR, OPAL, EMERALD, BERYL, GEODE };
enum Cave : u8 { BLUE, GREEN, RED };
enum Step : u8 { FIRST, DEAL, PLACE, MOVE, DRAW, COLLECT, OVER };
constexpr int BY_FACE = 6, COMPANION = FACES << BY_FACE, TAKE = COMPANION + SPACES;
constexpr int STAY = TAKE + SPACES, DONE = STAY + 1, MOST = SPACES * FACES + SPACES + 8;

struct State {
    u64 faces[FACES], taken, seen[TOOLS], once, twice, thrice, lying, cheap, amethysts[SEATS];
    u8 gems[SPACES], collected[SEATS][KINDS], hands[SEATS][LETTERS], companions[SEATS];
    u8 step, first, seat, owed, spare[4];
};

struct Tables {
    State start;
    u64 sight[SPACES], caves[CAVES], circles, bags[CAVES], same[SPACES], digits[DIGITS];
    u64 ones, threes, specials[SPECIALS];
    i64 squares, players, kinds;
    u8 cave_of[SPACES], kind_of[SPACES], dealt[CAVES][KINDS], values[KINDS], tool_of[FACES];
};

static inline u64 collectable(const Tables &t, const State &s) {
    u64 compass = s.seen[0], lantern = s.seen[1], pick = s.seen[2];
    u64 can = compass & lantern & pick;
    u8 square = s.companions[s.seat];
    if (square != NONE) {
        u64 two = (compass & lantern) | (lantern & pick) | (pick & compass);
        can |= two & s.thrice & t.caves[t.cave_of[square]];
    }
    return can & s.lying;
}

static inline u64 landings(const Tables &t, const State &s, int cave) {
    u64 free = t.caves[cave] & (~s.lying | s.cheap);
    for (u8 square : s.companions)
        if (square != NONE) free &= ~(ONE << square);
    return free;
}

static inline u64 onward(const Tables &t, const State &s) {
    u8 square = s.companions[s.seat];
    return square == NONE || t.cave_of[square] == RED ? 0 : landings(t, s, t.cave_of[square] + 1);
}

static inline u64 first_squares(const Tables &t, const State &s) {
    return s.companions[s.seat] == NONE ? landings(t, s, BLUE) : 0;
}

static inline u64 faces_in_hand(const State &s) {
    const u8 *hand = s.hands[s.seat];
    return (hand[0] ? 3 : 0) | (hand[1] ? 12 : 0) | (hand[2] ? 48 : 0);
}

static inline int choose(const Tables &t, const State &s, u64 random) {
    if (s.step == PLACE) {
        u64 circles = t.circles & ~s.taken, faces = faces_in_hand(s), squares = first_squares(t, s);
        int each = count(faces), tools = count(circles) * each;
        int n = below(random, tools + count(squares));
        if (n >= tools) return COMPANION + nth(squares, n - tools);
        unsigned circle = unsigned(n) / unsigned(each);
        return nth(faces, int(unsigned(n) % unsigned(each))) << BY_FACE | nth(circles, int(circle));
    }
    bool is_move = s.step == MOVE;
    u64 squares = is_move ? onward(t, s) : collectable(t, s);
    int total = count(squares), n = below(random, total + 1);
    if (n == total) return is_move ? STAY : DONE;
    return (is_move ? COMPANION : TAKE) + nth(squares, n);
}

static inline int generate(const Tables &t, const State &s, i16 *out) {
    int n = 0;
    if (s.step == PLACE) {
        u64 faces = faces_in_hand(s);
        for (u64 circles = t.circles & ~s.taken; circles; circles &= circles - 1)
            n = put_byte(out, n, unsigned(faces), BY_FACE, lowest(circles));
        return put_word(out, n, first_squares(t, s), COMPANION);
    }
    bool is_move = s.step == MOVE;
    u64 squares = is_move ? onward(t, s) : collectable(t, s);
    n = put_word(out, 0, squares, is_move ? COMPANION : TAKE);
    out[n++] = is_move ? STAY : DONE;
    return n;
}

static inline u64 in_bag(const Tables &t, const State &s, int bag) {
    return t.bags[bag] & ~(s.amethysts[0] | s.amethysts[1]);
}

static inline void next_turn(State &s) {
    s.seat = 1 - s.seat;
    const u8 *hand = s.hands[s.seat];
    s.step = hand[0] + hand[1] + hand[2] + (s.companions[s.seat] == NONE) ? PLACE : OVER;
}

static inline void go_on(const Tables &t, State &s) {
    if (s.owed != NONE)
        s.step = DRAW;
    else if (collectable(t, s))
        s.step = COLLECT;
    else
        next_turn(s);
}

static inline int sets(const u8 *own) {
    int two = own[SUN] < own[MOON] ? own[SUN] : own[MOON];
    return two < own[STAR] ? two : own[STAR];
}

static inline void gain(const Tables &t, State &s, int square) {
    u8 kind = s.gems[square];
    if (kind == NONE) return;
    s.gems[square] = NONE;
    s.lying &= ~(ONE << square);
    s.cheap &= ~(ONE << square);
    int bag = t.cave_of[square];
    if (kind != GEODE) {
        u8 *own = s.collected[s.seat];
        int before = sets(own);
        ++own[kind];
        if (sets(own) == before) return;
        bag = BLUE;
    }
    if (in_bag(t, s, bag)) s.owed = u8(bag);
}

static inline void apply(const Tables &t, State &s, int move) {
    int space = move & 63;
    if (move < COMPANION) {
        int face = move >> BY_FACE;
        u64 bit = ONE << space, sight = t.sight[space];
        s.faces[face] |= bit;
        s.taken |= bit;
        --s.hands[s.seat][face >> 1];
        s.seen[t.tool_of[face]] |= sight;
        s.thrice |= s.twice & sight;
        s.twice |= s.once & sight;
        s.once |= sight;
        if (onward(t, s)) {
            s.step = MOVE;
            return;
        }
    } else if (move < TAKE) {
        s.companions[s.seat] = u8(space);
        gain(t, s, space);
    } else if (move < STAY) {
        gain(t, s, space);
    } else if (move == DONE) {
        return next_turn(s);
    }
    go_on(t, s);
}

static inline void draw(const Tables &t, State &s, u64 random) {
    u64 left = in_bag(t, s, s.owed);
    u64 same = t.same[t.kind_of[nth(left, below(random, count(left)))]] & left;
    s.amethysts[s.seat] |= ONE << (s.seat == 0 ? lowest(same) : highest(same));
    s.owed = NONE;
    go_on(t, s);
}

static inline u64 deal(const Tables &t, State &s, u64 stream) {
    s.first = s.seat = u8(below(mix(stream += STEP), SEATS));
    for (int cave = 0; cave < CAVES; ++cave)
        for (int kind = 0; kind < KINDS; ++kind)
            for (int n = t.dealt[cave][kind]; n; --n) {
                u64 empty = t.caves[cave] & ~s.lying;
                int square = nth(empty, below(mix(stream += STEP), count(empty)));
                s.gems[square] = u8(kind);
                s.lying |= ONE << square;
                if (kind <= STAR) s.cheap |= ONE << square;
            }
    s.step = PLACE;
    return stream;
}

template <bool BY_LIST>
static i64 play(const Tables &t, State &s, u64 &stream) {
    i16 moves[MOST];
    i64 made = 0;
    u64 random = deal(t, s, stream);
    for (; s.step != OVER; ++made) {
        u64 word = mix(random += STEP);
        if (BY_LIST)
            apply(t, s, moves[below(word, generate(t, s, moves))]);
        else
            apply(t, s, choose(t, s, word));
        if (s.step == DRAW) draw(t, s, word << 32);
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
