import { expect, test } from 'vitest';
import { calendarYears } from '#platform/values/season-plan.ts';
import { calendarYear } from '#test/calendar-year.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { createGame, createLineup, createOpponent, createVenue } from '#test/factories.ts';
import { listGameSeasons } from './game-seasons.server.ts';
import {
  findGame,
  findPreviousAndNext,
  type ListedGame,
  listGameChoices,
  listGames,
  listLastResults,
} from './games.server.ts';

/** Removes `ended`, because `findGame` does not read this column. */
const asRead = ({ ended: _, ...game }: Awaited<ReturnType<typeof createGame>>) => game;

const result = { goalsFor: 2, goalsAgainst: 1 };

onEachEngine((engine) => {
  test('sorts games by date, kick-off and id; a missing kick-off comes first', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { slug: 'late', date: '2025-05-10', kickoff: '18:00' });
    await createGame(db, { id: 'b', slug: 'early-too', date: '2025-05-10', kickoff: '09:30' });
    await createGame(db, { id: 'a', slug: 'early', date: '2025-05-10', kickoff: '09:30' });
    await createGame(db, { slug: 'some-time', date: '2025-05-10', kickoff: null });
    await createGame(db, { slug: 'in-spring', date: '2025-03-31', kickoff: '20:00' });
    const games = await listGames(db, calendarYear('2025'));
    expect(games.map(({ slug }) => slug)).toEqual([
      'in-spring',
      'some-time',
      'early',
      'early-too',
      'late',
    ]);
  });

  test('listGames returns the games from the first to the last day of a season', async () => {
    const db = await freshDatabase(engine);
    for (const date of ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'])
      await createGame(db, { date });
    for (const [season, dates] of [
      ['2025', ['2025-01-01', '2025-12-31']],
      ['2023', []],
      ['9999', []],
    ] as const)
      expect((await listGames(db, calendarYear(season))).map(({ date }) => date)).toEqual(dates);
  });

  test('listGameSeasons returns the years with games, the newest year first', async () => {
    const db = await freshDatabase(engine);
    expect(await listGameSeasons(db, calendarYears)).toEqual([]);
    for (const date of ['2024-12-31', '2025-01-01', '2025-05-10', '2099-12-31', '2019-06-01'])
      await createGame(db, { date });
    expect(await listGameSeasons(db, calendarYears)).toEqual(['2099', '2025', '2024', '2019']);
  });

  test('names July-to-June seasons after two years; seasons with fixed days keep their name', async () => {
    const db = await freshDatabase(engine);
    for (const date of ['2025-06-30', '2025-07-01', '2026-06-30', '2027-05-01'])
      await createGame(db, { date });
    const july = { rhythm: 'july', known: [] } as const;
    expect(await listGameSeasons(db, july)).toEqual(['2026/27', '2025/26', '2024/25']);
    const ownDays = [{ name: '2026', firstDay: '2026-01-01', lastDay: '2026-12-31' }];
    expect(await listGameSeasons(db, { rhythm: 'july', known: ownDays })).toEqual([
      ...['2026/27', '2026', '2025/26', '2024/25'],
    ]);
  });

  test('listGames returns only the fields that a row of the list shows', async () => {
    const db = await freshDatabase(engine);
    const shown: ListedGame = {
      ...{ slug: 'a', date: '2025-05-10', kickoff: '15:00', opponent: 'FC Bach', kind: 'Pokal' },
      ...{ crest: '/images/crest.svg', ...result, extraTime: 1, ground: 'away' },
      ...{ penaltiesFor: 4, penaltiesAgainst: 3, status: 'awarded', formerDate: '2025-05-09' },
      running: null,
    };
    await createGame(db, { ...shown, halfTimeFor: 1, halfTimeAgainst: 0, report: 'Knapp.' });
    expect(await listGames(db, calendarYear('2025'))).toEqual([shown]);
  });

  test('listLastResults returns games with both goal numbers, the newest game first', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { slug: 'oldest', date: '2025-04-01', ...result });
    const sameDay = { date: '2025-05-10', ...result };
    await createGame(db, { id: 'a', slug: 'late', kickoff: '18:00', ...sameDay });
    await createGame(db, { id: 'b', slug: 'late-too', kickoff: '18:00', ...sameDay });
    await createGame(db, { id: 'c', slug: 'early', kickoff: '09:30', ...sameDay });
    await createGame(db, { id: 'd', slug: 'some-time', kickoff: null, ...sameDay });
    await createGame(db, { slug: 'goalless', date: '2025-04-02', goalsFor: 0, goalsAgainst: 0 });
    await createGame(db, { slug: 'half-entered', date: '2025-05-11', goalsFor: 2 });
    await createGame(db, { slug: 'other-half', date: '2025-05-11', goalsAgainst: 2 });
    await createGame(db, { slug: 'to-come', date: '2025-06-01' });
    const results = await listLastResults(db, 5);
    expect(results.map(({ slug }) => slug)).toEqual([
      'late-too',
      'late',
      'early',
      'some-time',
      'goalless',
    ]);
  });

  test('findGame accepts composed and decomposed umlauts and returns all stored fields', async () => {
    const db = await freshDatabase(engine);
    const game = await createGame(db, { slug: 'sv-muster-vs-grün-weiß-wörgl', ...result });
    const found = {
      ...{ ...asRead(game), spelling: game.opponent, opponentId: null, opponentAddress: null },
      ...{ team: null, showsNames: 1, showsResult: 1 },
      ...{ venue: null, street: null, postalCode: null, city: null },
    };
    expect(await findGame(db, game.slug)).toEqual(found);
    expect(await findGame(db, game.slug.normalize('NFD'))).toEqual(found);
  });

  test('findGame distinguishes two games against one opponent by their addresses', async () => {
    const db = await freshDatabase(engine);
    const first = await createGame(db, { slug: 'sv-muster-vs-berg', opponent: 'Berg' });
    const second = await createGame(db, { slug: 'sv-muster-vs-berg-2025-06-01', opponent: 'Berg' });
    expect(await findGame(db, first.slug)).toMatchObject(asRead(first));
    expect(await findGame(db, second.slug)).toMatchObject(asRead(second));
  });

  test('findGame finds a game by a link that lost its last characters', async () => {
    const db = await freshDatabase(engine);
    const game = await createGame(db, { slug: 'sv-muster-vs-fc-sankt-muster-(nö)' });
    expect(await findGame(db, 'sv-muster-vs-fc-sankt-muster-(nö')).toMatchObject({ id: game.id });
  });

  test('findGame returns undefined for an unknown address', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { slug: 'sv-muster-vs-berg' });
    expect(await findGame(db, 'sv-muster-vs-bar')).toBeUndefined();
    expect(await findGame(db, 'sv-muster-vs-%')).toBeUndefined();
  });

  test('a game shows the opponent’s current name and crest, and its venue for away games', async () => {
    const db = await freshDatabase(engine);
    const venueId = (await createVenue(db)).id;
    const renamed = { name: 'SV Bach', crest: '/images/neu.svg', otherNames: ['FC Bach'], venueId };
    const { id, address } = await createOpponent(db, renamed);
    const played = { opponent: 'FC Bach', crest: '/images/alt.svg' };
    const away = await createGame(db, { ...played, ground: 'away' });
    const home = await createGame(db, played);
    const shown = {
      ...{ opponent: 'SV Bach', spelling: 'FC Bach', crest: '/images/neu.svg' },
      ...{ opponentId: id, opponentAddress: address },
    };
    expect(await findGame(db, away.slug)).toMatchObject({ ...shown, venueId });
    expect(await findGame(db, home.slug)).toMatchObject({ ...shown, venueId: null });
  });

  test('lists the newest game first and marks games with a line-up', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { id: 'a', date: '2025-05-10', kickoff: null });
    await createGame(db, { id: 'b', date: '2025-05-10', kickoff: '18:00', opponent: 'SC Berg' });
    await createGame(db, { id: 'c', date: '2025-05-17', ...result });
    await createGame(db, { id: 'd', date: '2024-05-17' });
    const { id: lineupId } = await createLineup(db, { gameId: 'b' });
    const choices = await listGameChoices(db, calendarYear('2025'));
    expect(choices.map(({ id, hasLineup }) => [id, hasLineup])).toEqual([
      ['c', false],
      ['b', true],
      ['a', false],
    ]);
    expect(choices[1]).toEqual({
      id: 'b',
      ...{ extraTime: null, penaltiesFor: null, penaltiesAgainst: null },
      date: '2025-05-10',
      kickoff: '18:00',
      opponent: 'SC Berg',
      ...{ crest: null, ground: null, status: null, running: null },
      kind: 'Meisterschaft',
      goalsFor: null,
      goalsAgainst: null,
      hasLineup: true,
      lineupId,
      ...{ team: null, teamId: null },
    });
  });

  test('listGameChoices adds the games with the given ids to the season', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { id: 'a', date: '2025-05-10' });
    await createGame(db, { id: 'b', date: '2024-05-10' });
    await createGame(db, { id: 'c', date: '2023-05-10' });
    const chosen = async (season: '2025' | undefined, ids: string[]) =>
      (await listGameChoices(db, season && calendarYear(season), ids)).map(({ id }) => id);
    expect(await chosen('2025', ['b', 'a', 'gone'])).toEqual(['a', 'b']);
    expect(await chosen(undefined, ['c'])).toEqual(['c']);
    expect(await chosen(undefined, [])).toEqual([]);
  });

  test('finds the previous and next game across seasons and within a day', async () => {
    const db = await freshDatabase(engine);
    const last = await createGame(db, { date: '2024-10-20' });
    const someTime = await createGame(db, { date: '2025-05-10', kickoff: null });
    const early = await createGame(db, { id: 'a', date: '2025-05-10', kickoff: '09:30' });
    const earlyToo = await createGame(db, { id: 'b', date: '2025-05-10', kickoff: '09:30' });
    const late = await createGame(db, { date: '2025-05-10', kickoff: '18:00' });
    const inOrder = [last, someTime, early, earlyToo, late];
    for (const [index, game] of inOrder.entries()) {
      const { previous, next } = await findPreviousAndNext(db, game);
      const expected = [inOrder[index - 1]?.slug, inOrder[index + 1]?.slug];
      expect([previous?.slug, next?.slug]).toEqual(expected);
    }
  });
});
