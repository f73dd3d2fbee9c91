import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addFigures,
  type CountedEntry,
  countFigures,
  type Figures,
  noFigures,
  toFigures,
} from './figures.ts';
import { addCountedSeasons, isAllZero, seasonOpeningBalances } from './opening-balance.ts';

const entry: CountedEntry = {
  ...{ playerId: 'a', position: 'Mittelfeld', season: '2026', kind: 'Meisterschaft' },
  ...{ team: '', fullTime: 90 },
  ...{ goalsAgainst: 1, onBench: false, cameOn: false },
  ...{ minuteOn: null, minuteOff: null, replacedNumber: null },
  ...{ goals: 0, assists: 0, yellowCards: 0, redCards: 0, ownGoals: null, isTimed: false },
};
const bench = { ...entry, onBench: true };
const few = fc.nat({ max: 4 });
const minute = fc.option(fc.nat({ max: 130 }), { nil: null });
const entries = fc.array(
  fc.record({
    playerId: fc.constantFrom('a', 'b', 'c'),
    position: fc.constantFrom('Torwart', 'Stürmer'),
    season: fc.constantFrom('2024', '2025', '2026'),
    kind: fc.constantFrom('Meisterschaft', 'Pokal'),
    team: fc.constantFrom('', 'u14'),
    fullTime: fc.constantFrom(70, 90),
    ...{ goalsAgainst: few, goals: few, assists: few, yellowCards: few, redCards: few },
    ownGoals: fc.option(few, { nil: null }),
    ...{ onBench: fc.boolean(), cameOn: fc.boolean(), isTimed: fc.boolean() },
    ...{ minuteOn: minute, minuteOff: minute, replacedNumber: minute },
  }) satisfies fc.Arbitrary<CountedEntry>,
  { maxLength: 40 },
);

const inOrder = (
  counted: readonly { playerId: string; season: string; kind: string; team: string }[],
) => {
  const key = (one: (typeof counted)[number]) =>
    `${one.playerId} ${one.season} ${one.kind} ${one.team}`;
  return counted.toSorted((a, b) => key(a).localeCompare(key(b)));
};

test('counts starters, and bench players who came on or did something', () => {
  const played = (one: CountedEntry) => toFigures(one).gamesPlayed;
  expect([played(entry), played(bench)]).toEqual([1, 0]);
  expect(played({ ...bench, cameOn: true })).toBe(1);
  expect(played({ ...bench, minuteOn: 70 })).toBe(1);
  expect(played({ ...bench, replacedNumber: 7 })).toBe(1);
  for (const feat of ['goals', 'assists', 'yellowCards', 'redCards', 'ownGoals'])
    expect([feat, played({ ...bench, [feat]: 1 })]).toEqual([feat, 1]);
  expect(toFigures({ ...bench, goals: 1 }).starts).toBe(0);
});

test('a clean sheet counts only for a starting goalkeeper without a goal against', () => {
  const keeper = { ...entry, position: 'Torwart', goalsAgainst: 0 } as const;
  const sheets = (one: CountedEntry) => toFigures(one).cleanSheets;
  expect(sheets(keeper)).toBe(1);
  expect(sheets({ ...keeper, goalsAgainst: 1 })).toBe(0);
  expect(sheets({ ...keeper, onBench: true, cameOn: true })).toBe(0);
  expect(sheets({ ...keeper, position: 'Verteidiger' })).toBe(0);
});

test('counts minutes only if the line-up has times of substitutions', () => {
  const minutes = (one: Partial<CountedEntry>) => {
    const { minutes: all, timedGames } = toFigures({ ...entry, ...one });
    return [all, timedGames];
  };
  expect(minutes({})).toEqual([0, 0]);
  expect(minutes({ isTimed: true })).toEqual([90, 1]);
  expect(minutes({ minuteOff: 60 })).toEqual([60, 1]);
  expect(minutes({ onBench: true, minuteOn: 60, isTimed: true })).toEqual([30, 1]);
  expect(minutes({ onBench: true, minuteOn: 60, minuteOff: 85 })).toEqual([25, 1]);
  expect(minutes({ onBench: true, cameOn: true })).toEqual([0, 0]);
  expect(minutes({ isTimed: true, minuteOff: 120 })).toEqual([90, 1]);
});

test('countFigures returns the same totals for every order of entries', () => {
  fc.assert(
    fc.property(entries, fc.infiniteStream(fc.nat()), (all, order) => {
      const shuffled = all
        .map((one) => [order.next().value, one] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, one]) => one);
      expect(inOrder(countFigures(shuffled))).toEqual(inOrder(countFigures(all)));
    }),
  );
});

test('the totals of countFigures match the sum of all entries', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const sum = (figures: readonly Figures[]) => figures.reduce(addFigures, noFigures);
      expect(sum(countFigures(all).map(onlyFigures))).toEqual(sum(all.map(toFigures)));
    }),
  );
});

test('a removed game takes away only its own figures', () => {
  fc.assert(
    fc.property(entries, entries, (before, game) => {
      const without = [...before, ...game].filter((one) => !game.includes(one));
      expect(inOrder(countFigures(without))).toEqual(inOrder(countFigures(before)));
    }),
  );
});

function onlyFigures({ playerId: _, season: __, kind: ___, ...figures }: Figures & object & Keys) {
  return figures;
}
interface Keys {
  playerId: string;
  season: string;
  kind: string;
}

const performance = fc.record({
  ...{ gamesPlayed: few, goals: few, assists: few },
  ...{ cleanSheets: few, yellowCards: few, redCards: few },
});
const seasonNames = fc.constantFrom('2023/24', '2024', '2025', '2026');

test('shows typed totals as typed, and untyped seasons as counted', () => {
  const typedSeasons = fc.array(
    fc.tuple(seasonNames, performance).map(([season, one]) => ({ season, ...one })),
    { maxLength: 4 },
  );
  const countedSeasons = fc
    .array(fc.tuple(seasonNames, performance), { maxLength: 4 })
    .map((all) => new Map(all));
  fc.assert(
    fc.property(typedSeasons, countedSeasons, (typed, counted) => {
      const names = new Set(typed.map(({ season }) => season));
      const others = [...counted]
        .filter(([season, one]) => !names.has(season) && !isAllZero(one))
        .map(([season, one]) => ({ season, ...one }))
        .toSorted((a, b) => a.season.localeCompare(b.season));
      const shown = addCountedSeasons(seasonOpeningBalances(typed, counted), counted);
      expect(shown).toEqual([...typed, ...others]);
    }),
  );
});
