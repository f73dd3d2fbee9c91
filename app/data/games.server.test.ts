import { expect, test } from 'vitest';
import { freshDatabase, onEachEngine } from '../../test/database.ts';
import { createGame, createLineup } from '../../test/factories.ts';
import {
  findCrest,
  findGame,
  listGameChoices,
  listGames,
  listLastResults,
} from './games.server.ts';

const result = { goalsFor: 2, goalsAgainst: 1 };

onEachEngine((engine) => {
  test('games stand by date, then kick-off, a day without a time first, then id', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { slug: 'late', date: '2025-05-10', kickoff: '18:00' });
    await createGame(db, { id: 'b', slug: 'early-too', date: '2025-05-10', kickoff: '09:30' });
    await createGame(db, { id: 'a', slug: 'early', date: '2025-05-10', kickoff: '09:30' });
    await createGame(db, { slug: 'some-time', date: '2025-05-10', kickoff: null });
    await createGame(db, { slug: 'year-before', date: '2024-12-31', kickoff: '20:00' });
    const games = await listGames(db);
    expect(games.map(({ slug }) => slug)).toEqual([
      'year-before',
      'some-time',
      'early',
      'early-too',
      'late',
    ]);
  });

  test('a line of the list has what it shows and no more', async () => {
    const db = await freshDatabase(engine);
    const {
      id: _,
      halfTimeFor,
      halfTimeAgainst,
      ...listed
    } = await createGame(db, {
      kickoff: '15:00',
      crest: '/images/crest.svg',
      kind: 'Pokal',
      ...result,
      halfTimeFor: 1,
      halfTimeAgainst: 0,
    });
    expect([halfTimeFor, halfTimeAgainst]).toEqual([1, 0]);
    expect(await listGames(db)).toEqual([listed]);
  });

  test('the last results are the newest games with both numbers, newest first', async () => {
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

  test('a game is found by its address, umlauts in either form, with everything stored', async () => {
    const db = await freshDatabase(engine);
    const game = await createGame(db, { slug: 'sv-muster-vs-rot-weiß-wörgl', ...result });
    expect(await findGame(db, game.slug)).toEqual(game);
    expect(await findGame(db, game.slug.normalize('NFD'))).toEqual(game);
  });

  test('a second game against an opponent has its own address', async () => {
    const db = await freshDatabase(engine);
    const first = await createGame(db, { slug: 'sv-muster-vs-bari', opponent: 'Bari' });
    const second = await createGame(db, { slug: 'sv-muster-vs-bari-2025-06-01', opponent: 'Bari' });
    expect(await findGame(db, first.slug)).toEqual(first);
    expect(await findGame(db, second.slug)).toEqual(second);
  });

  test('a game of another address is not found', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { slug: 'sv-muster-vs-bari' });
    expect(await findGame(db, 'sv-muster-vs-bar')).toBeUndefined();
    expect(await findGame(db, 'sv-muster-vs-%')).toBeUndefined();
  });

  test('an opponent has the crest of the newest game that has one', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { opponent: 'Bari', date: '2025-06-01', crest: null });
    await createGame(db, { opponent: 'Bari', date: '2025-04-01', crest: '/images/old.svg' });
    await createGame(db, { opponent: 'Bari', date: '2025-05-01', crest: '/images/new.svg' });
    await createGame(db, { opponent: 'Sloga', date: '2025-05-20', crest: '/images/sloga.svg' });
    expect(await findCrest(db, 'Bari')).toBe('/images/new.svg');
  });

  test('an opponent without a game, or without a crest, has none', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { opponent: 'Bari' });
    expect(await findCrest(db, 'Bari')).toBeNull();
    expect(await findCrest(db, 'Sloga')).toBeNull();
  });

  test('the choice of games stands newest first and says which have a line-up', async () => {
    const db = await freshDatabase(engine);
    await createGame(db, { id: 'a', date: '2025-05-10', kickoff: null });
    await createGame(db, { id: 'b', date: '2025-05-10', kickoff: '18:00', opponent: 'SC Bari' });
    await createGame(db, { id: 'c', date: '2025-05-17', ...result });
    const { id: lineupId } = await createLineup(db, { gameId: 'b' });
    const choices = await listGameChoices(db);
    expect(choices.map(({ id, hasLineup }) => [id, hasLineup])).toEqual([
      ['c', false],
      ['b', true],
      ['a', false],
    ]);
    expect(choices[1]).toEqual({
      id: 'b',
      date: '2025-05-10',
      kickoff: '18:00',
      opponent: 'SC Bari',
      kind: 'Meisterschaft',
      goalsFor: null,
      goalsAgainst: null,
      hasLineup: true,
      lineupId,
    });
  });
});
