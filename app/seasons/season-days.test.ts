import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { countCalendarChanges } from '#app/matches/games/calendar/calendar-games.server.ts';
import { listFigures } from '#app/people/figures/recount-figures.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createLineup, createPlayer, createSeason } from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';

const details = '/admin/kontakt';
const fresh = '/admin/saisons/neu';
const now = new Date('2026-05-01T10:00:00Z');

/** Creates a player with one game in autumn 2025 and one game in spring 2026. */
async function autumnAndSpring(db: Db): Promise<void> {
  await createPlayer(db, { id: 'a' });
  for (const [date, opponent] of [
    ['2025-09-20', 'SC Herbst'],
    ['2026-04-18', 'SC Lenz'],
  ] as const) {
    const game = { date, opponent, goalsFor: 1, goalsAgainst: 0 };
    const { id: gameId } = await createGame(db, game);
    await createLineup(db, { gameId, players: [{ playerId: 'a', goals: 1 }] });
  }
  await countCalendarChanges(db, { now });
}

async function figures(db: Db): Promise<string[]> {
  return (await listFigures(db, 'a')).map(({ season, goals }) => `${season} ${goals}`);
}

async function read(db: Db, path: string) {
  const answer = await (await openApp(db, () => now))(path);
  return { status: answer.status, text: readText(await answer.text()) };
}

async function undoNewest(db: Db): Promise<void> {
  const [newest] = (await listAuditLog(db, { limit: 1 })).entries;
  await undoEntry(db, kinds, newest?.id ?? 0, { username: 'max', now });
}

onEnginesOfRun((engine) => {
  test('switching to seasons from July to June changes pages, addresses and figures until the undo', async () => {
    const db = await freshDatabase(engine);
    await autumnAndSpring(db);
    await createSeason(db, { id: 'july', name: '2025/26' });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, details);
    expect(fields.seasonRhythm).toBe('year');
    expect((await postForm(ask, details, { ...fields, seasonRhythm: 'july' })).status).toBe(303);

    expect(await figures(db)).toEqual(['2025/26 2']);
    const games = await read(db, '/spiele?saison=2025-26');
    expect(games.text).toMatch(/Spiele 2025\/26.*SC Lenz.*SC Herbst/s);
    expect((await read(db, '/spiele')).text).toContain('Spiele 2025/26');
    expect((await read(db, '/spiele?saison=2025')).status).toBe(404);
    expect((await read(db, '/saison/2025-26')).text).toMatch(/Saison 2025\/26.*Saisonverlauf/s);
    expect((await read(db, '/saison/2025%2F26')).status).toBe(200);
    const address =
      '/spieler/' +
      encodeURIComponent(
        (await db.selectFrom('player').select('address').executeTakeFirstOrThrow()).address,
      );
    expect((await read(db, `${address}/spiele?saison=2025-26`)).text).toMatch(
      /SC Lenz.*SC Herbst/s,
    );
    const calendar = await (await openApp(db, () => now))('/spiele.ics');
    expect(await calendar.text()).toContain('SC Herbst');

    await undoNewest(db);
    expect(await figures(db)).toEqual(['2025 1', '2026 1']);
    const spring = await read(db, '/spiele');
    expect(spring.text).toContain('Spiele 2026');
    expect(spring.text).not.toContain('SC Herbst');
  });

  test('a season with its own days contains the games on these days', async () => {
    const db = await freshDatabase(engine);
    await autumnAndSpring(db);
    const ask = await openAsAdmin(db, now);
    const { fields } = await openPage(ask, fresh);
    expect(fields.name).toBe('2026');
    const days = { firstDay: '2025-08-01', lastDay: '2026-06-14' };
    expect((await postForm(ask, fresh, { ...fields, ...days, name: '2025/26' })).status).toBe(303);
    expect(await figures(db)).toEqual(['2025/26 2']);
    expect((await read(db, '/spiele?saison=2025-26')).text).toMatch(/SC Lenz.*SC Herbst/s);
    expect((await read(db, '/spiele?saison=2025')).text).not.toContain('SC Herbst');
    await undoNewest(db);
    expect(await figures(db)).toEqual(['2025 1', '2026 1']);
  });

  test('rejects a season that shares a day with another season and keeps the entered values', async () => {
    const db = await freshDatabase(engine);
    await createSeason(db, { name: '2025', firstDay: '2025-02-01', lastDay: '2025-11-30' });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, fresh);
    const typed = { ...fields, name: '2026', firstDay: '2025-11-30', lastDay: '2026-11-30' };
    const answer = await postForm(ask, fresh, { ...typed, text: 'Gut.' });
    expect([answer.status, answer.alerts]).toEqual([
      409,
      [
        'Fehler beim Speichern ❌: Die Saison 2025 geht von 1. Februar 2025 bis 30. November 2025: Zwei Saisonen können nicht dieselben Tage haben.',
      ],
    ]);
    expect(answer.fields).toMatchObject({ firstDay: '30.11.2025', text: 'Gut.' });
  });
});

interface Days {
  firstDay?: string;
  lastDay?: string;
}

test('a season named after two years lasts from July to June by default', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, fresh);
  expect((await postForm(ask, fresh, { ...fields, name: '2026/27' })).status).toBe(303);
  expect(await db.selectFrom('season').select(['name', 'firstDay', 'lastDay']).execute()).toEqual([
    { name: '2026/27', firstDay: '2026-07-01', lastDay: '2027-06-30' },
  ]);
});

test.each([
  [{ firstDay: '2026-01-01' }, { lastDay: 'Bitte gib auch den letzten Tag ein.' }],
  [{ lastDay: '2026-01-01' }, { firstDay: 'Bitte gib auch den ersten Tag ein.' }],
  [
    { firstDay: '2026-02-01', lastDay: '2026-02-01' },
    { lastDay: 'Der letzte Tag muss nach dem ersten liegen.' },
  ],
  [
    { firstDay: '2026-02-01', lastDay: '2028-02-03' },
    { lastDay: 'Eine Saison dauert höchstens zwei Jahre.' },
  ],
  [{ firstDay: '31.2.2026', lastDay: '2026-03-01' }, { firstDay: 'Dieses Datum gibt es nicht.' }],
])('rejects invalid days of a season at their field: %j', async (days: Days, wrong) => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, fresh);
  const answer = await postForm(ask, fresh, { ...fields, ...days });
  expect([answer.status, answer.wrong]).toEqual([422, wrong]);
  const written = (day = '') => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1');
  expect([answer.fields.firstDay, answer.fields.lastDay]).toEqual(
    [days.firstDay, days.lastDay].map(written),
  );
});
