import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameKinds } from '#app/matches/games/game.ts';
import { drawSeasonProgress } from './season-progress.server.ts';

const goals = fc.option(fc.nat({ max: 30 }));
const seasons = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...gameKinds),
      day: fc.integer({ min: 0, max: 364 }),
      goalsFor: goals,
      goalsAgainst: goals,
      opponent: fc.string({ minLength: 1, maxLength: 80 }),
    }),
    { maxLength: 60 },
  )
  .map((games) =>
    games
      .toSorted((a, b) => a.day - b.day)
      .map(({ day, ...game }, index) => ({
        ...game,
        slug: String(index),
        date: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
        crest: null,
        ...{ status: null, running: null },
      })),
  );

const game = (goalsFor: number | null, goalsAgainst: number | null, opponent = 'SC Berg') => ({
  slug: `${goalsFor}:${goalsAgainst} ${opponent}`,
  date: '2025-05-10',
  kind: 'Meisterschaft',
  opponent,
  crest: null,
  ...{ status: null, running: null },
  goalsFor,
  goalsAgainst,
});

test('keeps all marks and bars within the drawing, in the order of the games', () => {
  fc.assert(
    fc.property(seasons, (games) => {
      const { marks, strips, bars, months, notes } = drawSeasonProgress(games);
      const lengths = [
        ...marks.flatMap(({ x, y }) => [x, y]),
        ...strips.flatMap(({ x, y, width, height }) => [x, y, width, height]),
        ...bars.flatMap(({ x, middle, width, scored, conceded }) => [
          ...[x, middle, width, scored.y, scored.height, scored.beyond],
          ...[conceded.y, conceded.height, conceded.beyond],
        ]),
        ...months.map(({ x }) => x),
        ...Object.values(notes).flatMap((note) => (note ? [note.x, note.to] : [])),
      ];
      for (const length of lengths) expect(number(length)).toSatisfy(within0And100);
      for (const { x, y, width, height } of strips) {
        expect(number(x) + number(width)).toBeLessThanOrEqual(100.02);
        expect(number(y) + number(height)).toBeCloseTo(100, 1);
      }
      const places = marks.map(({ x }) => number(x));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});

test('each mark rises by the points of its game and never falls', () => {
  fc.assert(
    fc.property(seasons, (games) => {
      const { marks, games: drawn } = drawSeasonProgress(games);
      expect(drawn).toHaveLength(marks.length);
      for (const [index, { outcome, points }] of drawn.entries()) {
        const gave = points - (drawn[index - 1]?.points ?? 0);
        expect(gave).toBe({ win: 3, draw: 1, loss: 0 }[outcome]);
        const rise = number(marks[index - 1]?.y ?? '100%') - number(marks[index]?.y);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise > 0).toBe(gave > 0);
      }
    }),
  );
});

test('draws scored and conceded goals on one scale', () => {
  const { bars } = drawSeasonProgress([game(12, 11), game(6, 1), game(0, 3)]);
  const perGoal = bars.flatMap(({ scored, conceded }) =>
    [scored, conceded].flatMap(({ height, goals }) => (goals ? number(height) / goals : [])),
  );
  expect(perGoal).toHaveLength(5);
  for (const height of perGoal) expect(height).toBeCloseTo(perGoal[0] as number, 1);
});

test('before the first result, draws no game and reserves columns for future games', () => {
  const course = drawSeasonProgress([game(null, null), game(3, 0), game(1, 1)].slice(0, 1));
  expect(course).toMatchObject({ games: [], marks: [], bars: [], path: undefined, open: 1 });
  expect(drawSeasonProgress([])).toMatchObject({
    games: [],
    open: 0,
    headline: '0 Punkte nach 0 Spielen',
  });
});

test('draws a mark and no line for a season with one game', () => {
  const course = drawSeasonProgress([game(4, 1)]);
  expect(course.path).toBeUndefined();
  expect(course.marks).toHaveLength(1);
  expect(course.headline).toBe('3 Punkte nach 1 Spiel');
  expect(course.pointsSaid).toBe('1 Sieg, 0 Unentschieden, 0 Niederlagen');
});

test('describes the record, the trend, and the highest win and loss', () => {
  const course = drawSeasonProgress([
    game(0, 5, 'FK Sonne'),
    game(1, 2),
    game(2, 2),
    game(1, 0),
    game(6, 0, 'FC Acker'),
    game(2, 1),
    game(null, null),
  ]);
  expect(course.headline).toBe('10 Punkte nach 6 Spielen');
  expect(course.pointsSaid).toBe(
    '3 Siege, 1 Unentschieden, 2 Niederlagen. Aus den ersten 3 Spielen 1 Punkt, aus den letzten 3 Spielen 9',
  );
  expect(course.goalsSaid).toBe(
    '12 Tore, 10 Gegentore, höchster Sieg 6:0 gegen FC Acker, höchste Niederlage 0:5 gegen FK Sonne',
  );
});

test('leaves the middle game of an odd number out of both halves', () => {
  const games = [
    game(1, 0),
    game(1, 0),
    game(1, 0),
    game(5, 0),
    game(0, 1),
    game(0, 1),
    game(0, 1),
  ];
  expect(
    drawSeasonProgress(games.map((one, index) => ({ ...one, slug: String(index) }))).pointsSaid,
  ).toContain('Aus den ersten 3 Spielen 9 Punkte, aus den letzten 3 Spielen 0');
});

test('leaves the column of a game without a result empty', () => {
  const { marks, columns } = drawSeasonProgress([
    ...Array.from({ length: 5 }, (_, index) => game(index, 0, `Gegner ${index}`)),
    game(null, null),
    ...Array.from({ length: 6 }, (_, index) => game(index, 0, `Gast ${index}`)),
  ]);
  const gaps = marks.slice(1).map(({ x }, index) => number(x) - number(marks[index]?.x));
  expect(columns).toBe(12);
  expect(gaps.filter((gap) => gap > 100 / 12 + 1)).toHaveLength(1);
});

test('cuts a long opponent name in a note, but never inside a character', () => {
  const { notes } = drawSeasonProgress([game(2, 0, `Spielgemeinschaft 👩‍🚀👩‍🚀👩‍🚀👩‍🚀 Gurnitz`)]);
  expect(notes.win?.opponent).toMatch(/…$/);
  expect(notes.win?.opponent.isWellFormed()).toBe(true);
  expect(notes.loss).toBeUndefined();
});

function number(length: string | undefined): number {
  return Number(length?.replace('%', ''));
}

function within0And100(value: number): boolean {
  return value >= 0 && value <= 100;
}
