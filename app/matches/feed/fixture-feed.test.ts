import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { by } from '#test/drafts.ts';
import { createGame, createOpponent, createTeam, createVenue } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { filePost } from '#test/photo.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';

const path = '/admin/spielplan';
const now = new Date('2026-03-01T10:00:00.000Z');
/** A time after all games in the files of `test/fixtures/field`. */
const later = new Date('2027-08-01T10:00:00.000Z');

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

async function openTool(db: Db, setup = {}) {
  return askAsAdmin(await openApp(db, () => now, setup), db, { now });
}

async function post(ask: Ask, entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const answer = await ask(path, await filePost(form));
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

/** Saves the proposals that `which` selects. */
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

onEnginesOfRun((engine) => {
  test('shows that an address is not public and makes the next request wait', async () => {
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

  test('finds our games under any name that an admin has entered', async () => {
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

  test('an admin saves all proposed games in one step and can undo this step', async () => {
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

  test('shows old and new values of a change and keeps the original date', async () => {
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

  test('an edit of a volunteer creates no proposal while the calendar stays unchanged', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome, away));
    await take(ask, ticked);
    await db.updateTable('game').set({ kickoff: '16:30' }).where('round', '=', '5').execute();
    for (const _ of ['first reading', 'second reading']) {
      await upload(ask, calendar(atHome, away));
      expect(await proposals(ask)).toEqual([]);
    }
    const page = await openPage(ask, path);
    expect(page.headings).toContain('Von euch geändert');
    expect(page.text).toContain('Anpfiff: bei euch 16:30, im Spielplan 15:00');
    expect((await openPage(ask, '/admin')).text).not.toContain('im Spielplan');
  });

  test('keeps a game that a volunteer has called off, after every reading of the calendar', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome));
    await take(ask, ticked);
    await db.updateTable('game').set({ status: 'calledOff' }).execute();
    for (const _ of ['first reading', 'second reading', 'third reading']) {
      await upload(ask, calendar(atHome));
      expect(await proposals(ask)).toEqual([]);
    }
    expect(await listGames(db)).toMatchObject([{ status: 'calledOff' }]);
    expect((await openPage(ask, '/admin')).text).not.toContain('im Spielplan');
  });

  test('keeps a round that a volunteer has typed, after every reading of the calendar', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome));
    await take(ask, ticked);
    await db.updateTable('game').set({ round: '5 (Nachtrag)' }).execute();
    for (const _ of ['first reading', 'second reading']) {
      await upload(ask, calendar(atHome));
      expect(await proposals(ask)).toEqual([]);
    }
    await upload(ask, calendar({ ...atHome, round: '7' }));
    expect(await proposals(ask)).toMatchObject([
      { isTicked: false, said: [expect.any(String), 'Runde: 5 (Nachtrag) → 7'] },
    ]);
  });

  test('proposes only new changes; a field that a volunteer also changed has no tick', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome, away));
    await take(ask, ticked);
    await db.updateTable('game').set({ kickoff: '16:30' }).where('round', '=', '5').execute();
    await upload(ask, calendar({ ...atHome, round: '8' }, away));
    expect(await proposals(ask)).toMatchObject([
      { isTicked: true, said: [expect.any(String), 'Runde: 5 → 8'] },
    ]);
    await take(ask, ticked);
    expect((await listGames(db))[0]).toMatchObject({ round: '8', kickoff: '16:30' });
    await upload(ask, calendar({ ...atHome, round: '8', start: '20260314T170000Z' }, away));
    expect(await proposals(ask)).toMatchObject([
      { isTicked: false, said: [expect.any(String), 'Anpfiff: 16:30 → 18:00'] },
    ]);
    expect((await openPage(ask, path)).headings).toContain('Bei euch anders');
    expect((await openPage(ask, '/admin')).text).toContain('1 Frage zum Spielplan');
    const refused = await take(ask, ticked);
    expect([refused.status, refused.alert]).toEqual([
      422,
      'Bitte hake an, was übernommen werden soll.',
    ]);
    await take(ask, () => true);
    expect((await listGames(db))[0]?.kickoff).toBe('18:00');
    expect(await proposals(ask)).toEqual([]);
  });

  test('does not ask again about a refused change until the calendar changes again', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome));
    await take(ask, ticked);
    await db.updateTable('game').set({ kickoff: '16:30' }).execute();
    const later = { ...atHome, start: '20260314T170000Z' };
    await upload(ask, calendar(later));
    const [disputed] = await proposals(ask);
    const kept = await post(ask, [
      ['intent', 'keep'],
      ['disputed', disputed?.version ?? ''],
    ]);
    expect([kept.status, kept.location]).toEqual([303, `${path}?meldung=spielplan-behalten`]);
    await upload(ask, calendar(later));
    expect(await proposals(ask)).toEqual([]);
    expect((await openPage(ask, path)).text).toContain(
      'Anpfiff: bei euch 16:30, im Spielplan 18:00',
    );
    expect((await openPage(ask, '/admin')).text).not.toContain('zum Spielplan');
    await upload(ask, calendar({ ...atHome, start: '20260315T140000Z' }));
    expect(await proposals(ask)).toMatchObject([{ isTicked: false }]);
    expect(await listGames(db)).toMatchObject([{ date: '2026-03-14', kickoff: '16:30' }]);
  });

  test('the count in the menu updates after a calendar reading and after a decision', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db, { keepsReads: true });
    const count = async () => {
      const { $ } = await openPage(ask, path);
      return $('nav a[href="/admin/spiele"] .visually-hidden').text().trim();
    };
    expect(await count()).toBe('');
    await upload(ask, calendar(atHome));
    expect(await count()).toBe('1 zu tun');
    await take(ask, ticked);
    expect(await count()).toBe('');
    const game = `/admin/spiele/${(await listGames(db))[0]?.id}`;
    const { fields } = await openPage(ask, game);
    expect((await postForm(ask, game, { ...fields, kickoff: '16:30' })).status).toBe(303);
    await upload(ask, calendar({ ...atHome, start: '20260314T170000Z' }));
    expect(await count()).toBe('1 zu tun');
    const [disputed] = await proposals(ask);
    await post(ask, [
      ['intent', 'keep'],
      ['disputed', disputed?.version ?? ''],
    ]);
    expect(await count()).toBe('');
  });

  test('ticks no proposal for an old link without stored calendar values', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome));
    await take(ask, ticked);
    await db.updateTable('fixtureLink').set({ memory: null }).execute();
    await db.updateTable('game').set({ status: 'calledOff', round: '6' }).execute();
    for (const _ of ['first reading', 'second reading']) {
      await upload(ask, calendar(atHome));
      expect(await proposals(ask)).toMatchObject([
        {
          isTicked: false,
          said: [expect.any(String), 'Was daraus wurde: Abgesagt → findet statt', 'Runde: 6 → 5'],
        },
      ]);
    }
  });

  test('the tool asks about a called-off game that the calendar moves to a new day', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome));
    await take(ask, ticked);
    await db.updateTable('game').set({ status: 'calledOff' }).execute();
    await upload(ask, calendar({ ...atHome, start: '20260404T140000Z' }));
    expect(await proposals(ask)).toMatchObject([
      {
        isTicked: false,
        said: [
          expect.any(String),
          'Dieses Spiel habt ihr abgesagt. Der Verband hat es seither verlegt: Hake es an, wenn es am neuen Termin gespielt wird.',
          'Datum: Sa., 14.03.2026 → Sa., 04.04.2026',
          'Anpfiff: 15:00 → 16:00',
          'Was daraus wurde: Abgesagt → findet statt',
        ],
      },
    ]);
    await take(ask, () => true);
    expect(await listGames(db)).toMatchObject([
      { status: null, date: '2026-04-04', formerDate: '2026-03-14' },
    ]);
  });

  test('the tool recognises a stored game by opponent and day or round, despite another spelling', async () => {
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
        said: [
          expect.any(String),
          'Im Spielplan heißt der Gegner „SC BAERG“. Hake es an, wenn er derselbe ist; sonst leg ihn bei den Gegnern an.',
          ...['Anpfiff: nichts → 15:00', 'Runde: nichts → 5'],
        ],
        isTicked: false,
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

  test('asks if a club with a different prefix is the known opponent', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Berg' });
    const ask = await openTool(db);
    const at = { start: '20260314T140000Z', round: '5' };
    await upload(
      ask,
      calendar(
        { ...at, uid: 'a', summary: 'Fortuna Musterau : SV Berg' },
        { ...at, uid: 'b', summary: 'Fortuna Musterau : BERG', start: '20260321T140000Z' },
        { ...at, uid: 'c', summary: 'Fortuna Musterau : S.C. Berg', start: '20260328T140000Z' },
      ),
    );
    const question =
      'Im Spielplan heißt der Gegner „SV Berg“. Hake es an, wenn er derselbe ist; sonst leg ihn bei den Gegnern an.';
    const known = { said: [expect.any(String)], isTicked: true };
    expect(await proposals(ask)).toMatchObject([
      { title: 'Sa., 14.03.2026, SC Berg', said: [expect.any(String), question], isTicked: false },
      { title: 'Sa., 21.03.2026, SC Berg', ...known },
      { title: 'Sa., 28.03.2026, SC Berg', ...known },
    ]);
    await take(ask, () => true);
    // The tool does not ask again about a name that an admin has confirmed.
    await upload(
      ask,
      calendar({ ...at, uid: 'a', summary: 'Fortuna Musterau : SV Berg', round: '6' }),
    );
    expect(await proposals(ask)).toMatchObject([
      { said: [expect.any(String), 'Runde: 5 → 6'], isTicked: true },
    ]);
  });

  test('the tool asks before it adds a new game on a day with another game', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC Croatia' });
    await createGame(db, { date: '2026-03-14', opponent: 'SC Croatia' });
    await createGame(db, { date: '2026-03-21', opponent: 'FC Bach', status: 'calledOff' });
    await createGame(db, {
      date: '2026-03-14',
      opponent: 'SC Tal',
      teamId: (await createTeam(db)).id,
    });
    const ask = await openTool(db);
    await upload(ask, calendar(atHome, away));
    const question = 'An diesem Tag steht schon das Spiel gegen SC Croatia.';
    expect(await proposals(ask)).toMatchObject([
      { title: 'Sa., 14.03.2026, SC Berg', said: [expect.any(String), question], isTicked: false },
      { title: 'Sa., 21.03.2026, SK Tal', said: [expect.any(String)], isTicked: true },
    ]);
  });

  test('the server rejects a proposed game after another game was added on that day', async () => {
    const db = await freshDatabase(engine);
    const ask = await openTool(db);
    await upload(ask, calendar(atHome));
    const [{ version = '' } = {}] = await proposals(ask);
    await createOpponent(db, { name: 'SC Croatia' });
    await createGame(db, { date: '2026-03-14', opponent: 'SC Croatia' });
    const late = await post(ask, [
      ['intent', 'take'],
      ['take', version],
    ]);
    expect([late.status, (await listGames(db)).length]).toEqual([409, 1]);
  });

  test('gives a new game the last crest of an opponent without its own crest', async () => {
    const db = await freshDatabase(engine);
    const crest = '/images/wappen/sc-berg.svg';
    await createOpponent(db, { name: 'SC Berg', otherNames: ['Berger SC'] });
    await createGame(db, { date: '2025-05-01', opponent: 'Berger SC', crest });
    const ask = await openTool(db);
    await createOpponent(db, { name: 'SK Tal', crest: '/images/wappen/sk-tal.svg' });
    await createGame(db, { date: '2025-05-08', opponent: 'SK Tal', crest });
    await upload(ask, calendar(atHome, away));
    await take(ask, ticked);
    const crests = (await listGames(db)).map((game) => [game.opponent, game.crest]);
    expect(crests.slice(2)).toEqual([
      ['SC Berg', crest],
      ['SK Tal', null],
    ]);
  });

  test('keeps and lists games missing in the calendar, and explains skipped foreign games', async () => {
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

  test('saves no proposal that has changed or was already saved', async () => {
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
  ['a'.repeat(8 * 1024 * 1024 + 1), 422, 'Die Datei ist zu groß: höchstens 8 MB.'],
  ['\r\n'.repeat(1024 * 1024), 422, 'Das ist keine Kalenderdatei. Sie endet meist auf .ics.'],
])('the tool rejects a calendar file like %.9j and explains the reason', async (text, status, sentence) => {
  const ask = await openTool(await freshDatabase('sqlite'));
  const answer = await upload(ask, text);
  expect([answer.status, answer.alert]).toEqual([status, sentence]);
});

test('reads two thousand of ten thousand calendar games and counts the rest', async () => {
  const ask = await openTool(await freshDatabase('sqlite'));
  const games = Array.from({ length: 10_000 }, (_, index) => ({
    ...{ uid: `${index}@verband.example`, summary: 'SV Fortuna Musterau : SC Berg' },
    ...{
      start: '20260314T140000Z',
      location: 'Sportplatz Augasse, Augasse 17, 9999 Musterau an der Muster',
    },
  }));
  // Some programs end lines with a line feed only.
  const text = calendar(...games).replaceAll('\r\n', '\n');
  expect(text.length).toBeGreaterThan(2 * 1024 * 1024);
  expect((await upload(ask, text)).status).toBe(303);
  expect((await openPage(ask, path)).text).toContain(
    '2.000 Einträge gelesen, 8.000 weitere nicht.',
  );
});

test('imports a tournament as its own kind, not as a league game', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openTool(db);
  await upload(ask, calendar(atHome).replace('Musterliga Mitte (5. Runde)', 'Hallenturnier Au'));
  const [proposal] = await proposals(ask);
  expect([proposal?.title, proposal?.isTicked]).toEqual(['Sa., 14.03.2026, SC Berg', true]);
  await post(ask, [
    ['intent', 'take'],
    ['take', proposal?.version ?? ''],
  ]);
  expect(await listGames(db)).toMatchObject([{ opponent: 'SC Berg', kind: 'Turnier' }]);
});

const field = (name: string) =>
  readFile(new URL(`../../../test/fixtures/field/${name}.ics`, import.meta.url), 'utf8');

test('separates club names from other words in a title', async () => {
  const db = await freshDatabase('sqlite');
  await createOpponent(db, { name: 'SV Musterdorf' });
  const ask = await askAsAdmin(await openApp(db, () => later), db, { now: later });
  await upload(ask, await field('a05-title-tails'));
  expect(await proposals(ask)).toMatchObject([
    {
      title: 'Sa., 03.04.2027, SV Musterdorf',
      said: ['15:00 Uhr, Heim, Unterliga Ost Herren'],
      isTicked: true,
    },
    { title: 'Sa., 10.04.2027, SC Beispielau', said: ['15:00 Uhr, Heim, Abgesagt, neuer Gegner'] },
    { title: 'Sa., 17.04.2027, SK Probing', said: ['15:00 Uhr, Auswärts, 2:1, neuer Gegner'] },
    { title: 'Sa., 24.04.2027, SK Probing', said: ['15:00 Uhr, Heim, 3:0, neuer Gegner'] },
    { title: 'Sa., 01.05.2027, ASKÖ Teststadt', said: ['15:00 Uhr, Heim, Abgesagt, neuer Gegner'] },
  ]);
  await take(ask, ticked);
  expect(await listGames(db)).toMatchObject([
    { opponent: 'SV Musterdorf', kind: 'Meisterschaft', status: null, goalsFor: null },
    { opponent: 'SC Beispielau', status: 'calledOff' },
    { opponent: 'SK Probing', goalsFor: 1, goalsAgainst: 2 },
    { opponent: 'SK Probing', goalsFor: 3, goalsAgainst: 0 },
    { opponent: 'ASKÖ Teststadt', status: 'calledOff' },
  ]);
  expect(await proposals(ask)).toEqual([]);
  expect(await (await ask('/spiele.ics?saison=2027')).text()).toContain('SUMMARY:ABGESAGT: ');
});

test('the tool stores two games against one opponent on one day as separate games', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await askAsAdmin(await openApp(db, () => now), db, { now });
  const entries = await field('two-a-day');
  await upload(ask, entries);
  await take(ask, ticked);
  const whens = async () =>
    (await listGames(db))
      .map(({ date, kickoff, ground }) => [date, kickoff, ground].join(' '))
      .sort();
  const all = ['2027-06-05 10:00 ', '2027-06-05 15:00 away', '2027-06-06  ', '2027-06-06  '];
  expect(await whens()).toEqual(all);
  await upload(ask, entries);
  expect(await proposals(ask)).toEqual([]);
  // Keeps only the second game of the first day, without a calendar link, as if an admin had entered the game
  // by hand.
  await db.deleteFrom('fixtureLink').execute();
  await db.deleteFrom('game').where('kickoff', 'is', null).execute();
  await db.deleteFrom('game').where('kickoff', '=', '10:00').execute();
  await upload(ask, entries);
  expect((await proposals(ask)).map(({ said }) => said[0])).toEqual([
    ...['10:00 Uhr, Heim', 'Heim', 'Heim'],
  ]);
});

test('asks if the end of an opponent’s name is unclear', async () => {
  const ask = await openTool(await freshDatabase('sqlite'));
  const entry = { ...atHome, summary: 'Fortuna Musterau : SV Musterdorf\\, Unterliga Ost' };
  await upload(ask, calendar(entry, { ...away, summary: 'Fortuna Musterau : SC Muster (NÖ)' }));
  const asked = (words: string, name: string) =>
    `Im Spielplan steht „${words}“. Hake es an, wenn der Gegner „${name}“ heißt; sonst leg ihn bei den Gegnern an.`;
  expect(await proposals(ask)).toMatchObject([
    {
      isTicked: false,
      said: [expect.any(String), asked('SV Musterdorf, Unterliga Ost', 'SV Musterdorf')],
    },
    { isTicked: false, said: [expect.any(String), asked('SC Muster (NÖ)', 'SC Muster (NÖ)')] },
  ]);
});

test('proposes the result of a stored game for both sides after the game', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openTool(db);
  await upload(ask, calendar(away));
  await take(ask, ticked);
  const over = { ...away, summary: 'SK Tal - Fortuna Musterau 2:1' };
  await upload(ask, calendar(over));
  expect(await proposals(ask)).toEqual([]);
  await db.updateTable('game').set({ date: '2026-02-21' }).execute();
  await upload(ask, calendar({ ...over, start: '20260221' }));
  expect(await proposals(ask)).toMatchObject([
    { said: [expect.any(String), 'Unsere Tore: nichts → 1', 'Tore des Gegners: nichts → 2'] },
  ]);
  await take(ask, () => true);
  expect(await listGames(db)).toMatchObject([{ goalsFor: 1, goalsAgainst: 2 }]);
});

const onThePitch = { goalsFor: null, goalsAgainst: null, playedFor: 1, playedAgainst: 2 };

test('the score of an abandoned game counts nowhere: it is a score on the pitch', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openTool(db);
  const broken = { ...away, start: '20260221', summary: 'SK Tal - Fortuna Musterau abgebrochen' };
  await upload(ask, calendar({ ...broken, summary: `${broken.summary} (2:1)` }));
  expect((await proposals(ask))[0]?.said[0]).toMatch(/Auswärts, .*Abgebrochen, 2:1/);
  await take(ask, ticked);
  const stored = [{ status: 'abandoned', ...onThePitch }];
  expect(await listGames(db)).toMatchObject(stored);
  // The replay has the same entry. It is another game, so the abandoned game stays on its day.
  for (const [start, summary] of [
    ['20260221', `${broken.summary} (2:1)`],
    ['20260321', 'SK Tal - Fortuna Musterau'],
    ['20260321', 'SK Tal - Fortuna Musterau 3:0'],
  ] as const) {
    await upload(ask, calendar({ ...broken, start, summary }));
    expect(await proposals(ask)).toEqual([]);
    expect((await openPage(ask, path)).text).not.toContain('Unsere Tore');
  }
  expect(await listGames(db)).toMatchObject(stored);
});

test('the score of a stored game that was abandoned becomes its score on the pitch', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openTool(db);
  const planned = { ...away, start: '20260221' };
  await upload(ask, calendar(planned));
  await take(ask, ticked);
  await upload(ask, calendar({ ...planned, summary: `${away.summary} 2:1 (Spielabbruch)` }));
  expect(await proposals(ask)).toMatchObject([
    {
      isTicked: true,
      said: [
        expect.any(String),
        'Was daraus wurde: findet statt → Abgebrochen',
        'Unsere Tore auf dem Platz: nichts → 1',
        'Tore des Gegners auf dem Platz: nichts → 2',
      ],
    },
  ]);
  await take(ask, ticked);
  expect(await listGames(db)).toMatchObject([{ status: 'abandoned', ...onThePitch }]);
});

test.each([
  ['abandoned', true, 'abandoned', onThePitch],
  ['calledOff', false, null, { goalsFor: 1, goalsAgainst: 2, playedFor: null }],
] as const)('the calendar has a result for a game that a volunteer has set to %s', async (status, isTicked, next, goals) => {
  const db = await freshDatabase('sqlite');
  const ask = await openTool(db);
  const planned = { ...away, start: '20260221' };
  await upload(ask, calendar(planned));
  await take(ask, ticked);
  await db.updateTable('game').set({ status }).execute();
  await upload(ask, calendar({ ...planned, summary: `${away.summary} 2:1` }));
  expect(await proposals(ask)).toMatchObject([{ isTicked }]);
  await take(ask, () => true);
  expect(await listGames(db)).toMatchObject([{ status: next, ...goals }]);
});

test('reads an hour in the time zone next to it', async () => {
  const ask = await openTool(await freshDatabase('sqlite'));
  await upload(ask, await field('a06-tzid-utc'));
  expect((await proposals(ask)).map(({ said }) => said)).toEqual(
    Array.from({ length: 4 }, () => ['17:00 Uhr, Heim, neuer Gegner']),
  );
});
