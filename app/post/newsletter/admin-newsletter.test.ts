import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { follow, openPage, press } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createArticle } from '#test/factories.ts';
import { createNewsletter, createOutgoingMail, createSubscriber } from '#test/message-factories.ts';
import { openApp, type Setup } from '#test/open-app.ts';
import { askAsAdmin, createSigningIn, formPost } from '#test/sign-in-admin.ts';
import { findNewsletter } from './newsletters.server.ts';
import { countSubscribers } from './subscribers.server.ts';

const path = '/admin/newsletter';
const subscribers = `${path}/abonnenten`;
const mail = {
  to: 'office@verein.example',
  from: 'site@verein.example',
  origin: 'https://verein.example',
  keepDays: 365,
  smtpUrl: 'smtp://127.0.0.1:9',
};

onEnginesOfRun((engine) => {
  test('stores a draft once if it is sent twice, and rejects outdated changes and removals', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    const recordId = randomUUID();
    const typed = { intent: 'save', recordId, version: 'none', subject: 'März', body: '# Hallo' };
    for (let times = 0; times < 2; times++) {
      const answer = await ask(`${path}/neu`, formPost(typed));
      expect(answer.headers.get('Location')).toBe(
        `${path}/${recordId}?meldung=newsletter-gespeichert`,
      );
    }
    const stored = await findNewsletter(db, recordId);
    expect(stored).toMatchObject({ subject: 'März', body: '# Hallo', writtenBy: 'max' });
    const version = stored?.writtenAt ?? '';
    const changed = { intent: 'save', version, subject: 'April', body: '# Hallo' };
    expect((await ask(`${path}/${recordId}`, formPost(changed))).status).toBe(303);
    const stale = await ask(
      `${path}/${recordId}`,
      formPost({ ...changed, version, subject: 'Mai' }),
    );
    expect(stale.status).toBe(409);
    const html = (await stale.text()).replaceAll('<!-- -->', '');
    expect(html).toContain('inzwischen max geändert');
    expect(html).toMatch(/name="subject"[^>]*value="Mai"/);
    expect((await findNewsletter(db, recordId))?.subject).toBe('April');
    const remove = (seen: string) =>
      ask(`${path}/${recordId}`, formPost({ intent: 'remove', version: seen }));
    expect((await remove(version)).status).toBe(409);
    const removed = await remove((await findNewsletter(db, recordId))?.writtenAt ?? '');
    expect(removed.headers.get('Location')).toBe(`${path}?meldung=newsletter-geloescht`);
    expect((await ask(`${path}/${recordId}`)).status).toBe(404);
  });

  test('rejects a new draft whose id is not a UUID', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    const typed = { intent: 'save', version: 'none', subject: 'März', body: 'Hallo' };
    for (const id of ['a', 'a\r\nBcc: x@x.example', 'x'.repeat(3000)])
      expect((await ask(`${path}/${encodeURIComponent(id)}`, formPost(typed))).status).toBe(404);
    expect(await db.selectFrom('newsletter').selectAll().execute()).toEqual([]);
  });

  test('sends the newsletter once to every confirmed subscriber and shows the progress', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    for (let count = 0; count < 3; count++) await createSubscriber(db);
    await createSubscriber(db, { confirmedAt: null });
    const { id, writtenAt: version } = await createNewsletter(db);
    expect(await (await ask(`${path}/${id}`)).text()).toContain('An 3 Personen senden');
    const send = () => ask(`${path}/${id}`, formPost({ intent: 'send', version }));
    const answers = await Promise.all([send(), send()]);
    const words = answers.map((answer) => answer.headers.get('Location')?.split('=')[1]).sort();
    expect(words).toEqual(['newsletter-schon-unterwegs', 'newsletter-unterwegs']);
    expect(await db.selectFrom('outgoingMail').selectAll().execute()).toHaveLength(3);
    const page = await (await ask(`${path}/${id}?meldung=newsletter-schon-unterwegs`)).text();
    expect(page).toContain('Dieser Newsletter wurde schon verschickt. So weit ist er:');
    expect(page).toMatch(/0(?:<!-- -->)? von (?:<!-- -->)?3(?:<!-- -->)? verschickt/);
    for (const intent of ['save', 'remove'])
      expect(
        (await ask(`${path}/${id}`, formPost({ intent, version, subject: 'x', body: 'y' }))).status,
      ).toBe(409);
    expect((await findNewsletter(db, id))?.body).toBe('Ein Absatz.');
  });

  test('an admin can resend failed mails, only to subscribers without the newsletter', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    const { id } = await createNewsletter(db, {
      queuedAt: '2026-02-01T08:00:00.000Z',
      recipients: 2,
    });
    for (const state of ['sent', 'undelivered'] as const) {
      const { id: subscriberId } = await createSubscriber(db);
      await createOutgoingMail(db, { kind: 'newsletter', newsletterId: id, subscriberId, state });
    }
    const page = (await (await ask(`${path}/${id}`)).text()).replaceAll('<!-- -->', '');
    expect(page).toContain('Noch einmal an 1 Person senden');
    for (let times = 0; times < 2; times++) {
      const answer = await ask(`${path}/${id}`, formPost({ intent: 'resend' }));
      expect(answer.headers.get('Location')).toBe(
        `${path}/${id}?meldung=newsletter-noch-einmal-unterwegs`,
      );
    }
    expect((await findNewsletter(db, id))?.progress).toEqual({
      recipients: 2,
      sent: 1,
      waiting: 1,
      undelivered: 0,
    });
    expect(await (await ask(`${path}/${id}`)).text()).not.toContain('Noch einmal an');
  });

  test('sends a test newsletter only to the address of the admin', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    await createSubscriber(db);
    const { id, writtenAt: version } = await createNewsletter(db);
    const answer = await ask(`${path}/${id}`, formPost({ intent: 'test', version }));
    expect(answer.headers.get('Location')).toBe(`${path}/${id}?meldung=newsletter-test`);
    expect(await db.selectFrom('outgoingMail').select(['kind', 'recipient']).execute()).toEqual([
      { kind: 'test', recipient: 'max@verein.example' },
    ]);
    expect((await findNewsletter(db, id))?.progress).toBeNull();
  });

  test('an admin sees all subscribers, sends a confirmation mail and deletes a subscriber', async () => {
    const db = await freshDatabase(engine);
    const ask = await signedIn(db);
    await createSubscriber(db, { email: 'da@verein.example' });
    const aside = await createSubscriber(db, {
      email: 'aside@verein.example',
      confirmedAt: null,
      mails: 0,
      suspicions: '["honeypot"]',
    });
    const html = await (await ask(subscribers)).text();
    for (const text of ['da@verein.example', 'aside@verein.example', 'Programme sehen'])
      expect(html).toContain(text);
    const asked = await ask(`${subscribers}/${aside.id}`, formPost({ intent: 'ask' }));
    expect(asked.headers.get('Location')).toBe(`${subscribers}?meldung=abonnent-gefragt`);
    expect(await db.selectFrom('outgoingMail').select('subscriberId').execute()).toEqual([
      { subscriberId: aside.id },
    ]);
    for (let times = 0; times < 2; times++) {
      const removed = await ask(`${subscribers}/${aside.id}`, formPost({ intent: 'remove' }));
      expect(removed.headers.get('Location')).toBe(`${subscribers}?meldung=abonnent-entfernt`);
    }
    for (const method of ['GET', 'POST'])
      expect(
        (
          await ask(
            `${subscribers}/${aside.id}`,
            method === 'GET' ? {} : formPost({ intent: 'ask' }),
          )
        ).status,
      ).toBe(404);
    expect(await (await ask(subscribers)).text()).not.toContain('aside@verein.example');
  });
});

test('an admin saves, tests and sends a newsletter; the page shows when sending has finished', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  for (let count = 0; count < 3; count++) await createSubscriber(db);
  const typed = { subject: 'Derby', body: 'Kommt **alle**! <script>x</script>' };
  const written = await press(ask, await openPage(ask, `${path}/neu`), 'Speichern', typed);
  expect(written.says).toEqual(['Entwurf gespeichert!']);
  expect(written.$('main strong').text()).toBe('alle');
  const tested = await press(ask, written, 'Test an mich');
  expect(tested.says).toEqual(['Der Test ist unterwegs an deine Adresse!']);
  expect(tested.text).toContain('Newsletter jetzt an 3 Personen senden?');
  const sent = await press(ask, tested, 'Ja, an 3 Personen senden');
  expect(sent.says).toEqual(['Der Newsletter ist unterwegs!']);
  await db.updateTable('outgoingMail').set({ state: 'sent' }).execute();
  const done = await openPage(ask, sent.path);
  expect(done.text).toMatch(/3 von 3 verschickt.*Der Versand ist abgeschlossen\./);
  expect(done.text).not.toContain('Speichern');
});

test('an admin finds and deletes an address; the CSV export then lacks the address', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  for (let count = 0; count < 9; count++) await createSubscriber(db);
  await createSubscriber(db, { email: 'weg@verein.example' });
  const found = await openPage(ask, `${subscribers}?suche=weg`);
  const open = await follow(ask, found, /weg@verein\.example/);
  const removed = await press(ask, open, 'Ja, löschen');
  expect(removed.says).toEqual(['Adresse gelöscht!']);
  const file = removed
    .$('main a')
    .filter((_, one) => removed.$(one).text() === 'Bestätigte als CSV');
  const csv = await (await ask(file.attr('href') ?? '')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 9);
  expect(csv).not.toContain('weg@verein.example');
});

test('shows that waiting addresses get no mail if mail is not configured', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await askAsAdmin(await openApp(db), db);
  const { id } = await createSubscriber(db, { confirmedAt: null, mails: 0 });
  for (const address of [subscribers, `${subscribers}/${id}`])
    expect(await (await ask(address)).text()).toContain('bekommt keine Bestätigungsmail');
  const asked = await ask(`${subscribers}/${id}`, formPost({ intent: 'ask' }));
  expect(asked.headers.get('Location')).toBe(`${subscribers}?meldung=abonnent-wartet`);
});

test('without confirmation mails, the club confirms sign-ups by hand', async () => {
  for (const setup of [
    {},
    { mail: { ...mail, smtpUrl: undefined, forwardUrl: 'http://a.example' } },
  ]) {
    const db = await freshDatabase('sqlite');
    const ask = await openApp(db, undefined, setup);
    const thanked = await ask('/newsletter', formPost({ email: 'fan@verein.example' }));
    expect(thanked.headers.get('Location')).toBe('/danke/vormerkung');
    const page = await (await ask('/danke/vormerkung')).text();
    expect(page).toContain('Wir bestätigen deine Anmeldung von Hand.');
    const asMax = await askAsAdmin(ask, db);
    const { id } = await db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
    const details = await (await asMax(`${subscribers}/${id}`)).text();
    expect(details).toContain('Was nach 30 Tagen nicht bestätigt ist, wird gelöscht.');
    expect(details).toContain('Von Hand bestätigen');
    const confirmed = await asMax(`${subscribers}/${id}`, formPost({ intent: 'confirm' }));
    expect(confirmed.headers.get('Location')).toBe(`${subscribers}?meldung=abonnent-bestaetigt`);
    expect(await countSubscribers(db)).toBe(1);
    expect(await db.selectFrom('outgoingMail').select('id').execute()).toEqual([]);
  }
});

test('with confirmation mails, only the owner of the address can confirm', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openApp(db, undefined, { mail });
  const thanked = await ask('/newsletter', formPost({ email: 'fan@verein.example' }));
  expect(thanked.headers.get('Location')).toBe('/danke/anmeldung');
  const asMax = await askAsAdmin(ask, db);
  const { id } = await db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
  expect(await (await asMax(`${subscribers}/${id}`)).text()).not.toContain('Von Hand bestätigen');
  expect((await asMax(`${subscribers}/${id}`, formPost({ intent: 'confirm' }))).status).toBe(400);
  expect(await countSubscribers(db)).toBe(0);
});

test('the CSV export contains only confirmed addresses and no formula that a spreadsheet runs', async () => {
  const db = await freshDatabase('sqlite');
  const now = () => new Date('2026-03-01T08:00:00Z');
  const max = await createSigningIn(db);
  const ask = await askAsAdmin(await openApp(db, now, { mail }), db, { admin: max, now: now() });
  await createSubscriber(db, { email: '=1+1@verein.example' });
  await createSubscriber(db, { email: 'anna@verein.example' });
  await createSubscriber(db, { email: 'offen@verein.example', confirmedAt: null });
  const answer = await ask(`${subscribers}.csv`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="newsletter-2026-03-01.csv"',
    'cache-control': 'no-store',
  });
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(
    "\uFEFFE-Mail;Bestätigt am\r\n'=1+1@verein.example;2026-01-01\r\nanna@verein.example;2026-01-01\r\n",
  );
});

test('the preview shows the draft like the mail, sanitised, and stores nothing', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  const typed = {
    intent: 'preview',
    recordId: randomUUID(),
    version: 'none',
    subject: 'Vor "dem" Spiel',
    body: '# Hallo\n\n<script>alert(1)</script>\n\nHier <a href="javascript:alert(2)">x</a> **fett** [Spiele](/spiele)',
  };
  const answer = await ask(`${path}/neu`, formPost(typed));
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<strong>fett</strong>');
  expect(html).toContain('href="https://verein.example/spiele"');
  expect(html).toContain('steht hier der Link zum Abmelden');
  expect(html).not.toMatch(/<script>alert|href="javascript/);
  expect(html).toMatch(/name="subject"[^>]*value="Vor &quot;dem&quot; Spiel"/);
  expect(html).toContain(typed.recordId);
  expect(await findNewsletter(db, typed.recordId)).toBeUndefined();
});

test('shows each error at its field and keeps the typed text', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  const typed = { intent: 'save', version: 'none', subject: ' ', body: 'Getippt' };
  const blank = await ask(`${path}/neu`, formPost(typed));
  const html = await blank.text();
  expect(blank.status).toBe(422);
  expect(html).toContain('Bitte gib einen Betreff ein.');
  expect(html).toMatch(/<textarea[^>]*>\s*Getippt<\/textarea>/);
  const long = await ask(
    `${path}/neu`,
    formPost({ ...typed, subject: 'x', body: '€'.repeat(20_001) }),
  );
  expect(long.status).toBe(422);
  expect(await long.text()).toContain('Das sind mehr als 20000 Zeichen.');
  const longest = { ...typed, subject: 'x', body: '€ '.repeat(10_000) };
  expect((await ask(`${path}/neu`, formPost(longest))).status).toBe(303);
});

test('a new newsletter contains the title, text and link of a chosen article', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  await createArticle(db, {
    slug: 'sieg',
    title: 'Sieg!',
    content: '<h2>Derby</h2><p>Gewonnen.</p>',
  });
  const html = await (await ask(`${path}/neu?artikel=sieg`)).text();
  expect(html).toMatch(/name="subject"[^>]*value="Sieg!"/);
  expect(html).toContain('## Derby\n\nGewonnen.\n\n[Auf der Website lesen]');
  expect(html).toContain('(/news/sieg)');
  expect((await ask(`${path}/neu?artikel=gibt-es-nicht`)).status).toBe(200);
});

test('sends nothing without a mail server, without subscribers, or with an outdated version', async () => {
  const db = await freshDatabase('sqlite');
  const max = await createSigningIn(db);
  const as = async (setup: Setup) =>
    askAsAdmin(await openApp(db, undefined, setup), db, { admin: max });
  const { id, writtenAt: version } = await createNewsletter(db);
  const send = { intent: 'send', version };
  const { smtpUrl: _, ...unset } = mail;
  const forwarding = { ...unset, forwardUrl: 'https://formulare.example/x' };
  for (const setup of [{}, { mail: unset }, { mail: forwarding }]) {
    const ask = await as(setup);
    const page = await (await ask(`${path}/${id}`)).text();
    expect(page).toContain('Es ist kein E-Mail-Versand eingerichtet: ');
    expect(page).not.toContain('Test an mich');
    for (const intent of ['send', 'test'])
      expect((await ask(`${path}/${id}`, formPost({ ...send, intent }))).status).toBe(409);
  }
  const ask = await as({ mail });
  expect((await ask(`${path}/${id}`, formPost(send))).status).toBe(409);
  await createSubscriber(db);
  for (const intent of ['send', 'test']) {
    const other = formPost({ intent, version: '2020-01-01T00:00:00.000Z' });
    expect((await ask(`${path}/${id}`, other)).status).toBe(409);
  }
  expect(await db.selectFrom('outgoingMail').selectAll().execute()).toEqual([]);
});

test('the list marks drafts, sent newsletters and failed mails', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await signedIn(db);
  await createNewsletter(db, { subject: 'Ein Entwurf' });
  const sent = await createNewsletter(db, {
    subject: 'Verschickt',
    queuedAt: '2026-02-01T08:00:00.000Z',
    recipients: 5,
  });
  for (const state of ['waiting', 'undelivered'] as const) {
    const { id: subscriberId } = await createSubscriber(db);
    await createOutgoingMail(db, {
      kind: 'newsletter',
      newsletterId: sent.id,
      subscriberId,
      state,
    });
  }
  const html = await (await ask(path)).text();
  expect(html).toMatch(/>max, Do\., 01\.01\.2026<.*>Entwurf</);
  expect(html).toContain(
    'Verschickt So., 01.02.2026, unterwegs, 1 von 5 warten, 1 nicht zugestellt',
  );
});

test('the preview shows no empty or undefined sender', async () => {
  const db = await freshDatabase('sqlite');
  const { id } = await createNewsletter(db);
  const ask = await askAsAdmin(await openApp(db), db);
  const { text } = await openPage(ask, `${path}/${id}`);
  expect(text).not.toMatch(/<(undefined)?>/);
});

async function signedIn(db: Db) {
  return askAsAdmin(await openApp(db, undefined, { mail }), db);
}
