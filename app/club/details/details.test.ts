import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { clubDetailsId, findSender } from '#app/club/details/find-details.server.ts';
import { kinds } from '#app/kinds.server.ts';
import { announce } from '#app/matches/next-game/announce.server.ts';
import { club } from '#club/club.ts';
import { formatTree } from '#platform/data-tree/tree.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by, gameDraft } from '#test/drafts.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { createRecord } from '#test/records.ts';
import { notesOn, parse, settings } from '#test/sample-trees.ts';
import { chooseMailAddress } from './find-details.server.ts';

const path = '/admin/kontakt';
/** The announced game is later than all other games. */
const announcement = {
  record: { opponent: 'FK Sonne', startsAt: '2025-10-11T14:00:00.000Z', kind: 'Pokal' as const },
  version: 'none',
};
const typed = {
  name: 'SV Neuer <i>Name</i>',
  shortName: 'Neuer',
  league: 'Neue Liga',
  slogan: 'Immer weiter',
  email: 'neu@verein.example',
  phone: '+43 660 / 123-45',
  street: 'Neue <b>Gasse</b> *3*',
  postalCode: '9073',
  city: 'Viktring',
  zvr: '1234567890',
  authority: 'BH <i>Neustadt</i>',
  instagram: '',
  facebook: 'https://www.facebook.com/neu',
};

async function readPage(ask: Ask, page: string) {
  const $ = load(await (await ask(page)).text());
  $('script, style').remove();
  return { text: $('body').text().replace(/\s+/g, ' '), links: hrefs($) };
}

function hrefs($: ReturnType<typeof load>): string[] {
  return $('a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

onEachEngine((engine) => {
  test('shows the typed details in pages, mails and files until an undo', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    const before = await readPage(await openApp(db), '/contact');
    const { fields } = await openPage(ask, path);
    expect(fields).toMatchObject({ email: club.email, zvr: club.zvr, showsTeam: 'on' });
    const entered: Record<string, string> = { ...fields, ...typed };
    delete entered.showsTeam;
    const saved = await postForm(ask, path, entered);
    expect([saved.status, saved.location]).toEqual([
      303,
      `${path}?angelegt=kontakt&meldung=kontakt-gespeichert`,
    ]);

    const visitor = await openApp(db);
    const contact = await readPage(visitor, '/contact');
    for (const words of [
      typed.name,
      typed.slogan,
      typed.email,
      typed.phone,
      typed.street,
      '9073 Viktring',
    ])
      expect(contact.text).toContain(words);
    expect(contact.links).toContain('tel:+4366012345');
    expect(contact.links).toContain(typed.facebook);
    expect(contact.links.join()).not.toContain('instagram');
    expect(contact.links).not.toContain('/team');
    expect(before.links).toContain('/team');
    const imprint = await readPage(visitor, '/impressum');
    expect(imprint.text).toContain(typed.street);
    expect(imprint.text).toContain(typed.zvr);
    expect(imprint.text).toContain(typed.authority);
    const security = await (await visitor('/.well-known/security.txt')).text();
    expect(security).toContain(`Contact: mailto:${typed.email}\r\n`);
    const home = await (await visitor('/')).text();
    expect(home).toContain('"telephone":"+4366012345"');
    expect(load(home)('title').text()).toContain(typed.name);
    for (const file of ['/manifest.webmanifest', '/verwaltung.webmanifest'])
      expect(await (await visitor(file)).text()).toContain(typed.name);
    for (const file of ['/news.rss', '/spiele.ics']) {
      const said = await (await visitor(file)).text();
      expect(said).toContain('SV Neuer');
      expect(said).not.toContain(club.name);
    }
    expect((await findSender(db)).name).toBe(typed.name);

    const { entries } = await listAuditLog(db, { limit: 9 });
    await undoEntry(db, kinds, entries[0]?.id ?? 0, { username: 'max', now: new Date() });
    expect(await readPage(await openApp(db), '/contact')).toEqual(before);
  });
});

test('new games get addresses with the new club name, older addresses stay', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db);
  const add = (id: string, date: string) =>
    createRecord(db, kinds.game.records, { id, record: gameDraft({ date }) }, by);
  await add('old', '2025-05-10');
  const name = 'SV Sankt Jakob im Rosental';
  await db.insertInto('clubDetails').values({ id: clubDetailsId, name }).execute();
  await add('new', '2025-09-06');
  await announce(db, kinds, announcement, by);
  const slugs = await db.selectFrom('game').select('slug').orderBy('date').execute();
  expect(slugs.map(({ slug }) => slug)).toEqual([
    `${club.slugPrefix}-vs-sc-berg`,
    'sv-sankt-jakob-im-rosental-vs-sc-berg',
    'sv-sankt-jakob-im-rosental-vs-fk-sonne',
  ]);
  expect((await ask(`/spiele/spielbericht/${slugs[0]?.slug}`)).status).toBe(200);
  const calendar = await (await ask('/spiele.ics')).text();
  expect(calendar).toContain('UID:new@sv-sankt-jakob-im-rosental\r\n');
});

test.each([
  ['verein@oberdorf.example', 'office@verein.at', 'verein@oberdorf.example'],
  [null, 'office@verein.at', 'office@verein.at'],
  // The default in `club/` is a placeholder here, so it counts as missing.
  [null, 'office@verein.example', undefined],
  ['', 'office@verein.at', undefined],
])('chooses the mail address for the stored address %s and the default %s', (own, ofFolder, address) => {
  expect(chooseMailAddress(own, ofFolder)).toBe(address);
});

test('the overview asks for a mail address if the club has no address', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const task = 'E-Mail-Adresse des Vereins eintragen';
  expect(await (await ask('/admin')).text()).not.toContain(task);
  await db.insertInto('clubDetails').values({ id: clubDetailsId, email: '' }).execute();
  expect(await (await ask('/admin')).text()).toContain(task);
});

test.each([
  ['+43 (0)664 / 123 45 67', ['tel:+436641234567'], '+436641234567'],
  [
    '0664/1234567 (abends), 0463 12345 DW 6',
    ['tel:+436641234567', 'tel:+4346312345'],
    '+436641234567',
  ],
  ['Fax 0463 123459, Tel. 0463/123450', ['tel:+43463123450'], '+43463123450'],
  ['1234567 (Platz)', [], undefined],
])('shows the telephone %s as typed, and links its number', async (phone, links, fact) => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, path);
  expect((await postForm(ask, path, { ...fields, phone })).status).toBe(303);
  const contact = await readPage(ask, '/contact');
  expect(contact.text.split(phone)).toHaveLength(3);
  const called = contact.links.filter((link) => link.startsWith('tel:'));
  expect(called).toEqual([...links, ...links]);
  const home = await (await ask('/')).text();
  expect(/"telephone":"([^"]*)"/.exec(home)?.[1]).toBe(fact);
  const tree = { contact: { phone } };
  expect(notesOn(tree)).toEqual([]);
  expect(parse(tree).snapshot.clubDetails).toMatchObject([{ phone }]);
});

test('saving an unchanged form stores no copy of the default details', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const { fields } = await openPage(ask, path);
  expect((await postForm(ask, path, fields)).status).toBe(303);
  expect(await db.selectFrom('clubDetails').selectAll().execute()).toMatchObject([
    { slogan: null, email: null, phone: null, instagram: null, hiddenPages: '' },
  ]);
});

test.each([
  ['email', 'keine Adresse', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
  ['phone', 'ruf an!', 'Bitte gib eine Telefonnummer ein, am besten mit +43 am Anfang.'],
  ['zvr', 'ZVR 12', 'Die ZVR-Zahl besteht aus Ziffern; sie steht im Vereinsregisterauszug.'],
  ['instagram', 'javascript:alert(1)', 'Bitte gib eine Adresse ein, die mit https:// beginnt.'],
])('shows the error at a wrong %s and keeps the typed text', async (name, value, sentence) => {
  const ask = await openAsAdmin(await freshDatabase('sqlite'));
  const { fields } = await openPage(ask, path);
  const answer = await postForm(ask, path, { ...fields, city: 'Viktring', [name]: value });
  expect([answer.status, answer.wrong]).toEqual([422, { [name]: sentence }]);
  expect(answer.fields).toMatchObject({ city: 'Viktring', [name]: value });
});

test('an old data tree imports the default details; typed details survive export and import', () => {
  expect(parse({ news: {} }).snapshot.clubDetails).toEqual([]);
  const contact = {
    ...{ ...typed, instagram: 'keine', hiddenPages: '/team /news', seasonRhythm: 'july' },
  };
  expect(notesOn({ contact })).toEqual([]);
  const { snapshot } = parse({ contact });
  expect(snapshot.clubDetails).toMatchObject([{ instagram: '', hiddenPages: '/team /news' }]);
  expect(JSON.parse(formatTree(snapshot as never, kinds, settings)).contact).toEqual(contact);
  const odd = { email: 'nichts', facebook: 'ftp://x', hiddenPages: '/team /gibtsnicht' };
  expect(notesOn({ contact: { ...odd, seasonRhythm: 'herbst' } })).toHaveLength(4);
});
