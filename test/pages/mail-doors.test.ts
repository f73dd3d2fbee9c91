import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { listInvitations } from '#app/accounts/invitations.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { openPage } from '#test/admin/form-page.ts';
import { freshDatabase } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { type Fields, listMessages, publicForms, send } from '#test/public-forms.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { notesOn, parse } from '#test/sample-trees.ts';
import { askAsAdmin } from '#test/sign-in-admin.ts';

interface Door {
  path: string;
  entered: Fields;
  stored: (db: Db) => Promise<(string | null)[]>;
}

const doors: Door[] = [
  {
    path: '/contact',
    entered: publicForms['/contact'],
    stored: async (db) => (await listMessages(db)).map(({ email }) => email),
  },
  {
    path: '/newsletter',
    entered: publicForms['/newsletter'],
    stored: async (db) => emails(await db.selectFrom('subscriber').select('email').execute()),
  },
  {
    path: '/admin/personen/einladen',
    entered: { role: 'editorial' },
    stored: async (db) => emails(await listInvitations(db, new Date())),
  },
  {
    path: '/admin/vorstand/neu',
    entered: { name: 'Eva Muster', role: 'Kassierin' },
    stored: async (db) => emails(await db.selectFrom('boardMember').select('email').execute()),
  },
  {
    path: '/admin/kontakt',
    entered: {},
    stored: async (db) => emails(await db.selectFrom('clubDetails').select('email').execute()),
  },
];

const emails = (rows: readonly { email: string | null }[]) => rows.map(({ email }) => email);

async function openDoors() {
  const db = await freshDatabase('sqlite');
  const visitor = await openApp(db, undefined, { trustProxy: true });
  const ask = await askAsAdmin(visitor, db);
  const enter = async ({ path, entered }: Door, email: string) => {
    const { fields } = path.startsWith('/admin') ? await openPage(ask, path) : { fields: {} };
    return send(ask, path, { ...fields, ...entered, email });
  };
  return { db, visitor, enter };
}

const punycode = 'kassier@xn--sv-mhldrfl-kcb2e.example';

const spellings = [
  'kassier@sv-mühldörfl.example',
  'kassier@sv-mu\u0308hldo\u0308rfl.example',
  ' kassier@sv-mühldörfl.example ',
  punycode,
];

test.each(
  casesOfRun(spellings, (typed) => typed.startsWith(' ')),
)('%j is one address at every door, and people read it as it is written', async (typed) => {
  const { db, visitor, enter } = await openDoors();
  for (const door of doors) {
    expect((await enter(door, typed)).status, door.path).toBeLessThan(400);
    expect([door.path, await door.stored(db)]).toEqual([door.path, [punycode]]);
  }
  for (const page of ['/contact', '/impressum']) {
    const $ = load(await (await visitor(page)).text());
    const links = $(`main a[href="mailto:${punycode}"], footer a[href="mailto:${punycode}"]`);
    expect(links.toArray().map((link) => $(link).text())).toEqual(
      Array(2).fill('kassier@sv-mühldörfl.example'),
    );
  }
  const member = { name: 'Eva Muster', role: 'Kassierin', contact: typed };
  const read = parse({ board: { a: member }, admins: { eva: { email: typed } } });
  expect(read.snapshot).toMatchObject({
    boardMember: [{ email: punycode }],
    admin: [{ email: punycode }],
  });
});

const wrong = [
  ...['müller@beispiel.example', 'obmann@mül lberg.example', 'obmann@-müllberg.example'],
  ...['obmann@müllberg..example', 'obmann@müllberg', 'ob mann@müllberg.example'],
  ...['obmann@müllberg.example.', 'obmann@xn--ööö.example', 'office(at)müllberg.example'],
  ...['Schriftführung <office@müllberg.example>', 'mailto:office@müllberg.example'],
  'office@müllberg.example; kassier@müllberg.example',
  ...['office＠müllberg.example', 'office@müllberg。example'],
];

test.each(
  casesOfRun(wrong, (typed) => /^(?:obmann@-|Schrift)/.test(typed)),
)('%j is refused at every door with a sentence, and stays in the field', async (typed) => {
  const { db, enter } = await openDoors();
  const before = await Promise.all(doors.map(({ stored }) => stored(db)));
  for (const door of doors) {
    const answer = await enter(door, typed);
    const $ = load(await answer.text());
    const field = $('main [name=email]').last();
    expect([door.path, answer.status, field.attr('value')]).toEqual([door.path, 422, typed]);
    const sentence = $(`[id="${field.attr('aria-describedby')?.split(' ').at(-1)}"]`).text();
    expect(sentence).toContain('gültige E-Mail-Adresse');
  }
  expect(await Promise.all(doors.map(({ stored }) => stored(db)))).toEqual(before);
});

test('an import reads an e-mail address from a mailto link', () => {
  const board = {
    a: { name: 'Eva', role: 'Kassierin', contact: 'mailto:office@müllberg.example' },
  };
  expect(notesOn({ board })).toEqual([
    'board/a/contact: "mailto:office@müllberg.example" als "office@xn--mllberg-n2a.example" gelesen',
  ]);
});
