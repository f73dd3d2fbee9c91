import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { clubDetailsId } from '#app/club/details/find-details.server.ts';
import { receiveMessage } from '#app/post/messages/receive-message.server.ts';
import { unsubscribePath } from '#app/post/newsletter/newsletter-links.ts';
import { freshDatabase } from '#test/database.ts';
import { startMailServer } from '#test/mail-server.ts';
import { createMessage } from '#test/message-factories.ts';
import { openApp, type ServedSetup, serveApp } from '#test/open-app.ts';
import { createSigningIn, formPost, testPassword } from '#test/sign-in-admin.ts';

const mail = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
  keepDays: 90,
};
const submission = {
  message: {
    kind: 'contact',
    name: 'Anna Geheim',
    email: 'anna@geheim.example',
    message: 'Ganz geheim',
  },
  suspicions: [],
  visitor: '203.0.113.7',
} as const;

test('sends the mail of a request at once and renders no page again', async () => {
  const { db, site, server } = await served();
  await (await fetch(site.origin)).text();
  await receiveMessage(db, submission, new Date());
  await wake(site);
  await expect.poll(() => server.received.map(({ recipients }) => recipients)).toEqual([[mail.to]]);
  await (await fetch(site.origin)).text();
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  expect(metrics).toContain('ankick_page_cache_hits_total 1');
});

test('sends mail from the address of the club and only to this address', async () => {
  const { db, site, server } = await served({ mail: { origin: mail.origin, keepDays: 90 } });
  const details = { id: clubDetailsId, name: 'SV Oberdorf', email: 'verein@oberdorf.example' };
  await db.insertInto('clubDetails').values(details).execute();
  const enquiry = { kind: 'sponsor', phone: '', amount: '', supportType: 'other' } as const;
  const message = { ...submission.message, ...enquiry };
  await receiveMessage(db, { ...submission, message }, new Date());
  await wake(site);
  await expect.poll(() => server.received.length).toBe(1);
  expect(server.received[0]).toMatchObject({ from: details.email, recipients: [details.email] });
});

test('keeps a mail waiting until the club enters an address', async () => {
  const { db, site, server } = await served({ mail: { origin: mail.origin, keepDays: 90 } });
  const details = { id: clubDetailsId, email: '' };
  await db.insertInto('clubDetails').values(details).execute();
  await receiveMessage(db, submission, new Date());
  await wake(site);
  await setTimeout(200);
  const { state, tries } = await db
    .selectFrom('outgoingMail')
    .select(['state', 'tries'])
    .executeTakeFirstOrThrow();
  expect({ state, tries }).toEqual({ state: 'waiting', tries: 0 });
  await db.updateTable('clubDetails').set({ email: 'verein@oberdorf.example' }).execute();
  await wake(site);
  await expect.poll(() => server.received.length).toBe(1);
});

test('logs why a mail failed, but not the sender or the recipient', async () => {
  const lines: string[] = [];
  const { db, site, server } = await served({ onLog: (line) => lines.push(line) });
  server.answer = () => 554;
  await receiveMessage(db, submission, new Date());
  await wake(site);
  const told = () => lines.find((line) => line.includes('mail-failed'));
  await expect.poll(told).toBeDefined();
  expect(JSON.parse(told() ?? '')).toEqual({
    level: 'warn',
    time: expect.any(String),
    kind: 'message',
    failure: 'refused',
    tries: 1,
    givenUp: false,
    event: 'mail-failed',
  });
  expect(lines.join('')).not.toMatch(/geheim|203\.0\.113|office@/i);
  const metrics = async () => (await fetch(`${site.origin}/metrics`)).text();
  await expect.poll(metrics).toContain('ankick_mail_waiting 1');
});

test('deletes expired messages when the site starts', async () => {
  const db = await freshDatabase('sqlite');
  await createMessage(db, { receivedAt: '2020-01-01T00:00:00.000Z' });
  const site = await serveApp(db, { mail });
  onTestFinished(() => site.stop());
  await expect.poll(() => db.selectFrom('message').select('id').execute()).toEqual([]);
});

test('the privacy page says after how many days messages are deleted', async () => {
  const smtp = { ...mail, smtpUrl: 'smtp://127.0.0.1:9' };
  const ask = await openApp(await freshDatabase('sqlite'), undefined, { mail: smtp });
  const html = (await (await ask('/privacy')).text()).replaceAll('\u00AD', '');
  expect(html).toContain('Nachrichten aus den Formularen löschen wir nach 90 Tagen');
  expect(html).toContain('was wir als Spam zurückgehalten haben, löschen wir schon nach 30 Tagen');
  expect(html).toContain('die nicht bestätigt wird, löschen wir nach 7 Tagen');
  expect(html).toContain('löschen wir die Datei nach 30 Tagen');
  // Only the text of the page, because styles have braces, too.
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toMatch(/\{\w+\}/);
});

test('the privacy page names all cookies and no data that the site does not store', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db, undefined, { mail, origin: 'https://www.verein.example' });
  const html = (await (await ask('/privacy')).text()).replaceAll('\u00AD', '');
  // Without a mail server, the club confirms sign-ups by hand. Therefore unconfirmed sign-ups are deleted
  // later.
  expect(html).toContain('die nicht bestätigt wird, löschen wir nach 30 Tagen');
  await createSigningIn(db);
  const form = formPost(
    { username: 'max', password: testPassword },
    { Origin: 'https://www.verein.example' },
  );
  const cookies = (await ask('/login', form)).headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(html).toContain(`„${cookie.split('=')[0]}“`);
  expect(await db.selectFrom('session').select(['ipAddress', 'userAgent']).execute()).toEqual([
    { ipAddress: null, userAgent: null },
  ]);
  expect(html).not.toMatch(/Browserkennung/);
});

test('accepts a POST without an origin only at the unsubscribe address', async () => {
  const ask = await openApp(await freshDatabase('sqlite'));
  const method = 'POST';
  expect((await ask('/newsletter', { method })).status).toBe(403);
  expect((await ask(unsubscribePath('abc'), { method })).status).not.toBe(403);
});

/** Sends an empty newsletter form, because the server looks for waiting mail after each form. */
async function wake({ origin }: { origin: string }): Promise<void> {
  const headers = { Origin: origin };
  await fetch(`${origin}/newsletter`, { method: 'POST', headers, body: new FormData() });
}

async function served(setup: ServedSetup = {}) {
  const db = await freshDatabase('sqlite');
  const server = await startMailServer();
  const site = await serveApp(db, {
    ...setup,
    mail: { ...(setup.mail ?? mail), smtpUrl: server.url },
  });
  onTestFinished(async () => {
    await site.stop();
    await server.stop();
  });
  return { db, site, server };
}
