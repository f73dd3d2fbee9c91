import { expect, onTestFinished, test } from 'vitest';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { Failing } from '#test/failing-queries.ts';
import { expectFilled, expectPendingFields } from '#test/form-pages.ts';
import { openApp, serveApp } from '#test/open-app.ts';
import {
  countStored,
  type Fields,
  formPaths,
  listMessages,
  publicForms,
  send,
  thanks,
} from '#test/public-forms.ts';
import { formPost } from '#test/sign-in-admin.ts';

const now = new Date('2026-03-01T08:15:00.000Z');

onEnginesOfRun((engine) => {
  test('the server stores each form with its mail and redirects to the thank-you page', async () => {
    const { db, ask } = await open(engine);
    for (const path of formPaths) {
      const answer = await send(ask, path, publicForms[path]);
      expect([path, answer.status, answer.headers.get('Location')]).toEqual([
        path,
        303,
        thanks[path],
      ]);
      expect((await ask(thanks[path])).status).toBe(200);
    }
    const { privacy: _, ...enquiry } = publicForms['/sponsoren/anfrage'];
    const stored = (await listMessages(db)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    expect(stored).toMatchObject([
      { kind: 'contact', ...publicForms['/contact'], putAside: 0 },
      { kind: 'sponsor', ...enquiry, putAside: 0 },
    ]);
    const mails = await db.selectFrom('outgoingMail').select('kind').execute();
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'message', 'message']);
  });

  test('the server stores a form only once after repeated sending, with or without a key', async () => {
    const { db, ask } = await open(engine);
    const fillings: Fields[] = [{}, { key: 'a', seconds: '20' }];
    for (const hidden of fillings)
      for (const path of ['/contact', '/sponsoren/anfrage'] as const) {
        const fields = { ...publicForms[path], ...hidden };
        await Promise.all([send(ask, path, fields), send(ask, path, fields)]);
        await send(ask, path, fields);
      }
    // A form with another key is a new submission, even with equal words.
    expect(await listMessages(db)).toHaveLength(4);
  });

  test('thanks suspected bots as usual and marks their forms as suspected spam', async () => {
    const { db, ask } = await open(engine);
    const fillings: Fields[] = [{ website: 'x' }, { key: 'a', seconds: '1' }, { seconds: 'x' }];
    for (const path of formPaths)
      for (const hidden of fillings) {
        const email = `${Object.keys(hidden).join('')}@verein.example`;
        const answer = await send(ask, path, { ...publicForms[path], email, ...hidden });
        expect([200, 303]).toContain(answer.status);
      }
    expect((await listMessages(db)).map(({ putAside }) => putAside)).toEqual(Array(6).fill(1));
    const subscribers = await db.selectFrom('subscriber').select('suspicions').execute();
    expect(subscribers.map(({ suspicions }) => suspicions).sort()).toEqual(
      ['["hasty"]', '["hasty"]', '["honeypot"]'].sort(),
    );
    expect(await db.selectFrom('outgoingMail').selectAll().execute()).toEqual([]);
  });

  test('invisible characters cannot hide links from the spam check', async () => {
    const { db, ask } = await open(engine);
    const links = 'https://a.example '.repeat(4).replaceAll('://', ':\u200E//');
    await send(ask, '/contact', { ...publicForms['/contact'], message: links });
    expect(await listMessages(db)).toMatchObject([{ suspicions: '["links"]', putAside: 1 }]);
  });

  test('a visitor who sends too much gets the form back with a retry time', async () => {
    const { ask } = await open(engine);
    const visitor = '203.0.113.7';
    for (const path of formPaths) {
      for (let count = 0; count < 5; count++)
        await send(ask, path, { ...publicForms[path], key: `${count}` }, visitor);
      const answer = await send(ask, path, publicForms[path], visitor);
      expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 429, '600']);
      const html = await answer.text();
      expect(html).toContain('Bitte versuch es ab 09:25 Uhr noch einmal.');
      expectFilled(html, publicForms[path]);
    }
  });
});

test('the server rejects a form that is too large and explains the reason', async () => {
  const { db, ask } = await open();
  for (const path of formPaths) {
    const answer = await send(ask, path, { ...publicForms[path], message: 'x'.repeat(300_000) });
    expect([answer.status, await answer.text()]).toEqual([
      413,
      'Das ist zu viel auf einmal. Bitte kürze deine Nachricht.',
    ]);
  }
  expect(await countStored(db)).toBe(0);
});

test('shows form values as text, not as HTML', async () => {
  const { ask } = await open();
  const name = `"><script>alert(1)</script>'&amp;`;
  for (const path of ['/contact', '/sponsoren/anfrage'] as const) {
    const answer = await send(ask, path, { ...publicForms[path], name, email: name, message: '' });
    const html = await answer.text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  }
});

test('after a database error, the answer page contains the typed text of each form', async () => {
  const db = await freshDatabase('sqlite');
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
  const failing = db
    .withPlugin(new Failing('InsertQueryNode', 'message', gone))
    .withPlugin(new Failing('InsertQueryNode', 'subscriber', gone));
  const ask = await openApp(failing, undefined, { trustProxy: true, report: () => {} });
  for (const path of formPaths) {
    const answer = await send(ask, path, publicForms[path]);
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, 503, '10']);
    const html = await answer.text();
    expect(html).toContain('Die Datenbank ist gerade nicht erreichbar.');
    expectPendingFields(html, publicForms[path]);
  }
});

test('the log contains no text of a form and no address of its sender', async () => {
  const db = await freshDatabase('sqlite');
  const lines: string[] = [];
  const site = await serveApp(db, { onLog: (line) => lines.push(line) });
  onTestFinished(site.stop);
  const typed = { name: 'Geheim', email: 'geheim@geheim.example', message: 'geheim' };
  for (const path of formPaths)
    for (const fields of [typed, { ...publicForms[path], ...typed }]) {
      const { body, headers } = formPost(fields, { Origin: site.origin });
      const init = { method: 'POST', body, headers, redirect: 'manual' } as const;
      await (await fetch(site.origin + path, init)).text();
    }
  const requests = () => lines.filter((line) => line.includes('"event":"request"'));
  await expect.poll(() => requests().length).toBe(2 * formPaths.length);
  expect(lines.join('')).toContain('"/contact"');
  expect(lines.join('')).not.toMatch(/geheim|127\.0/i);
});

async function open(engine: Engine = 'sqlite') {
  const db = await freshDatabase(engine);
  return { db, ask: await openApp(db, () => now, { trustProxy: true }) };
}
