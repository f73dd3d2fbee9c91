import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { League, LeagueGame } from './league.ts';
import { asOfRound, rankAtHome, rankAway, rankForm, ranksByRound } from './partial-tables.ts';
import type { RankingRules } from './presets.ts';
import { presets } from './presets.ts';
import { rank } from './rank.ts';

const rulesOf: fc.Arbitrary<RankingRules> = fc.constantFrom<RankingRules>(
  ...Object.values(presets),
  { ...presets.oefb, smallTable: 'anew' },
  {
    ...presets.oefb,
    smallTable: 'at once',
    criteria: [
      'points',
      'smallTablePoints',
      'smallTableAwayGoals',
      'smallTableGoals',
      'wins',
      'smallTableDifference',
    ],
  },
);
const withoutAway: RankingRules = {
  ...presets.oefb,
  criteria: presets.oefb.criteria.filter((name) => name !== 'awayWins' && name !== 'awayGoals'),
};

const ids = ['A', 'B', 'C', 'D', 'E', 'F'];
/** Few teams and few goals, so that many teams are equal. */
const leagues: fc.Arbitrary<League> = fc.record({
  teams: fc.constant(ids.map((id) => ({ id, name: `Team ${id === 'B' ? 'A' : id}` }))),
  games: fc.array(
    fc
      .record({
        pair: fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }),
        homeGoals: fc.nat(2),
        awayGoals: fc.nat(2),
        round: fc.oneof(
          { weight: 5, arbitrary: fc.integer({ min: 1, max: 8 }) },
          fc.constant(null),
        ),
        verdict: fc.oneof(
          { weight: 9, arbitrary: fc.constant(undefined) },
          fc.constantFrom('home' as const, 'away' as const, 'both' as const),
        ),
      })
      .map(
        ({ pair: [home = '', away = ''], verdict: awarded, ...rest }): LeagueGame => ({
          ...rest,
          home,
          away,
          awarded,
          ...(awarded === 'both' && { homeGoals: 0, awayGoals: 0 }),
        }),
      ),
    { maxLength: 40 },
  ),
  corrections: fc.array(
    fc.record({
      team: fc.constantFrom(...ids),
      points: fc.integer({ min: -3, max: 3 }),
      reason: fc.constant(''),
    }),
    { maxLength: 2 },
  ),
  withdrawn: fc.subarray(ids, { maxLength: 1 }),
});

function holds(check: (league: League, rules: RankingRules) => void) {
  fc.assert(fc.property(leagues, rulesOf, check), { numRuns: 300 });
}

test('the order of games and teams does not change the table', () => {
  const shuffled = leagues.chain((league) =>
    fc.record({
      league: fc.constant(league),
      other: fc.record({
        teams: fc.shuffledSubarray([...league.teams], { minLength: ids.length }),
        games: fc.shuffledSubarray([...league.games], { minLength: league.games.length }),
        corrections: fc.constant(league.corrections.toReversed()),
        withdrawn: fc.constant(league.withdrawn),
      }),
    }),
  );
  fc.assert(
    fc.property(shuffled, rulesOf, ({ league, other }, rules) => {
      for (const table of [rank, rankAtHome, rankAway, rankForm]) {
        expect(table(other, rules, 5)).toEqual(table(league, rules, 5));
      }
    }),
  );
});

test('the table contains every team once and every position once', () => {
  holds((league, rules) => {
    const rows = rank(league, rules);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.map(({ team }) => team).sort()).toEqual(ids);
  });
});

test('the sums of points, games and goals match the counted games', () => {
  holds((league, rules) => {
    const rows = rank(league, rules);
    for (const row of rows) {
      expect(row.points).toBe(rules.win * row.won + rules.draw * row.drawn - row.deducted);
      expect(row.played).toBe(row.won + row.drawn + row.lost);
    }
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + of(row), 0);
    const counted = league.games.filter(
      ({ home, away }) => !league.withdrawn.includes(home) && !league.withdrawn.includes(away),
    );
    const bothLost = counted.filter(({ awarded }) => awarded === 'both').length;
    expect(sum(({ played }) => played)).toBe(2 * counted.length);
    expect(sum(({ difference }) => difference)).toBe(0);
    expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost) - 2 * bothLost);
    const drawn = sum((row) => row.drawn) / 2;
    const given = rules.win * (counted.length - drawn - bothLost) + 2 * rules.draw * drawn;
    expect(sum(({ points, deducted }) => points + deducted)).toBe(given);
  });
});

test('swapping home and away does not change a table without away rules', () => {
  fc.assert(
    fc.property(leagues, (league) => {
      const games = league.games.map(({ home, away, homeGoals, awayGoals, round, awarded }) => ({
        home: away,
        away: home,
        homeGoals: awayGoals,
        awayGoals: homeGoals,
        round,
        awarded: awarded === 'home' ? 'away' : awarded === 'away' ? 'home' : awarded,
      })) satisfies LeagueGame[];
      expect(rank({ ...league, games }, withoutAway)).toEqual(rank(league, withoutAway));
      expect(rankAtHome({ ...league, games }, withoutAway)).toEqual(rankAway(league, withoutAway));
    }),
  );
});

test('each row is above the next by points or by its stated criterion', () => {
  holds((league, rules) => {
    const rows = rank(league, rules);
    for (const [index, lower] of rows.slice(1).entries()) {
      const upper = rows[index];
      if (!upper || lower.withdrawn) continue;
      const { decided } = upper;
      if (!decided) {
        expect(upper.points).toBeGreaterThan(lower.points);
        continue;
      }
      expect(upper.points).toBe(lower.points);
      if (decided.by === 'none') expect([upper.open, lower.open]).toEqual([true, true]);
      if (typeof decided.upper === 'number')
        expect(decided.upper).toBeGreaterThan(Number(decided.lower));
      if (decided.among.length > 0)
        expect(decided.among).toEqual(expect.arrayContaining([upper.team, lower.team]));
    }
  });
});

test('the table after the last round equals the full table', () => {
  holds((league, rules) => {
    const { rounds, positions } = ranksByRound(league, rules);
    const last = rounds.at(-1) ?? 0;
    const full = rank(league, rules);
    expect(rank(asOfRound(league, last), rules)).toEqual(full);
    if (rounds.length === 0) return;
    for (const { team, position } of full) expect(positions.get(team)?.at(-1)).toBe(position);
  });
});

test('the home table and the away table add up to the full table', () => {
  holds((league, rules) => {
    const home = new Map(rankAtHome(league, rules).map((row) => [row.team, row]));
    const away = new Map(rankAway(league, rules).map((row) => [row.team, row]));
    for (const row of rank(league, rules)) {
      for (const count of ['played', 'won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst'] as const) {
        expect((home.get(row.team)?.[count] ?? 0) + (away.get(row.team)?.[count] ?? 0)).toBe(
          row[count],
        );
      }
    }
  });
});

test('rows are marked as uncertain only if the rules do not define the small table', () => {
  holds((league, rules) => {
    const marked = rank(league, rules).some(({ uncertain }) => uncertain);
    if (rules.smallTable || !rules.criteria.includes('smallTablePoints'))
      expect(marked).toBe(false);
  });
});
