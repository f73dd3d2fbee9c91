import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { signedInAsk } from '#test/admin.ts';
import { type Ask, openApp } from '#test/app.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import { createGame, createOpponent, createVenue } from '#test/factories.ts';
import { postedFiles } from '#test/photo.ts';
import { openPage, postForm } from './form-page.ts';

const path = '/admin/spielplan';
const now = new Date('2026-03-01T10:00:00.000Z');

interface Entry {
  uid: string;
  summary: string;
  start: string;
  round?: string;
  location?: string;
  status?: string;
}

function calendar(...entries: Entry[]): string {
  const events = entries.flatMap(({ uid, summary, start, round = '5', location, status }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${summary}`,
    `DTSTART:${start}`,
    `DESCRIPTION:Musterliga Mitte (${round}. Runde)`,
    ...(location ? [`LOCATION:${location}`] : []),
    ...(status ? [`STATUS:${status}`] : []),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

const atHome = { uid: 'a', summary: 'SV FORTUNA MUSTERAU : SC Berg', start: '20260314T140000Z' };
const away = { uid: 'b', summary: 'SK Tal - Fortuna Musterau', start: '20260321', round: '6' };

async function openTool(db: Db) {
  const ask = await signedInAsk(await openApp(db, () => now), db, { now });
  return ask;
}

async function post(ask: Ask, entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const answer = await ask(path, await postedFiles(form));
  const $ = load(await answer.text());
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    alert: $('main [role=alert]').text().replaceAll('\u00AD', ''),
  };
}

function upload(ask: Ask, text: string) {
  return post(ask, [
    ['intent', 'read'],
    ['file', new File([text], 'spielplan.ics')],
  ]);
}

/** What the tool proposes, each by its title, with what it says beside, and whether it is ticked. */
async function proposals(ask: Ask) {
  const $ = load(await (await ask(path)).text());
  return $('[name=take]')
    .toArray()
    .map((box) => ({
      title: $(`label[for="${$(box).attr('id')}"]`).text(),
      said: $(`[id="${$(box).attr('aria-describedby')}"] p`)
        .toArray()
        .map((line) => $(line).text().replaceAll('\u00AD', '')),
      isTicked: $(box).attr('checked') !== undefined,
      version: $(box).attr('value') ?? '',
    }));
}

/** Sends the form as it is ticked. */
async function take(ask: Ask, which: (title: string, isTicked: boolean) => boolean) {
  const wanted = (await proposals(ask)).filter(({ title, isTicked }) => which(title, isTicked));
  return post(ask, [
    ['intent', 'take'],
    ...wanted.map(({ version }): [string, string] => ['take', version]),
  ]);
}

const ticked = (_: string, isTicked: boolean) => isTicked;

function listGames(db: Db) {
  return db.selectFrom('game').selectAll().orderBy('date').execute();
}

async function undoNewest(db: Db) {
  const { entries } = await listAuditLog(db, { limit: 1 });
  await undoEntry(db, kinds, entries[0]?.id ?? 0, by);
}

onEachEngine((engine) => {
  test('an address that leads inside is said to, and asked for again only after a while', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    expect((await openPage(ask, path)).text).toContain('Von selbst nachgesehen wird, sobald');
    const { fields } = await openPage(ask, '/admin/kontakt');
    const at = (calendarAddress: string) =>
      postForm(ask, '/admin/kontakt', { ...fields, calendarAddress });
    expect((await at('http://verband.example/a.ics')).wrong).toHaveProperty('calendarAddress');
    expect((await at('https://127.0.0.1/a.ics')).status).toBe(303);
    expect((await openPage(ask, path)).text).toContain('Noch nie nachgesehen.');
    expect((await post(ask, [['intent', 'ask']])).status).toBe(303);
    expect((await openPage(ask, path)).text).toContain(
      'Diese Adresse führt nicht ins öffentliche Netz.',
    );
    expect((await post(ask, [['intent', 'ask']])).status).toBe(429);
  });

  test('a game is ours under any name that somebody has entered for it', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    const summary = 'SPG Untere Au : SK Tal';
    await upload(ask, calendar({ uid: 'a', summary, start: '20260314T140000Z' }));
    expect(await proposals(ask)).toEqual([]);
    const { fields } = await openPage(ask, '/admin/kontakt');
    const named = { ...fields, associationNames: 'Spielgemeinschaft\r\nUntere Au' };
    expect((await postForm(ask, '/admin/kontakt', named)).status).toBe(303);
    expect(await proposals(ask)).toHaveLength(1);
  });

  test('new games are proposed with a tick, taken as one step, and taken back as one', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    const read = await upload(ask, calendar(atHome, away));
    expect([read.status, read.location]).toEqual([303, `${path}?meldung=spielplan-gelesen`]);
    expect(await listGames(db)).toEqual([]);
    expect((await openPage(ask, '/admin')).text).toContain('2 Änderungen im Spielplan');

    const taken = await take(ask, ticked);
    expect([taken.status, taken.location]).toEqual([303, `${path}?meldung=spielplan-uebernommen`]);
    expect(await listGames(db)).toMatchObject([
      { opponent: 'SC Berg', date: '2026-03-14', kickoff: '15:00', ground: null, round: '5' },
      { opponent: 'SK Tal', date: '2026-03-21', kickoff: null, ground: 'away', round: '6' },
    ]);
    expect(await proposals(ask)).toEqual([]);
    expect((await openPage(ask, path)).text).toContain('Schon wie im Spielplan: 2.');
    expect((await openPage(ask, '/admin')).text).not.toContain('im Spielplan');
    const { entries } = await listAuditLog(db, { limit: 9 });
    expect(entries.map(({ label }) => label)).toEqual(['Spielplan: 2 Spiele']);
    await undoNewest(db);
    expect(await listGames(db)).toEqual([]);
    expect(await db.selectFrom('opponent').selectAll().execute()).toEqual([]);
  });

  test('what the calendar changes is shown with before and after, and taken with the day that was said first', async () => {
    const db = await freshDatabase(engine);
    const hill = await createVenue(db, { name: 'Bergstadion' });
    const ask = await openTool(db);
    await upload(ask, calendar(atHome));
    await take(ask, ticked);
    const moved = { ...atHome, start: '20260404T150000Z', location: 'Bergstadion\\, Weg 1' };
    await upload(ask, calendar(moved));
    expect(await proposals(ask)).toMatchObject([
      {
        title: 'Sa., 14.03.2026, SC Berg',
        said: [
          '15:00 Uhr, Heim, Musterliga Mitte, Runde 5, Bergstadion, Weg 1',
          'Datum: Sa., 14.03.2026 → Sa., 04.04.2026',
          'Anpfiff: 15:00 → 17:00',
          'Spielort: wie üblich → Bergstadion',
        ],
        isTicked: true,
      },
    ]);
    await take(ask, ticked);
    expect(await listGames(db)).toMatchObject([
      { date: '2026-04-04', kickoff: '17:00', formerDate: '2026-03-14', venueId: hill.id },
    ]);
    await upload(ask, calendar({ ...moved, status: 'CANCELLED' }));
    await take(ask, ticked);
    expect(await listGames(db)).toMatchObject([{ status: 'calledOff' }]);
    await upload(ask, calendar(moved));
    await take(ask, ticked);
    expect(await listGames(db)).toMatchObject([{ status: null, date: '2026-04-04' }]);
    await undoNewest(db);
    expect(await listGames(db)).toMatchObject([{ status: 'calledOff' }]);
  });

  test("a volunteer's edit is shown beside the calendar, unticked, and stays", async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome, away));
    await take(ask, ticked);
    await db.updateTable('game').set({ kickoff: '16:30' }).where('round', '=', '5').execute();
    expect(await proposals(ask)).toMatchObject([
      { isTicked: false, said: [expect.any(String), 'Anpfiff: 16:30 → 15:00'] },
    ]);
    expect((await openPage(ask, path)).headings).toContain('Bei euch anders');
    expect((await openPage(ask, '/admin')).text).not.toContain('im Spielplan');
    const refused = await take(ask, ticked);
    expect([refused.status, refused.alert]).toEqual([
      422,
      'Bitte hake an, was übernommen werden soll.',
    ]);
    await take(ask, () => true);
    expect((await listGames(db))[0]?.kickoff).toBe('15:00');
  });

  test('a stored game is recognised by day and opponent, or by its round, however either is spelled', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'Union Bärg', otherNames: ['Bergler'] });
    await createOpponent(db, { name: 'SK Tal' });
    await createGame(db, { date: '2026-03-14', opponent: 'Bergler' });
    await createGame(db, { date: '2026-05-01', opponent: 'SK Tal', round: '6', ground: 'away' });
    const ask = await openTool(db);
    await upload(ask, calendar({ ...atHome, summary: 'Fortuna : SC BAERG' }, away));
    expect(await proposals(ask)).toMatchObject([
      {
        title: 'Sa., 14.03.2026, Bergler',
        said: [expect.any(String), 'Anpfiff: nichts → 15:00', 'Runde: nichts → 5'],
        isTicked: true,
      },
      {
        title: 'Fr., 01.05.2026, SK Tal',
        said: [expect.any(String), 'Datum: Fr., 01.05.2026 → Sa., 21.03.2026'],
        isTicked: false,
      },
    ]);
    await take(ask, () => true);
    expect(await listGames(db)).toMatchObject([
      { opponent: 'Bergler', kickoff: '15:00' },
      { opponent: 'SK Tal', date: '2026-03-21', formerDate: '2026-05-01' },
    ]);
  });

  test('what is gone from the calendar is said and stays, and what is not ours is said with the reason', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome, away));
    await take(ask, ticked);
    const others = { ...away, uid: 'c', summary: 'SK Tal : Fortuna Musterau 1b' };
    await upload(ask, calendar(atHome, others));
    const page = await openPage(ask, path);
    expect(page.headings).toContain('Nicht mehr im Spielplan');
    expect(page.text).toContain('Sa., 21.03.2026, SK Tal');
    expect(page.text).toContain(
      'SK Tal : Fortuna Musterau 1b: Keiner der beiden Vereine heißt wie eurer.',
    );
    expect(await listGames(db)).toHaveLength(2);
  });

  test('what has changed since the page was opened is not taken, nor the same twice', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome));
    const [proposal] = await proposals(ask);
    const form: [string, string][] = [
      ['intent', 'take'],
      ['take', proposal?.version ?? ''],
    ];
    expect((await post(ask, form)).status).toBe(303);
    const again = await post(ask, form);
    expect([again.status, again.alert]).toEqual([
      409,
      'Inzwischen hat jemand etwas geändert oder übernommen. Sieh noch einmal nach.',
    ]);
    expect(await listGames(db)).toHaveLength(1);
  });
});

test.each([
  ['', 422, 'Bitte wähle die Kalenderdatei aus.'],
  ['<html>', 422, 'Das ist keine Kalenderdatei. Sie endet meist auf .ics.'],
  ['a'.repeat(2 * 1024 * 1024 + 1), 422, 'Die Datei ist zu groß: höchstens 2 MB.'],
  ['\r\n'.repeat(30_000), 400, 'Die Datei hat zu viele Einträge oder ist beschädigt.'],
])('a file like %.9j is refused with a sentence', async (text, status, sentence) => {
  const ask = await openTool(await freshDatabase('sqlite'));
  const answer = await upload(ask, text);
  expect([answer.status, answer.alert]).toEqual([status, sentence]);
});
