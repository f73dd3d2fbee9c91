import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { findUserId } from '#platform/sign-in/accounts.server.ts';
import { setSecondFactorCompulsory } from '#platform/sign-in/second-factor.server.ts';
import { createStartToken } from '#platform/sign-in/start-link.server.ts';
import { accountMailSetup, newestToken } from '#test/account-mails.ts';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { type Ask, built, openApp } from '#test/open-app.ts';
import {
  createSigningIn,
  formPost,
  signInDirectly,
  testPassword,
  withCookie,
} from '#test/sign-in-admin.ts';

const { rights }: typeof import('#server/app.ts') = await built('app');
const begun = new Date('2026-03-01T08:00:00Z');
const factorPath = '/admin/profil/zweiter-faktor';
const better = 'Sieben rote Dächer im Nebel';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

onEnginesOfRun((engine) => {
  test('another password, a removal or a lost factor ends all sessions and pending sign-ins', async () => {
    const ways: [name: string, work: (site: Site) => Promise<number>][] = [
      [
        'a change of the password',
        async ({ asMax }) => {
          const fields = { currentPassword: testPassword, password: better };
          return (await asMax('/admin/profil/passwort', formPost(fields))).status;
        },
      ],
      [
        'a link for another one',
        async ({ db, ask, clock }) => {
          await ask('/passwort-vergessen', formPost({ who: 'max' }));
          const token = await newestToken(db, 'password', clock.now);
          return (await ask(`/passwort/${token}`, formPost({ password: better }))).status;
        },
      ],
      ['a removal', (site) => byEva(site, { intent: 'remove', sure: 'on' })],
      ['a factor that is taken away', (site) => byEva(site, { intent: 'second-factor' })],
      ['the end of the sessions', (site) => byEva(site, { intent: 'sessions' })],
    ];
    for (const [name, work] of ways) {
      const site = await openSite(engine);
      const { db, ask, asMax, cookie, max, clock } = site;
      const asOther = withCookie(ask, await signInDirectly(db, max, clock.now));
      await setFactor(db);
      const half = cookiesOf(
        await ask('/login', formPost({ username: 'max', password: testPassword })),
      );
      expect([name, half]).toEqual([name, expect.stringContaining('half-sign-in')]);
      expect([name, (await asOther('/admin')).status]).toEqual([name, 200]);
      expect([name, await work(site)]).toEqual([name, 303]);
      for (const asked of [asMax, asOther])
        for (const path of [
          '/admin',
          '/admin.data',
          '/admin/profil',
          '/login?zu=/admin&nachweis=1',
        ]) {
          const text = await (await asked(path)).text();
          expect([name, path, text.includes('max@verein.example')]).toEqual([name, path, false]);
        }
      expect([name, (await asMax('/admin')).status]).toEqual([name, 303]);
      expect([name, (await asOther('/admin')).status]).toEqual([name, 303]);
      clock.now = new Date(clock.now.getTime() + 60_000);
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: clock.now.getTime(),
      });
      const answer = await withCookie(ask, half)('/login', formPost({ code }));
      // Ending the sessions does not stop a sign-in that waits for its code.
      const isLetIn = name === 'the end of the sessions';
      expect([name, answer.status]).toEqual([name, isLetIn ? 303 : 403]);
      expect(cookie).not.toBe('');
    }
  });

  test('an odd mail address can add neither recipients nor mail headers', async () => {
    const { db, ask, asMax } = await openSite(engine);
    let unclaimed = await openUnclaimed(engine);
    const ends = ['\r\n', '\n', '\r', '\0', '\u0001', '\u007f', '\u0085', '\u2028'];
    const odd = ends.flatMap((end) => [
      `neu${end}@verein.example`,
      `neu@verein.example${end}Bcc: alle@verein.example`,
      `neu@verein.example,${end}alle@verein.example`,
      `neu <neu@verein.example>${end}x`,
    ]);
    // The form drops some characters, so an odd text can become a valid address.
    const clean = ['neu@verein.example', 'verein@oberdorf.example', 'anna@oberdorf.example'];
    for (const email of odd) {
      const invited = formPost({ email, role: 'editorial' });
      const answers = [
        await asMax('/admin/personen/einladen', invited),
        await asMax('/admin/profil/e-mail', formPost({ email })),
        await ask('/passwort-vergessen', formPost({ who: email }, from('203.0.113.9'))),
      ];
      for (const field of ['email', 'clubEmail']) {
        const fields = { ...founding, [field]: email };
        const answer = await unclaimed.ask(unclaimed.path, formPost(fields));
        answers.push(answer);
        if (answer.status !== 303) continue;
        const admin = await unclaimed.db.selectFrom('admin').select('email').executeTakeFirst();
        expect([email, clean.includes(admin?.email ?? '')]).toEqual([email, true]);
        const details = await unclaimed.db.selectFrom('clubDetails').select('email').execute();
        expect([email, clean.includes(details[0]?.email ?? '')]).toEqual([email, true]);
        unclaimed = await openUnclaimed(engine);
      }
      for (const [place, { status }] of answers.entries())
        expect([place, email, [303, 422, 429].includes(status)]).toEqual([place, email, true]);
    }
    const mails = await db.selectFrom('outgoingMail').select('recipient').distinct().execute();
    for (const { recipient } of mails)
      expect([recipient, [...clean, 'niemand@localhost'].includes(recipient ?? '')]).toEqual([
        recipient,
        true,
      ]);
  });
});

test('an old session without reauthentication changes nothing, by any method or spelling', async () => {
  const { db, ask, asMax, clock } = await openSite('sqlite');
  await createSigningIn(db, 'eva');
  clock.now = new Date(begun.getTime() + 15 * 60_000);
  const guarded: [path: string, fields: Record<string, string>][] = [
    ['/admin/personen', { intent: 'rule', value: 'on' }],
    ['/admin/personen/einladen', { email: 'neu@verein.example', role: 'administration' }],
    ['/admin/personen/eva', { intent: 'password' }],
    ['/admin/personen/eva', { intent: 'remove', sure: 'on' }],
    ['/admin/profil', { session: 'others' }],
    ['/admin/profil/e-mail', { email: 'neu@verein.example' }],
    [factorPath, { intent: 'begin' }],
    ['/admin/profil/passkeys', { intent: 'begin' }],
    ['/admin/beispielinhalte', { sure: 'on' }],
    ['/admin/newsletter/neu', { intent: 'send' }],
  ];
  const tables = ['admin', 'adminRole', 'user', 'session', 'oneTimeLink', 'outgoingMail'] as const;
  const stored = async () => {
    const rows = [];
    for (const table of [...tables, 'accessEntry', 'passkey', 'protocolEntry'] as const)
      rows.push(await db.selectFrom(table).selectAll().execute());
    // These times can change with each request, so the comparison ignores them.
    return JSON.stringify(rows, (key, value) =>
      ['updatedAt', 'expiresAt'].includes(key) ? '' : value,
    );
  };
  await asMax('/admin');
  const before = await stored();
  for (const [path, fields] of guarded)
    for (const written of [
      path,
      `${path}/`,
      `${path}?index`,
      path.replace('/admin', '/ADMIN'),
      `${path}?nachweis=1`,
      `${path}.data`,
      `${path}.data?_routes=`,
      `${path}.data?_routes=root`,
      `${path}.data?_routes=back-office/layout/route`,
    ])
      for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
        const isForm = !['GET', 'HEAD'].includes(method);
        const answer = await asMax(written, isForm ? { ...formPost(fields), method } : { method });
        if (method === 'POST') {
          const place = answer.headers.get('Location') ?? (await answer.text());
          expect([written, answer.status, place]).toEqual([
            written,
            expect.toSatisfy((status: number) => [202, 307, 308, 301, 404, 405].includes(status)),
            expect.anything(),
          ]);
        }
        expect([written, method, (await stored()) === before]).toEqual([written, method, true]);
      }
  expect((await ask('/admin')).status).toBe(303);
});

test('without the compulsory second factor, only its setup and the way there answer', async () => {
  const { db, asMax } = await openSite('sqlite');
  await setSecondFactorCompulsory(db, true);
  const open = new Set<string>();
  for (const pattern of Object.keys(rights.addresses)) {
    const path = pattern.replace(/:\w+\??/g, 'nirgends');
    for (const written of [
      path,
      `${path}/`,
      path.replace('/a', '/%61'),
      `${path}.data`,
      `${path}.data?_routes=root`,
    ])
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
        const isForm = !['GET', 'HEAD'].includes(method);
        const answer = await asMax(
          written,
          isForm ? { ...formPost({ intent: 'x' }), method } : { method },
        );
        const text = await answer.text();
        const leads =
          answer.headers.get('Location') === factorPath || text.includes(`"${factorPath}"`);
        const isHeadOfData = method === 'HEAD' && answer.status === 202;
        if (answer.status !== 403 && !isHeadOfData && !(leads && answer.status !== 200))
          open.add(pattern);
      }
  }
  expect([...open].toSorted()).toEqual([
    '/admin/profil',
    '/admin/profil/passkeys',
    '/admin/profil/zweiter-faktor',
  ]);
});

test('many requests from one IP address create only a few database rows', async () => {
  const { db, ask } = await openSite('sqlite');
  const tables = ['oneTimeLink', 'outgoingMail', 'formUse', 'accessEntry', 'failedSignIn'] as const;
  const headers = from('203.0.113.7');
  const attacks: ((number: number) => ReturnType<Ask>)[] = [
    (n) => ask('/passwort-vergessen', formPost({ who: `wer-${n}` }, headers)),
    () => ask('/login', formPost({ passkey: 'begin' }, headers)),
    () => ask('/login', formPost({ passkey: '{"id":"x"}' }, headers)),
    (n) => ask('/login', formPost({ username: `wer-${n}`, password: 'x' }, headers)),
    (n) => ask(`/einladung/${n}`, formPost({ username: 'x', password: 'x' }, headers)),
    (n) => ask(`/start/${n}`, { headers }),
    (n) => ask(`/passwort/${n}`, formPost({ password: better }, headers)),
  ];
  for (const attack of attacks)
    for (let number = 0; number < 50; number++) expect((await attack(number)).status).not.toBe(500);
  const counts = [];
  for (const table of tables)
    counts.push([table, (await db.selectFrom(table).selectAll().execute()).length]);
  expect(Object.fromEntries(counts)).toEqual({
    // Five mails and five passkey challenges.
    ...{ oneTimeLink: 10, outgoingMail: 5, formUse: 22, accessEntry: 1, failedSignIn: 2 },
  });
});

test('a whole network gets no more passkey challenges than one address', async () => {
  const { db, ask } = await openSite('sqlite');
  const statuses = [];
  for (const part of ['1', '2', '3', '4', '5', '6', '7']) {
    const headers = from(`2001:db8:77:${part}::1`);
    statuses.push((await ask('/login', formPost({ passkey: 'begin' }, headers))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await db.selectFrom('oneTimeLink').select('id').execute()).toHaveLength(5);
  const elsewhere = from('2001:db8:78:1::1');
  expect((await ask('/login', formPost({ passkey: 'begin' }, elsewhere))).status).toBe(200);
});

const founding = {
  ...{ name: 'SV Oberdorf', shortName: 'Oberdorf', clubEmail: 'verein@oberdorf.example' },
  ...{ crest: '', pitch: '#c8102e', signal: '#ffffff', league: '', seasonRhythm: 'july' },
  ...{ contents: 'empty', username: 'anna', email: 'anna@oberdorf.example', password: better },
};

/** Opens a site without a club; `path` leads to the setup page. */
async function openUnclaimed(engine: Engine) {
  const db = await freshDatabase(engine);
  const token = (await createStartToken(db, begun)) as string;
  const ask = await openApp(db, () => begun, { mail: accountMailSetup });
  return { db, ask, path: `/start/${token}` };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function openSite(engine: Engine) {
  const db = await freshDatabase(engine);
  const clock = { now: begun };
  const ask = await openApp(db, () => clock.now, { mail: accountMailSetup, trustProxy: true });
  const max = await createSigningIn(db);
  const cookie = await signInDirectly(db, max, clock.now);
  return { db, ask, max, cookie, clock, asMax: withCookie(ask, cookie) };
}

/** Sends a form of max's page as another administrator. */
async function byEva({ db, ask, clock }: Site, fields: Record<string, string>): Promise<number> {
  const asEva = withCookie(
    ask,
    await signInDirectly(db, await createSigningIn(db, 'eva'), clock.now),
  );
  const page = await (await asEva('/admin/personen/max')).text();
  const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return (await asEva('/admin/personen/max', formPost({ version, ...fields }))).status;
}

async function setFactor(db: Db): Promise<void> {
  const id = await findUserId(db, { username: 'max', email: 'max@verein.example' });
  await db
    .updateTable('user')
    .set({ totpSecret: secret, totpStep: 1 })
    .where('id', '=', id as string)
    .execute();
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function from(address: string): HeadersInit {
  return { 'X-Forwarded-For': address };
}
