import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { loadStarter } from '#app/starter.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatDateTime } from '#platform/values/vienna.ts';
import {
  type Fields,
  listParts,
  openAsAdmin,
  openPage,
  postForm,
  press,
} from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import {
  createGame,
  createLineup,
  createNextGame,
  createOpponent,
  createPlayer,
  createStanding,
  createTrainer,
} from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { formPost } from '#test/sign-in-admin.ts';
import { starterDay } from '#test/starter-text.ts';

const path = '/admin/protokoll';
const nextGame = '/admin/naechstes-spiel';
const now = new Date('2027-01-15T12:00:00.000Z');
const report = '/spiele/spielbericht/fc-bach';
const notUndone = 'Das lässt sich nicht zurücknehmen.';

async function readLog(ask: Ask, address = path) {
  const answer = await ask(address);
  const $ = load(await answer.text());
  const titles = $('main ol h2')
    .toArray()
    .map((title) => $(title).text());
  const links = $('main a[href*="vor="]').toArray();
  return {
    status: answer.status,
    titles,
    who: readText($('main ol > li p').first().text()),
    at: $('main ol time').first().attr('datetime') ?? '',
    differences: $('main ol > li')
      .first()
      .find('tr')
      .toArray()
      .map((row) => listParts($, row).join(' | ')),
    older: links.map((link) => $(link).attr('href')).at(-1),
    text: readText($('main').html() ?? ''),
  };
}

const undo = (ask: Ask, entry: number | string, address = path) =>
  postForm(ask, address, { entry: String(entry) });

async function undoNewest(ask: Ask): Promise<void> {
  const answer = await press(ask, await openPage(ask, path), /^Zurücknehmen/);
  expect([answer.path, answer.says]).toEqual([
    `${path}?meldung=zurueckgenommen`,
    ['Änderung zurückgenommen!'],
  ]);
}

async function remove(ask: Ask, address: string): Promise<void> {
  const { fields } = await openPage(ask, address);
  const form = { intent: 'remove', version: fields.version ?? '' };
  expect((await postForm(ask, address, form)).status).toBe(303);
}

/** Changes these fields of a record through its form. */
async function save(ask: Ask, address: string, changes: Fields): Promise<void> {
  const { fields } = await openPage(ask, address);
  expect((await postForm(ask, address, { ...fields, ...changes })).status).toBe(303);
}

/** Announces a next game against each opponent. Each announcement adds one entry to the audit log. */
async function announce(db: Db, ask: Ask, opponents: readonly string[]): Promise<void> {
  for (const opponent of opponents) {
    await createOpponent(db, { name: opponent });
    // Creates the game first. Otherwise the form would create the game, too, and the entry would belong to a
    // group.
    await createGame(db, { opponent, date: '2027-04-03', kickoff: '16:00' });
    await save(ask, nextGame, { opponent, startsAt: '2027-04-03T16:00', kind: 'Meisterschaft' });
  }
}

const show = async (ask: Ask, address: string) => {
  const answer = await ask(address);
  return { status: answer.status, text: readText(await answer.text()) };
};

async function fillReport(db: Db): Promise<void> {
  await createGame(db, { id: 'bach', opponent: 'FC Bach', date: '2025-03-15', slug: 'fc-bach' });
  await createTrainer(db, { id: 'pappelnig', name: 'Marius Pappelnig' });
  await createPlayer(db, { id: 'sandling', name: 'Jonas Sandling' });
  const players = [{ playerId: 'sandling', shirtNumber: 8 }];
  await createLineup(db, { id: 'kader', gameId: 'bach', trainerId: 'pappelnig', players });
}

test('an entry shows the admin, the time, and the values before and after', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await createNextGame(db, { opponent: 'SC Berg', startsAt: '2027-03-20T14:00:00.000Z' });
  expect((await readLog(ask)).text).toContain('Noch hat niemand etwas geändert.');
  await announce(db, ask, ['ASV Neu']);
  const { titles, who, at, differences } = await readLog(ask);
  expect(titles).toEqual(['max hat das nächste Spiel gegen ASV Neu geändert: Gegner und Anpfiff']);
  expect(at).toBe(now.toISOString());
  expect(who).toBe(`Eintrag 1: max, ${formatDateTime(new Date(at))}`);
  expect(differences).toEqual([
    'Feld | Vorher | Nachher',
    'Gegner | SC Berg | ASV Neu',
    'Anpfiff | Samstag, 20. März 2027, 15:00 Uhr | Samstag, 3. April 2027, 16:00 Uhr',
  ]);
});

test('the audit log lists changes of each kind of record', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await fillReport(db);
  await createStanding(db);
  await save(ask, '/admin/spiele/neu', { opponent: 'SV Neu', date: '2025-11-16' });
  await announce(db, ask, ['ASV Neu']);
  await remove(ask, nextGame);
  for (const record of ['kader/kader', 'spieler/sandling', 'trainer/pappelnig', 'spiele/bach'])
    await remove(ask, `/admin/${record}`);
  await save(ask, '/admin/tabelle', { 'teams[0].team': 'Alleinige' });
  expect((await readLog(ask)).titles).toEqual([
    'max hat die Tabelle geändert: Stand vom und Teams',
    'max hat das Spiel gegen FC Bach am 15.03.2025 gelöscht',
    'max hat Marius Pappelnig gelöscht',
    'max hat Jonas Sandling gelöscht',
    'max hat die Aufstellung gegen FC Bach am 15.03.2025 gelöscht',
    'max hat das nächste Spiel gegen ASV Neu gelöscht',
    'max hat das nächste Spiel gegen ASV Neu hinzugefügt',
    'max hat das Spiel gegen SV Neu am 16.11.2025 hinzugefügt',
  ]);
});

test('an undone addition leaves the public page, and a second undo brings it back', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  await save(ask, '/admin/spiele/neu', { opponent: 'SV Neu', date: '2025-11-16' });
  await undoNewest(ask);
  const { titles, who } = await readLog(ask);
  expect(titles).toEqual([
    'max hat eine Änderung zurückgenommen: Spiel gegen SV Neu am 16.11.2025',
    'max hat das Spiel gegen SV Neu am 16.11.2025 hinzugefügt',
  ]);
  expect(who).toContain('nimmt Eintrag 1 zurück');
  expect((await show(ask, '/spiele')).text).not.toContain('SV Neu');
  await undoNewest(ask);
  expect((await show(ask, '/spiele')).text).toContain('SV Neu');
});

test('an undo restores the public page, and a second undo restores the edit', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await createNextGame(db, { opponent: 'SC Berg', startsAt: '2027-03-20T14:00:00.000Z' });
  await announce(db, ask, ['ASV Neu']);
  await undoNewest(ask);
  expect((await show(ask, '/')).text).toMatch(/SC Berg.*Samstag, 20\. März 2027, 15:00 Uhr/);
  await undoNewest(ask);
  expect((await show(ask, '/')).text).toContain('ASV Neu');
});

test('shows a list of changes and asks before it undoes many changes', async () => {
  const db = await freshDatabase('sqlite');
  await loadStarter(db, starterDay);
  const ask = await openAsAdmin(db, now);
  const example = await openPage(ask, '/admin/beispielinhalte');
  await press(ask, example, 'Beispielinhalte entfernen', { sure: 'on' });
  const page = await openPage(ask, path);
  const [button] = page.$('main ol > li').first().find('> button').toArray();
  expect(button?.attribs.type).toBe('button');
  const question = readText(page.$('main ol dialog').first().html() ?? '');
  expect(question).toMatch(/Was gelöscht wurde, kommt wieder\..*Fanshop.* und \d+ weitere/);
  const { says } = await press(ask, page, 'Ja, zurücknehmen');
  expect(says).toEqual(['Änderung zurückgenommen!']);
  expect((await show(ask, '/team')).text).toContain('Jonas Sandling');
});

test('an undo restores a deleted game with its line-up', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await fillReport(db);
  const before = await show(ask, report);
  expect(before.text).toContain('Jonas Sandling');
  await remove(ask, '/admin/spiele/bach');
  expect((await show(ask, report)).status).toBe(404);
  await undoNewest(ask);
  expect(await show(ask, report)).toEqual(before);
});

test('an undo restores a deleted player and trainer in their line-ups', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await fillReport(db);
  const before = await show(ask, report);
  await remove(ask, '/admin/spieler/sandling');
  await remove(ask, '/admin/trainer/pappelnig');
  expect((await show(ask, report)).text).toMatch(/#8.*Keine Trainerdaten verfügbar/);
  await undoNewest(ask);
  expect((await undo(ask, 1)).status).toBe(303);
  expect((await readLog(ask)).titles[0]).toBe(
    'max hat eine Änderung zurückgenommen: Jonas Sandling',
  );
  expect(await show(ask, report)).toEqual(before);
});

test('refuses to undo an entry after a later change, with a hint', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await announce(db, ask, ['Eins', 'Zwei']);
  const changed = await undo(ask, 1);
  expect([changed.status, changed.alerts, changed.says]).toEqual([
    409,
    [
      `${notUndone} Diesen Eintrag hat inzwischen jemand geändert. Nimm zuerst die späteren Änderungen daran zurück.`,
    ],
    [''],
  ]);
  await remove(ask, nextGame);
  const removed = await undo(ask, 2);
  expect([removed.status, removed.alerts]).toEqual([
    409,
    [`${notUndone} Diesen Eintrag hat inzwischen jemand gelöscht. Nimm zuerst das Löschen zurück.`],
  ]);
  expect((await readLog(ask)).titles).toHaveLength(3);
});

test('a line-up of a deleted game cannot be restored, and the page says why', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await fillReport(db);
  await remove(ask, '/admin/kader/kader');
  await remove(ask, '/admin/spiele/bach');
  const refusal = await undo(ask, 1);
  expect([refusal.status, refusal.alerts]).toEqual([
    409,
    [`${notUndone} Dieses Spiel gibt es nicht mehr.`],
  ]);
});

test('refuses to undo an entry that is not in the audit log', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await announce(db, ask, ['Eins']);
  for (const entry of ['', '0', '99', '-1', '1.5', '1e1', 'eins', '9999999999', '2147483648']) {
    const { status, alerts } = await undo(ask, entry);
    expect([entry, status, alerts]).toEqual([
      entry,
      404,
      [`${notUndone} Diesen Eintrag gibt es im Protokoll nicht.`],
    ]);
  }
});

test('splits the audit log into pages of 30 entries, without gaps or duplicates', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  const opponents = Array.from({ length: 64 }, (_, index) => `Gegner ${index + 1}`);
  await announce(db, ask, opponents);
  const lengths: number[] = [];
  const seen: string[] = [];
  let address: string | undefined = path;
  while (address !== undefined) {
    const { titles, older } = await readLog(ask, address);
    lengths.push(titles.length);
    seen.push(...titles);
    address = older && path + older.slice(older.indexOf('?'));
    expect(lengths.length).toBeLessThan(5);
  }
  expect(lengths).toEqual([30, 30, 4]);
  const others = opponents
    .slice(1)
    .map(
      (opponent, index) =>
        `max hat das nächste Spiel gegen ${opponent} geändert: Gegner ${opponent} statt ${opponents[index]}`,
    );
  const all = ['max hat das nächste Spiel gegen Gegner 1 hinzugefügt', ...others];
  expect(seen).toEqual(all.toReversed());
});

test('an invalid start shows the newest entries, a start before all entries shows none', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await announce(db, ask, ['Eins', 'Zwei']);
  for (const odd of [
    '',
    'x',
    '-1',
    '1.5',
    '1e3',
    '99999999999999999999',
    '%00',
    '3&vor=1',
    '999',
  ]) {
    const { status, titles } = await readLog(ask, `${path}?vor=${odd}`);
    expect([odd, status, titles.length]).toEqual([odd, 200, 2]);
  }
  for (const early of ['0', '1']) {
    const { titles, text } = await readLog(ask, `${path}?vor=${early}`);
    expect([early, titles]).toEqual([early, []]);
    expect(text).toMatch(/Neueste Einträge.*Hier sind keine Einträge\./);
    expect(text).not.toContain('Noch hat niemand etwas geändert.');
  }
});

test('a refused undo on an older page shows the same older page', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await announce(db, ask, ['Eins', 'Zwei', 'Drei']);
  const answer = await ask(`${path}?vor=3`, formPost({ entry: '1' }));
  const $ = load(await answer.text());
  expect([answer.status, $('main ol h2').length]).toEqual([409, 2]);
  expect($('main ol form').first().attr('action')).toBe(`${path}?vor=3`);
});

test('each entry is a sentence with the admin, the change and short values', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db, now);
  await createOpponent(db, { name: 'FC Bach' });
  await fillReport(db);
  await save(ask, '/admin/spiele/bach', { goalsFor: '2', goalsAgainst: '1' });
  await save(ask, '/admin/spiele/bach', { goalsFor: '3', goalsAgainst: '1' });
  await save(ask, '/admin/spiele/bach', { goalsFor: '', goalsAgainst: '' });
  await save(ask, '/admin/spiele/bach', { date: '2025-03-16' });
  await save(ask, '/admin/spiele/bach', { kickoff: '15:00' });
  await save(ask, '/admin/spiele/bach', { status: 'calledOff' });
  await save(ask, '/admin/spieler/sandling', { lastClub: 'SV Alt' });
  await save(ask, '/admin/spieler/sandling', { lastClub: 'SV Neu', birthYear: '1999' });
  await remove(ask, '/admin/kader/kader');
  await undoNewest(ask);
  expect((await readLog(ask)).titles).toEqual([
    'max hat eine Änderung zurückgenommen: Aufstellung gegen FC Bach am 16.03.2025',
    'max hat die Aufstellung gegen FC Bach am 16.03.2025 gelöscht',
    'max hat Jonas Sandling geändert: Geburtsjahr und Letzter Verein',
    'max hat Jonas Sandling geändert: Letzter Verein SV Alt',
    'max hat das Spiel gegen FC Bach abgesagt',
    'max hat das Spiel gegen FC Bach am 16.03.2025 geändert: Anpfiff 15:00',
    'max hat das Spiel gegen FC Bach auf 16. März 2025 verlegt',
    'max hat das Ergebnis gegen FC Bach gelöscht: 3:1',
    'max hat das Ergebnis gegen FC Bach geändert: 3:1 statt 2:1',
    'max hat das Ergebnis gegen FC Bach eingetragen: 2:1',
  ]);
});
