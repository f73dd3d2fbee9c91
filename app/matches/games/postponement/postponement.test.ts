import { load } from 'cheerio';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { GameDraft } from '#app/matches/games/game-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { by, gameDraft } from '#test/drafts.ts';
import { createOpponent } from '#test/factories.ts';
import { read, readText } from '#test/read-page.ts';
import { createRecord } from '#test/records.ts';

const noon = new Date('2026-05-01T10:00:00Z');
const game = '/admin/spiele/g';
const form = `${game}/absage`;
const report = '/spiele/spielbericht/fortuna-musterau-vs-sc-berg';

async function withGame(engine: 'sqlite' | 'postgres', fields: Partial<GameDraft> = {}) {
  const db = await freshDatabase(engine);
  await createOpponent(db, { name: 'SC Berg' });
  const goals = { goalsFor: null, goalsAgainst: null, halfTimeFor: null, halfTimeAgainst: null };
  const record = gameDraft({ date: '2026-05-09', kickoff: '15:00', ...goals, ...fields });
  await createRecord(db, kinds.game.records, { id: 'g', record }, by);
  return { db, ask: await openAsAdmin(db) };
}

async function saysOf(db: Db) {
  const page = await read(db, report, noon);
  const event = JSON.parse(load(page)('script[type="application/ld+json"]').first().text())[
    '@graph'
  ].find((thing: { '@type': string }) => thing['@type'] === 'SportsEvent');
  const calendar = Object.values(nodeIcal.sync.parseICS(await read(db, '/spiele.ics', noon))).find(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
  return {
    page: readText(page),
    list: readText(await read(db, '/spiele', noon)),
    home: readText(await read(db, '/', noon)),
    event,
    calendar,
  };
}

test('each radio button of the form has its label next to it', async () => {
  const { ask } = await withGame('sqlite');
  const $ = load(await (await ask(form)).text());
  const radios = $('main input[type=radio]').toArray();
  expect(radios.map((radio) => $(radio).next(`label[for="${radio.attribs.id}"]`).text())).toEqual([
    'Neuer Termin',
    'Verschoben, Termin noch offen',
    'Abgesagt',
  ]);
});

onEnginesOfRun((engine) => {
  test('the cancellation of a game appears on pages and in the calendar, until the undo', async () => {
    const { db, ask } = await withGame(engine);
    const before = await saysOf(db);
    expect(before.event.eventStatus).toBe('https://schema.org/EventScheduled');
    expect(before.calendar).toMatchObject({ status: 'CONFIRMED', sequence: 0 });
    expect(before.home).toContain('Tage');

    const { fields } = await openPage(ask, form);
    const answer = await postForm(ask, form, { ...fields, status: 'calledOff' });
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringMatching(/^\/admin\/spiele\/[^?]+\?gespeichert=.+&meldung=spiel-gespeichert$/),
    ]);
    const after = await saysOf(db);
    expect(after.page).toContain('Abgesagt');
    expect(after.page).not.toContain('Tage');
    expect(after.list).toContain('Abgesagt');
    expect(after.home).toMatch(/Nächstes Spiel .*Abgesagt/);
    expect(after.event.eventStatus).toBe('https://schema.org/EventCancelled');
    expect(after.calendar).toMatchObject({
      ...{ status: 'CANCELLED', sequence: 1, uid: before.calendar?.uid },
      summary: expect.stringMatching(/^ABGESAGT: /),
    });

    await undoEntry(db, kinds, 2, by);
    const undone = await saysOf(db);
    expect(undone.calendar).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
    expect(undone.page).not.toContain('Abgesagt');
  });

  test('postpones a game without a date, then sets the new date', async () => {
    const { db, ask } = await withGame(engine);
    const open = await openPage(ask, form);
    await postForm(ask, form, { ...open.fields, status: 'postponed' });
    const waiting = await saysOf(db);
    expect(waiting.page).toContain('Verschoben, neuer Termin folgt');
    expect(waiting.event.eventStatus).toBe('https://schema.org/EventPostponed');
    expect(waiting.calendar).toMatchObject({ status: 'CANCELLED', sequence: 1 });

    const again = await openPage(ask, form);
    expect(again.fields).toMatchObject({ status: 'postponed', date: '09.05.2026' });
    const moved = { ...again.fields, status: '', date: '16.05.2026', kickoff: '17:30' };
    await postForm(ask, form, moved);
    const after = await saysOf(db);
    expect(after.page).toMatch(/Samstag, 16\. Mai 2026, 17:30 Uhr verlegt vom 9\. Mai 2026/);
    expect(after.event).toMatchObject({
      ...{ eventStatus: 'https://schema.org/EventRescheduled' },
      ...{ startDate: '2026-05-16T17:30:00+02:00', previousStartDate: '2026-05-09T15:00:00+02:00' },
    });
    expect(after.calendar).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
    expect(after.calendar?.start.toISOString()).toBe('2026-05-16T15:30:00.000Z');
  });

  test('midnight in a form of a game means an unknown kick-off, as in an import', async () => {
    const { db, ask } = await withGame(engine);
    const stored = () =>
      db.selectFrom('game').select(['date', 'kickoff', 'formerKickoff']).executeTakeFirst();
    const moved = await openPage(ask, form);
    await postForm(ask, form, { ...moved.fields, date: '16.05.2026', kickoff: '0:00' });
    expect(await stored()).toEqual({ date: '2026-05-16', kickoff: null, formerKickoff: '15:00' });
    const open = await openPage(ask, game);
    const typed = { ...open.fields, kickoff: '00:00', formerKickoff: '0 Uhr' };
    expect((await postForm(ask, game, typed)).status).toBe(303);
    expect(await stored()).toEqual({ date: '2026-05-16', kickoff: null, formerKickoff: null });
  });

  test('rejects an invalid date and keeps the entered text', async () => {
    const { ask } = await withGame(engine);
    const { fields } = await openPage(ask, form);
    const typed = { ...fields, status: '', date: '31.2.2026', kickoff: '17:30' };
    const answer = await postForm(ask, form, typed);
    expect([answer.status, answer.wrong]).toEqual([422, { date: 'Dieses Datum gibt es nicht.' }]);
    expect(answer.fields).toMatchObject({ date: '31.2.2026', kickoff: '17:30' });
    expect((await openPage(ask, '/admin/spiele/niemand/absage')).status).toBe(404);
    const gone = `/admin/spiele/${crypto.randomUUID()}/absage`;
    const refused = await postForm(ask, gone, {
      version: 'none',
      status: 'calledOff',
      date: '24.12.2026',
    });
    expect([refused.status, refused.text.includes('Spiel nicht gefunden')]).toEqual([
      ...[409, true],
    ]);
  });

  test.each([
    { goalsFor: 2, goalsAgainst: 1 },
    { status: 'awarded', goalsFor: 3, goalsAgainst: 0, playedFor: 2, playedAgainst: 1 },
    { status: 'abandoned', playedFor: 2, playedAgainst: 1 },
  ] as const)('refuses to call off or postpone a game that has a score: %o', async (score) => {
    const { db, ask } = await withGame(engine, score);
    for (const status of ['calledOff', 'postponed']) {
      const { fields } = await openPage(ask, form);
      const typed = { ...fields, status, date: '16.05.2026', kickoff: '17:30' };
      const answer = await postForm(ask, form, typed);
      expect([answer.status, answer.alerts]).toEqual([
        409,
        ['Fehler beim Speichern ❌: Ein Spiel, das nicht stattfindet, hat kein Ergebnis.'],
      ]);
      expect(answer.fields).toMatchObject({ status, date: '16.05.2026', kickoff: '17:30' });
    }
    expect(await kinds.game.records.read(db, 'g')).toMatchObject({ status: null, ...score });
  });

  test('a new day keeps the award of a game', async () => {
    const award = { status: 'awarded', goalsFor: 3, goalsAgainst: 0 } as const;
    const { db, ask } = await withGame(engine, award);
    const { fields } = await openPage(ask, form);
    const typed = { ...fields, status: '', date: '16.05.2026' };
    expect((await postForm(ask, form, typed)).status).toBe(303);
    expect(await kinds.game.records.read(db, 'g')).toMatchObject({ ...award, date: '2026-05-16' });
  });

  test.each([
    'abandoned',
    'replay',
  ] as const)('a new day for a game with the state %s is another game', async (status) => {
    const broken = { status, playedFor: 2, playedAgainst: 1 } as const;
    const { db, ask } = await withGame(engine, broken);
    const { fields } = await openPage(ask, form);
    const refused = await postForm(ask, form, { ...fields, status: '', date: '16.05.2026' });
    expect([refused.status, refused.fields.date]).toEqual([409, '16.05.2026']);
    expect(refused.text).toContain('Leg für den neuen Termin ein neues Spiel an.');
    expect(await kinds.game.records.read(db, 'g')).toMatchObject(broken);
  });

  test('asks before calling off a game that another admin has changed', async () => {
    const { db, ask } = await withGame(engine);
    const { fields } = await openPage(ask, form);
    const edit = await openPage(ask, game);
    expect((await postForm(ask, game, { ...edit.fields, round: '7' })).status).toBe(303);
    const late = await postForm(ask, form, { ...fields, status: 'calledOff' });
    expect(late.status).toBe(409);
    expect((await postForm(ask, form, late.fields)).status).toBe(303);
    const [stored] = await db.selectFrom('game').select(['status', 'round']).execute();
    expect(stored).toEqual({ status: 'calledOff', round: '7' });
  });
});
