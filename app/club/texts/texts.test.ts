import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { folderTexts, listPlaceholders } from '#app/club/texts/folder-texts.server.ts';
import { factLabels, storedText, withLabels } from '#app/club/texts/text-names.ts';
import { kinds } from '#app/kinds.server.ts';
import { club, greeting } from '#club/club.ts';
import { readSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import type { Ask } from '#test/open-app.ts';
import { clubTextRecords } from './club-text-record.server.ts';

const tool = '/admin/texte';

async function save(ask: Ask, name: string, text: string) {
  const { fields } = await openPage(ask, `${tool}/${name}`);
  return postForm(ask, `${tool}/${name}`, { ...fields, text });
}

async function saveAnyway(ask: Ask, name: string, text: string) {
  const answer = await save(ask, name, text);
  return answer.status === 409 ? postForm(ask, `${tool}/${name}`, answer.fields) : answer;
}

async function textAt(ask: Ask, path: string): Promise<string> {
  const $ = load(await (await ask(path)).text());
  return $('main').text().replaceAll('\u00AD', '').replaceAll('\u200B', '');
}

const mainAt = async (ask: Ask, path: string) =>
  load(await (await ask(path)).text())('main').html();

test('lists the texts by name, without their addresses', async () => {
  const { listed } = await openPage(await openAsAdmin(await freshDatabase('sqlite')), tool);
  expect(listed).toContain('Impressum');
  expect(listed).toContainEqual(expect.stringMatching(/^Begrüßung: Überschrift\S/));
  expect(listed.join()).not.toContain('/');
});

onEnginesOfRun((engine) => {
  test('changes a text on its page and restores the default', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const before = await mainAt(ask, '/impressum');
    const form = await openPage(ask, `${tool}/imprint`);
    expect(form.headings[0]).toBe('Impressum');
    expect(form.fields.text).toContain('{Angaben des Vereins: Name, Anschrift, Sitz, ZVR-Zahl}');
    expect(form.fields.text).not.toMatch(/\{(?:owner|board|reach|name)\}/);
    const saved = await saveAnyway(ask, 'imprint', '## Verein\n\nZVR {zvr}\n\n{board}');
    expect(saved).toMatchObject({
      status: 303,
      location: `${tool}?angelegt=imprint&meldung=text-gespeichert`,
    });
    expect(await textAt(ask, '/impressum')).toContain(`ZVR ${club.zvr}`);
    const { fields } = await openPage(ask, `${tool}/imprint`);
    const { version = '', recordId = '' } = fields;
    const reset = await postForm(ask, `${tool}/imprint`, { intent: 'remove', version, recordId });
    expect(reset.location).toBe(`${tool}?meldung=text-zurueckgesetzt`);
    expect(await mainAt(ask, '/impressum')).toBe(before);
  });

  test.each([
    ['quotes in quotes', '>'.repeat(9000)],
    ['emphasis that never ends', '*a_'.repeat(6600)],
  ])('rejects %s in the form, and shows an already stored text unchanged', async (_, hostile) => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    expect((await save(ask, 'story', `${hostile}Verein`)).status).toBe(422);
    await clubTextRecords.write(db, 'story', { text: `${hostile}Verein`, name: 'story' });
    expect((await ask('/about')).status).toBe(200);
    expect(await textAt(ask, '/about')).toContain(`${hostile}Verein`);
  });

  test('an admin changes the greeting on the home page', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await save(ask, 'heroTitle', 'Servus <b>miteinander</b>');
    await save(ask, 'heroLine', 'Heute wird gespielt.');
    const page = await textAt(ask, '/');
    expect(page).toContain('Servus <b>miteinander</b>');
    expect(page).toContain('Heute wird gespielt.');
    expect(page).not.toContain(greeting.title);
  });

  test('shows the sentence for an empty page until the page has content', async () => {
    const ask = await openAsAdmin(await freshDatabase(engine));
    expect(await textAt(ask, '/spiele')).toContain('No games available.');
    for (const [name, path] of [
      ['emptyGames', '/spiele'],
      ['emptyTable', '/spiele'],
      ['emptyNews', '/news'],
      ['emptyHome', '/'],
      ['emptyTeam', '/team'],
      ['emptySeasons', '/history'],
      ['emptyBoard', '/führung'],
      ['emptySponsors', '/sponsoren'],
    ] as const) {
      await save(ask, name, `Noch <i>nichts</i>: ${name}`);
      expect(await textAt(ask, path)).toContain(`Noch <i>nichts</i>: ${name}`);
    }
    expect(await textAt(ask, '/spiele')).not.toContain('No games available.');
  });

  test('a typed text runs no script on any of its pages', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const hostile =
      '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) {email}\n\n**gut**';
    const pages = {
      story: '/about',
      imprint: '/impressum',
      privacy: '/privacy',
      accessibility: '/barrierefreiheit',
    };
    for (const [name, path] of Object.entries(pages)) {
      expect((await saveAnyway(ask, name, hostile)).status, name).toBe(303);
      const html = String(await mainAt(ask, path));
      expect(html, name).toContain('<strong>gut</strong>');
      expect(html, name).not.toMatch(/<script|onerror|href="javascript:/);
    }
  });

  test('warns once about an imprint without the facts that the law requires', async () => {
    const ask = await openAsAdmin(await freshDatabase(engine));
    const short = 'Wir sind {name}, erreichbar unter {email}.\n\n{board}';
    const asked = await save(ask, 'imprint', short);
    expect([asked.status, asked.alerts]).toEqual([409, ['Noch nicht gespeichert: Stimmt das so?']]);
    expect(asked.text).toContain('Im Impressum fehlt die Anschrift.');
    expect(asked.text).toContain('Im Impressum fehlt die ZVR-Zahl.');
    expect(asked.text).not.toContain('fehlt die E-Mail-Adresse');
    expect(asked.fields.text?.replaceAll('\r\n', '\n')).toBe(short);
    expect((await postForm(ask, `${tool}/imprint`, asked.fields)).status).toBe(303);
    expect((await save(ask, 'imprint', `${short} Servus.`)).status).toBe(303);
  });

  test('accepts an imprint in which an admin has typed the required facts', async () => {
    const ask = await openAsAdmin(await freshDatabase(engine));
    const { name, zvr, email, postalAddress } = club;
    const typed = `${name}, ${postalAddress.street}, ${postalAddress.city}, ZVR ${zvr}, ${email} {board}`;
    expect((await save(ask, 'imprint', typed)).status).toBe(303);
  });

  test('explains curly brackets without scripts on texts that can have them', async () => {
    const ask = await openAsAdmin(await freshDatabase(engine));
    const said =
      'Was in geschweiften Klammern steht, etwa {Name des Vereins}, füllt die Website aus.';
    expect((await openPage(ask, `${tool}/imprint`)).text).toContain(said);
    expect((await openPage(ask, `${tool}/heroTitle`)).text).not.toContain(said);
  });

  test('rejects unknown names in curly brackets and keeps the typed text', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const answer = await save(ask, 'story', 'Seit {gegründet} und {founded}, {kantine}');
    expect(answer.status).toBe(422);
    expect(answer.wrong.text).toMatch(
      /^\{gegründet\} kennen wir nicht\. Möglich sind \{Name des Vereins\}/,
    );
    expect(answer.fields.text).toBe('Seit {gegründet} und {founded}, {kantine}');
    expect((await save(ask, 'imprint', '')).wrong.text).toBe('Bitte gib den Text ein.');
    expect((await save(ask, 'story', 'x'.repeat(20_001))).wrong.text).toBe(
      'Das sind mehr als 20000 Zeichen.',
    );
    expect((await save(ask, 'heroTitle', 'x'.repeat(201))).status).toBe(422);
    expect((await openPage(ask, `${tool}/gibt-es-nicht`)).status).toBe(404);
    expect((await postForm(ask, `${tool}/gibt-es-nicht`, { text: 'x' })).status).toBe(404);
  });

  test('admins read and type placeholders under their German names', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    expect((await save(ask, 'story', 'Ruf an: {Telefon}, {email}.')).status).toBe(303);
    const { text } = await db.selectFrom('clubText').select('text').executeTakeFirstOrThrow();
    expect(text).toBe('Ruf an: {phone}, {email}.');
    expect(await textAt(ask, '/about')).toContain(`Ruf an: ${club.phone}, ${club.email}.`);
    const said = 'Ruf an: {Telefon}, {E-Mail}.';
    expect((await openPage(ask, `${tool}/story`)).fields.text).toBe(said);
    expect((await openPage(ask, '/admin/protokoll')).text).toContain(said);
  });

  test('hides unknown stored placeholders like placeholders without a value', async () => {
    const db = await freshDatabase(engine);
    const text =
      'Wir sind {name}. Seit {unknown} gibt es {constructor} uns.\n\n- Kantine: {unknown}';
    await clubTextRecords.write(db, 'story', { text, name: 'story' });
    const shown = await textAt(await openAsAdmin(db), '/about');
    expect(shown).toContain(`Wir sind ${club.name}.`);
    expect(shown).not.toMatch(/[{}]|Kantine|function/);
  });

  test('the export contains a changed text, but not after an undo', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await save(ask, 'story', 'Neu.');
    expect(await exported(db)).toMatchObject({ texts: { story: { text: 'Neu.' } } });
    const { id } = await db.selectFrom('protocolEntry').select('id').executeTakeFirstOrThrow();
    await undoEntry(db, kinds, id, { username: 'max', now: new Date() });
    expect(await exported(db)).not.toHaveProperty('texts.story');
  });
});

async function exported(db: Db) {
  return JSON.parse(formatTree(await readSnapshot(db, kinds), kinds, club));
}

test('each placeholder of a text has its own German label', () => {
  for (const name of ['story', 'imprint', 'privacy', 'accessibility'] as const) {
    const labels = factLabels(listPlaceholders(name));
    expect(labels).toEqual([...new Set(labels)]);
    expect(labels.filter((label) => /^[a-z]/.test(label))).toEqual([]);
    expect(storedText(withLabels(folderTexts[name]))).toBe(folderTexts[name]);
  }
});

test('the list of texts can be searched', async () => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const list = async (query = '') => {
    const $ = load(await (await ask(`${tool}${query}`)).text());
    return [$('main [role=search]').length, $('main li').length, $('main a[href$="/neu"]').length];
  };
  expect(await list()).toEqual([1, 14, 0]);
  expect(await list('?suche=vorstand')).toEqual([1, 1, 0]);
});

test('reads the placeholder names of older versions', () => {
  expect(storedText('{Zahl für Werbung}, {Zahl für Bestellungen}')).toBe(
    '{asideDays}, {confirmationDays}',
  );
});

test('the editor opens the default texts, but not a table that it cannot edit', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const page = async (name: string) => load(await (await ask(`${tool}/${name}`)).text())('main');
  for (const name of ['story', 'imprint', 'privacy', 'accessibility'])
    expect([name, (await page(name)).text()]).toEqual([
      name,
      expect.stringContaining('füllt die Website aus'),
    ]);
  const table = '| a | b |\n|---|---|\n| {phone} | `c` |';
  await clubTextRecords.write(db, 'story', { text: table, name: 'story' });
  const kept = await page('story');
  expect(kept.text()).toContain('das der Editor nicht kennt');
  expect(kept.find('textarea').text().trim()).toBe(table.replace('{phone}', '{Telefon}'));
});
