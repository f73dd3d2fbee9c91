import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { loadStarter } from '#app/starter.server.ts';
import { club } from '#club/club.ts';
import type { Db } from '#platform/db/client.server.ts';
import { createStartToken } from '#platform/sign-in/start-link.server.ts';
import { articleDraftDays, articlePreviewDays } from '#platform/values/retention.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createBoardMember } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { formPost, testPassword, withCookie } from '#test/sign-in-admin.ts';
import { starterDay } from '#test/starter-text.ts';

const now = new Date('2026-09-05T10:00:00Z');
const lawPages = ['/impressum', '/privacy', '/barrierefreiheit'];
const details = '/admin/kontakt';

/** Form data of a new club whose name differs from the club in `club/`. */
const typed = {
  ...{ name: 'SV Oberdorf', shortName: 'Oberdorf', clubEmail: 'verein@oberdorf.example' },
  ...{ crest: '', pitch: '#0a5c2b', signal: '#ffd23f', league: 'Landesliga Mitte' },
  ...{ seasonRhythm: 'july', username: 'anna', email: 'anna@oberdorf.example' },
  password: testPassword,
};
const known = { street: 'Dorfstraße 3', postalCode: '9500', city: 'Villach', zvr: '1357924680' };

/** Creates a club with the setup form, and opens the site as its first admin. */
async function found(db: Db, contents: 'empty' | 'starter'): Promise<Ask> {
  const ask = await openApp(db, () => now);
  const token = await createStartToken(db, now);
  const answer = await ask(`/start/${token}`, formPost({ ...typed, contents }));
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return withCookie(ask, cookies.join('; '));
}

async function read(ask: Ask, path: string): Promise<string> {
  const $ = load(await (await ask(path)).text());
  return $('main')
    .text()
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

async function readLawPages(ask: Ask): Promise<string> {
  return (await Promise.all(lawPages.map((path) => read(ask, path)))).join(' ');
}

/** Lists the tasks below „Verein“ that ask for missing data, with their links. */
async function missingAt(ask: Ask): Promise<[text: string, path: string][]> {
  const $ = load(await (await ask('/admin/verein')).text());
  return $('section[aria-labelledby=zu-tun] li a')
    .toArray()
    .map((link): [string, string] => [
      $(link).find('span > span').first().text(),
      $(link).attr('href') ?? '',
    ])
    .filter(([text]) => text.endsWith('fehlt'));
}

/**
 * Checks that no sentence has a gap in place of a missing value, and that no detail of the club in `club/`
 * appears.
 */
function expectWhole(text: string) {
  expect(text).not.toMatch(/Platzhalter|0{6}|[{}]|, ?[,.]|\( ?\)|: ?,|: \.|undefined|null/);
  expect(text).not.toMatch(/(?:Anschrift|ZVR-Zahl|Telefon|Straße|Sitz):? *(?:$|[,.]|[A-Z]\S*:)/);
  for (const folder of [club.name, club.phone, club.postalAddress.street, club.city])
    expect(text).not.toContain(folder);
}

onEnginesOfRun((engine) => {
  for (const contents of ['empty', 'starter'] as const)
    test(`legal pages show known data of a club with contents '${contents}'; tasks ask for the rest`, async () => {
      const db = await freshDatabase(engine);
      await loadStarter(db, starterDay);
      const ask = await found(db, contents);
      const before = await readLawPages(ask);
      expectWhole(before);
      for (const words of [typed.name, typed.clubEmail]) expect(before).toContain(words);
      const { fields } = await openPage(ask, details);
      expect(fields).toMatchObject({ phone: '', street: '', postalCode: '', city: '', zvr: '' });
      const board = contents === 'empty' ? [['Vorstand fehlt', '/admin/vorstand/neu']] : [];
      expect(await missingAt(ask)).toEqual([
        ...board,
        ['Anschrift fehlt', `${details}#kontakt-street`],
        ['ZVR-Zahl fehlt', `${details}#kontakt-zvr`],
        ['Telefon fehlt', `${details}#kontakt-phone`],
      ]);

      const entered = { ...fields, ...known, phone: '+43 660 1234567' };
      expect((await postForm(ask, details, entered)).status).toBe(303);
      await createBoardMember(db, { name: 'Eva Obfrau', role: 'Obfrau' });
      expect(await missingAt(ask)).toEqual([]);
      for (const path of ['/impressum', '/privacy']) {
        const page = await read(await openApp(db, () => now), path);
        for (const words of Object.values({ ...known, phone: entered.phone }))
          expect([path, page]).toEqual([path, expect.stringContaining(words)]);
        expectWhole(page);
      }
      expect(await read(ask, '/impressum')).toContain('Obfrau: Eva Obfrau');
      expect(await read(ask, '/barrierefreiheit')).toContain(entered.phone);
    });

  test('treats a ZVR number of only zeros as missing and rejects it in the form', async () => {
    const db = await freshDatabase(engine);
    await db.insertInto('clubDetails').values({ id: 'kontakt', zvr: '0000000000' }).execute();
    const ask = await openAsAdmin(db);
    expectNoZeros(await readLawPages(ask));
    expect(await missingAt(ask)).toContainEqual(['ZVR-Zahl fehlt', `${details}#kontakt-zvr`]);
    const { fields } = await openPage(ask, details);
    expect((await postForm(ask, details, { ...fields, zvr: '0000000000' })).wrong).toEqual({
      zvr: 'Die ZVR-Zahl besteht aus Ziffern; sie steht im Vereinsregisterauszug.',
    });
  });
});

function expectNoZeros(text: string) {
  expect(text).not.toMatch(/ZVR-Zahl|0{10}/);
}

test('saves a form with unknown details and accepts an empty telephone as an answer', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await found(db, 'empty');
  const { fields } = await openPage(ask, details);
  expect((await postForm(ask, details, { ...fields, slogan: 'Auf geht’s' })).status).toBe(303);
  const asked = (await missingAt(ask)).map(([text]) => text);
  expect(asked).toEqual(['Vorstand fehlt', 'Anschrift fehlt', 'ZVR-Zahl fehlt']);
  expectWhole(await readLawPages(ask));
});

test('shows the town of the address as the seat unless a seat is entered', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await found(db, 'empty');
  const { fields } = await openPage(ask, details);
  expect((await postForm(ask, details, { ...fields, ...known })).status).toBe(303);
  expect(await read(ask, '/impressum')).toContain('Sitz: Villach');
  const again = await openPage(ask, details);
  const entered = { ...again.fields, seat: 'Oberdorf' };
  expect((await postForm(ask, details, entered)).status).toBe(303);
  const imprint = await read(ask, '/impressum');
  expect(imprint).toContain('Dorfstraße 3, 9500 Villach');
  expect(imprint).toContain('Sitz: Oberdorf');
});

test('shows a town without a street and asks for the street', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await found(db, 'empty');
  const { fields } = await openPage(ask, details);
  await postForm(ask, details, { ...fields, postalCode: '9500', city: 'Villach' });
  const imprint = await read(ask, '/impressum');
  expect(imprint).toContain('Anschrift: 9500 Villach, Österreich');
  expect(imprint).toContain('Sitz: Villach');
  expectWhole(await readLawPages(ask));
  expect((await missingAt(ask)).map(([text]) => text)).toContain('Anschrift fehlt');
});

test('a renamed club can keep the town of the default club', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await found(db, 'empty');
  const { fields } = await openPage(ask, details);
  const { postalCode, city } = club.postalAddress;
  await postForm(ask, details, { ...fields, ...known, postalCode, city });
  expect(await read(ask, '/impressum')).toContain(
    `Anschrift: ${known.street}, ${postalCode} ${city}, Österreich`,
  );
  expect((await openPage(ask, details)).fields).toMatchObject({ postalCode, city });
});

/** The imprint that an older version gave to a new club. */
const firstImprint = `*Dieses Impressum ist noch zu vervollständigen.*

Offenlegung gemäß § 25 Mediengesetz (MedienG) und Informationen gemäß § 5 E-Commerce-Gesetz (ECG).

## Medieninhaber und Diensteanbieter

Verein: {name}

## Kontakt

- E-Mail: {email}
- Nachricht an den Verein: [Kontakt](/contact)

## Blattlinie

Diese Website und der Newsletter des Vereins berichten über {name}: über Spiele und Ergebnisse, Mannschaft, Vorstand, Sponsoren und das Vereinsleben.

Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacy).
`;

test('fills an old default imprint from the club’s data and keeps edited text', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  const folders = await read(ask, '/impressum');
  await db.insertInto('clubText').values({ id: 'imprint', text: firstImprint }).execute();
  expect(await read(ask, '/impressum')).toBe(folders);
  const text = `${firstImprint}\n- Anschrift: {street} (Platzhalter)\n- ZVR-Zahl: {zvr} (Platzhalter)`;
  await db.updateTable('clubText').set({ text }).execute();
  await db.insertInto('clubDetails').values({ id: 'kontakt', zvr: '' }).execute();
  const typed = await read(ask, '/impressum');
  expect(typed).toMatch(/^ImpressumOffenlegung gemäß/);
  expect(typed).toMatch(new RegExp(`Anschrift: ${club.postalAddress.street}$`));
});

test('the privacy page says how long drafts and previews of articles stay on the server', async () => {
  const page = await read(await openApp(await freshDatabase('sqlite')), '/privacy');
  expect(page).toContain(`Entwürfe von Artikeln löschen wir ${articleDraftDays} Tage, nachdem`);
  expect(page).toContain(`Vorschauen von Artikeln und ihre Links nach ${articlePreviewDays} Tagen`);
});
