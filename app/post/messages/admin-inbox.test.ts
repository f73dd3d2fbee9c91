import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createMessage, createOutgoingMail } from '#test/message-factories.ts';
import { openApp, type Setup } from '#test/open-app.ts';
import type { Fields } from '#test/public-forms.ts';
import { askAsAdmin, formPost } from '#test/sign-in-admin.ts';
import { findMessage } from './inbox.server.ts';

const path = '/admin/posteingang';
const mail = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
  keepDays: 365,
  smtpUrl: 'smtp://127.0.0.1:9',
};
const hostile = {
  name: '<script>alert("name")</script>',
  message: `<script>alert(1)</script>\nBcc: alle@verein.example\nhttps://boese.example/ <a href="x">x</a>`,
};

onEnginesOfRun((engine) => {
  test('the inbox lists messages on several pages and marks unread messages', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    for (let number = 10; number < 40; number++)
      await createMessage(db, {
        name: `Fan Nummer ${number}`,
        receivedAt: `2026-01-01T08:${number}:00.000Z`,
        readAt: number === 39 ? '2026-01-02T08:00:00.000Z' : null,
      });
    const first = await textOf(await ask(path));
    expect(first.match(/Fan Nummer \d+/g)).toHaveLength(25);
    expect(first).toContain('29 ungelesen');
    expect(first.match(/Ungelesen: /g)).toHaveLength(24);
    const [, older = ''] = /href="([^"]*vor=[^"]*)"/.exec(first) ?? [];
    const second = await textOf(await ask(older.replaceAll('&amp;', '&')));
    expect(second.match(/Fan Nummer \d+/g)).toEqual(
      [14, 13, 12, 11, 10].map((number) => `Fan Nummer ${number}`),
    );
    expect(second).not.toContain('Ältere Nachrichten');
    expect(second).toMatch(/href="\/admin\/posteingang"[^>]*>Neueste Nachrichten/);
  });

  test('a GET of a message changes nothing, a POST marks the message read or unread', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    const { id } = await createMessage(db);
    const isRead = async () => (await findMessage(db, id))?.isRead;
    expect((await ask(`${path}/${id}`)).status).toBe(200);
    expect((await ask(`${path}/${id}.data`)).status).toBe(200);
    expect(await isRead()).toBe(false);
    const answer = await ask(`${path}/${id}`, formPost({ intent: 'read' }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${path}/${id}?meldung=nachricht-gelesen`,
    ]);
    expect(await isRead()).toBe(true);
    const back = await ask(`${path}/${id}`, formPost({ intent: 'unread' }));
    expect(back.headers.get('Location')).toBe(`${path}?meldung=nachricht-ungelesen`);
    expect(await isRead()).toBe(false);
    expect((await ask(`${path}/${id}`, formPost({ intent: 'opened' }))).status).toBe(200);
    expect(await isRead()).toBe(true);
  });

  test('the spam folder shows a message with its reasons until an admin clears it', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    const { id } = await createMessage(db, {
      name: 'Zurück Gehalten',
      putAside: 1,
      suspicions: '["links","hasty"]',
    });
    expect(await textOf(await ask(path))).not.toContain('Zurück Gehalten');
    const aside = await textOf(await ask(`${path}?ordner=zurueckgehalten`));
    expect(aside).toContain('Zurück Gehalten');
    expect(aside).toContain('viele Links; schneller abgeschickt, als jemand tippt');
    const open = await openPage(ask, `${path}/${id}`);
    expect(open.text).toContain('Zurückgehalten, weil:');
    const answer = await press(ask, open, 'Kein Spam');
    expect([answer.path, answer.says]).toEqual([
      `${path}/${id}?meldung=nachricht-kein-spam`,
      ['Die Nachricht liegt jetzt im Eingang!'],
    ]);
    expect(await findMessage(db, id)).toMatchObject({
      putAside: false,
      delivery: { state: 'waiting', tries: 0 },
    });
    expect(await textOf(await ask(path))).toContain('Zurück Gehalten');
  });

  test('sending or deleting a message twice has the effect of one request', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    const { messageId } = await createOutgoingMail(db, {
      state: 'undelivered',
      failure: 'refused',
      tries: 18,
    });
    const own = `${path}/${messageId}`;
    expect(await textOf(await ask(own))).toContain(
      'nicht zugestellt: der Mailserver hat die Nachricht abgelehnt',
    );
    for (let times = 0; times < 2; times++)
      expect((await ask(own, formPost({ intent: 'send' }))).headers.get('Location')).toBe(
        `${own}?meldung=nachricht-unterwegs`,
      );
    expect(await db.selectFrom('outgoingMail').select('state').execute()).toEqual([
      { state: 'waiting' },
    ]);
    for (let times = 0; times < 2; times++)
      expect((await ask(own, formPost({ intent: 'remove' }))).headers.get('Location')).toBe(
        `${path}?meldung=nachricht-geloescht`,
      );
    expect(await db.selectFrom('outgoingMail').selectAll().execute()).toEqual([]);
    expect((await ask(own)).status).toBe(404);
    expect((await ask(own, formPost({ intent: 'send' }))).status).toBe(404);
  });
});

test('the buttons of the message page mark a message as read and delete it', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  const { id } = await createMessage(db);
  const open = await openPage(ask, `${path}/${id}`);
  expect(open.$('nav').text()).toMatch(/Posteingang\s*1 1 ungelesen/);
  const read = await press(ask, open, 'Als gelesen markieren');
  expect(read.says).toEqual(['Als gelesen markiert!']);
  expect(read.$('nav').text()).not.toContain('ungelesen');
  const removed = await press(ask, read, 'Ja, löschen');
  expect([removed.path, removed.says]).toEqual([
    `${path}?meldung=nachricht-geloescht`,
    ['Nachricht gelöscht!'],
  ]);
});

test('the reply link opens a mail with the recipient and the quoted text', async () => {
  const db = await freshDatabase('sqlite');
  const message = { name: 'Anna', message: 'Hallo!\nWann?' };
  const { id, email } = await createMessage(db, message);
  const { $ } = await openPage(await signedIn(db), `${path}/${id}`);
  const { pathname, searchParams } = new URL($('main a[href^="mailto:"]').attr('href') ?? '');
  expect(pathname).toBe(email);
  expect(searchParams.get('subject')).toBe('Re: Nachricht an Fortuna Musterau');
  expect(searchParams.get('body')).toMatch(/Anna schrieb am .* Uhr:\r\n> Hallo!\r\n> Wann\?$/);
});

test('shows a visitor’s input as text, without links', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  const { id } = await createMessage(db, hostile);
  for (const address of [path, `${path}/${id}`]) {
    const html = await textOf(await ask(address));
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script>alert|href="https:\/\/boese|href="x"/);
  }
  const html = await textOf(await ask(`${path}/${id}`));
  const [, answer = ''] = /href="(mailto:[^"]*)"/.exec(html) ?? [];
  expect([...new URL(answer.replaceAll('&amp;', '&')).searchParams.keys()]).toEqual([
    'subject',
    'body',
  ]);
});

test('the unread count of open pages contains no message text', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  const { id } = await createMessage(db, hostile);
  const answer = await ask('/admin/ungelesen');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const told = await answer.json();
  expect(told).toEqual({ unread: 1, mark: expect.stringMatching(/^[\d\sTZ:.-]*$/) });
  // A request of the count does not mark messages as read.
  expect(await (await ask('/admin/ungelesen')).json()).toEqual(told);
  expect((await findMessage(db, id))?.isRead).toBe(false);
});

test('without mail settings, the inbox shows a notice and no send button', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db, {});
  const { messageId } = await createOutgoingMail(db);
  for (const address of [path, `${path}/${messageId}`]) {
    const html = await textOf(await ask(address));
    expect(html).toContain('Es ist kein E-Mail-Versand eingerichtet: ');
    expect(html).toContain('kein Versand eingerichtet');
  }
  expect(await textOf(await ask(`${path}/${messageId}`))).not.toContain('Jetzt senden');
});

test('shows an error for an unknown form action', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  const { id } = await createMessage(db);
  for (const intent of ['save', 'constructor', '']) {
    const answer = await ask(`${path}/${id}`, formPost({ intent }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Diese Anfrage verstehen wir nicht.');
  }
});

test('empties the spam folder, except messages that arrived after the admin looked', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  const aside = `${path}?ordner=zurueckgehalten`;
  expect(await textOf(await ask(aside))).not.toContain('Alle löschen');
  await createMessage(db, { id: 'ehrlich' });
  for (const minute of [10, 11, 12])
    await createMessage(db, {
      putAside: 1,
      suspicions: '["links"]',
      receivedAt: `2026-01-01T08:${minute}:00.000Z`,
    });
  const open = await openPage(ask, aside);
  const until = open.$('[name=until]').attr('value') ?? '';
  await createMessage(db, { id: 'neu', putAside: 1, receivedAt: '2026-01-01T08:13:00.000Z' });
  for (const fields of [{ until }, { intent: 'remove-aside', until: 'x' }] as Fields[])
    expect((await ask(aside, formPost(fields))).status).toBe(400);
  const answer = await press(ask, open, 'Ja, alle löschen');
  expect([answer.path, answer.says]).toEqual([
    `${aside}&meldung=zurueckgehaltenes-geloescht`,
    ['Zurückgehaltene Nachrichten gelöscht!'],
  ]);
  const left = await db.selectFrom('message').select('id').orderBy('id').execute();
  expect(left).toEqual([{ id: 'ehrlich' }, { id: 'neu' }]);
  const emptied = await press(ask, answer, 'Ja, alle löschen');
  expect(emptied.text).toContain('Nichts wurde zurückgehalten.');
});

async function signedIn(db: Db, setup: Setup = { mail }) {
  return askAsAdmin(await openApp(db, undefined, setup), db);
}

/** Returns the markup of a page without the data of its scripts. */
async function textOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  return html.replace(/<script\b[^>]*>(?:(?!alert\().)*?<\/script>/gs, '');
}
