import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import {
  createLinkToken,
  findMessageSecret,
  type LinkPurpose,
} from '#platform/request/message-secret.server.ts';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { Failing } from '#test/failing-queries.ts';
import { expectPendingFields } from '#test/form-pages.ts';
import { createSubscriber } from '#test/message-factories.ts';
import { openApp, serveApp } from '#test/open-app.ts';
import { type Fields, publicForms, send } from '#test/public-forms.ts';
import { formPost } from '#test/sign-in-admin.ts';
import { confirmationPath, unsubscribePath } from './newsletter-links.ts';
import { countSubscribers, listSubscribers } from './subscribers.server.ts';

const press = { confirm: { antwort: 'ja' }, unsubscribe: { antwort: 'abmelden' } };
const oneClick = { 'List-Unsubscribe': 'One-Click' };

onEnginesOfRun((engine) => {
  test('opening a link changes nothing; its button confirms or unsubscribes, also when pressed twice', async () => {
    const { db, ask } = await signedUp(engine);
    const confirm = confirmationPath(await tokenOf(db, 'confirm'));
    const leave = unsubscribePath(await tokenOf(db, 'unsubscribe'));
    for (const path of [confirm, leave])
      for (const method of ['GET', 'HEAD', 'GET']) {
        const page = await ask(path, { method });
        expect(page.status).toBe(200);
        expect(page.headers.get('Cache-Control')).toBe('no-store');
        expect(page.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
        if (method === 'GET') expect(await page.text()).toContain('content="noindex"');
      }
    expect([await countSubscribers(db), (await listSubscribers(db)).length]).toEqual([0, 1]);
    for (const _ of [1, 2]) {
      const answer = await ask(confirm, formPost(press.confirm));
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/danke/bestaetigung']);
      expect(await countSubscribers(db)).toBe(1);
    }
    for (const _ of [1, 2]) {
      const answer = await ask(leave, formPost(press.unsubscribe));
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/danke/abmeldung']);
      expect(await listSubscribers(db)).toEqual([]);
    }
  });

  test('a mail program unsubscribes with one cross-site POST and gets no redirect', async () => {
    const { db, ask } = await signedUp(engine);
    const leave = unsubscribePath(await tokenOf(db, 'unsubscribe'));
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const bodies = [new URLSearchParams(oneClick), new FormData()];
    bodies[1]?.append('List-Unsubscribe', 'One-Click');
    for (const body of bodies) {
      await createSubscriber(db);
      const answer = await ask(leave, { method: 'POST', body, headers });
      expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
    }
    expect((await listSubscribers(db)).map(({ email }) => email)).not.toContain(
      publicForms['/newsletter'].email,
    );
    expect(await listSubscribers(db)).toHaveLength(2);
  });
});

test('rejects a POST to the unsubscribe link with missing or unknown fields', async () => {
  const { db, ask } = await signedUp();
  const leave = unsubscribePath(await tokenOf(db, 'unsubscribe'));
  const others: Fields[] = [{}, { 'List-Unsubscribe': 'x' }, { antwort: 'ja' }];
  for (const fields of others) expect((await ask(leave, formPost(fields))).status).toBe(400);
  expect(await listSubscribers(db)).toHaveLength(1);
});

test('rejects a confirmation POST that does not come from this site', async () => {
  const { db, ask } = await signedUp();
  const confirm = confirmationPath(await tokenOf(db, 'confirm'));
  const elsewhere: Record<string, string>[] = [{}, { 'Sec-Fetch-Site': 'cross-site' }];
  for (const headers of elsewhere) {
    const body = new URLSearchParams({ ...press.confirm, ...oneClick });
    expect((await ask(confirm, { method: 'POST', body, headers })).status).toBe(403);
  }
  expect(await countSubscribers(db)).toBe(0);
});

test('an invalid confirmation or unsubscribe link shows an error page with status 404', async () => {
  const { db, ask } = await signedUp();
  const [confirm, leave] = [await tokenOf(db, 'confirm'), await tokenOf(db, 'unsubscribe')];
  for (const token of [leave, 'x', 'ä', 'a'.repeat(43)]) {
    const answer = await ask(confirmationPath(token), formPost(press.confirm));
    expect([token, answer.status]).toEqual([token, 404]);
    expect(await answer.text()).toContain('Dieser Link gilt nicht mehr.');
  }
  const asked: Fields[] = [press.unsubscribe, oneClick];
  for (const fields of asked)
    for (const token of [confirm, 'x']) {
      const answer = await ask(unsubscribePath(token), formPost(fields));
      expect([token, answer.status]).toEqual([token, 404]);
      expect(await answer.text()).toContain('Diesen Link kennen wir nicht.');
    }
  expect((await ask('/danke/gibt-es-nicht')).status).toBe(404);
  expect((await ask('/danke/constructor')).status).toBe(404);
});

test('shows an error and the pressed button again if the database is unreachable', async () => {
  const { db } = await signedUp();
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
  const failing = db.withPlugin(new Failing('SelectQueryNode', 'message_secret', gone));
  const ask = await openApp(failing, undefined, { report: () => {} });
  for (const [path, fields] of [
    [confirmationPath('x'), press.confirm],
    [unsubscribePath('x'), press.unsubscribe],
  ] as const) {
    const answer = await ask(path, formPost(fields));
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('Die Datenbank ist gerade nicht erreichbar.');
    expectPendingFields(html, fields);
  }
});

test('the log contains no link token, and pages with a token are not cached', async () => {
  const db = await freshDatabase('sqlite');
  const lines: string[] = [];
  const site = await serveApp(db, { onLog: (line) => lines.push(line) });
  onTestFinished(site.stop);
  for (const path of [confirmationPath('Geheim'), unsubscribePath('Geheim')])
    for (const form of [path, path, `${path}.data`, path.toUpperCase()])
      await (await fetch(site.origin + form)).text();
  const requests = () =>
    lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  await expect.poll(() => requests().length).toBe(8);
  expect(requests().map(({ cached }) => cached)).toEqual(Array(8).fill(false));
  expect(lines.join('')).not.toMatch(/geheim/i);
});

async function signedUp(engine: Engine = 'sqlite') {
  const db = await freshDatabase(engine);
  const ask = await openApp(db, undefined, { trustProxy: true });
  await send(ask, '/newsletter', publicForms['/newsletter']);
  return { db, ask };
}

async function tokenOf(db: Db, purpose: LinkPurpose): Promise<string> {
  const [subscriber] = await listSubscribers(db);
  return createLinkToken(await findMessageSecret(db), purpose, subscriber?.id ?? '');
}
