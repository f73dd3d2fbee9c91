import { expect, onTestFinished, test } from 'vitest';
import { removeAdmin } from '#platform/sign-in/accounts.server.ts';
import { findGrants, setGrants } from '#platform/sign-in/grants.server.ts';
import { openPage, press } from '#test/admin/form-page.ts';
import {
  administration,
  asJoined,
  editorial,
  invite,
  joinForm,
  listAccessEntries,
  openPeople,
  ownPassword,
  people,
  readAnswer,
  sendInvitation,
  smtp,
  urlencodedPost,
} from '#test/admin/people-tools.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createAccessEntry, createProtocolEntry, createTeam } from '#test/factories.ts';
import { serveApp } from '#test/open-app.ts';
import {
  asBrowser,
  createSigningIn,
  formPost,
  signInDirectly,
  testPassword,
} from '#test/sign-in-admin.ts';

const gone = 'Diese Einladung gilt nicht mehr.';

onEnginesOfRun((engine) => {
  test('an invited person chooses a username and password and gets the invited roles', async () => {
    const { db, ask, asMax } = await openPeople(engine);
    const link = await sendInvitation(asMax);
    const asEva = asBrowser(ask);
    const page = await openPage(asEva, link);
    expect(page.text).toContain('Deine AufgabenRedaktion');
    expect(page.text).toContain('eva@verein.example');
    const typed = { username: ' EVA ', password: ownPassword };
    const joined = await press(asEva, page, 'Einladung annehmen', typed);
    expect([joined.path, joined.status]).toEqual(['/admin', 200]);
    expect(await findGrants(db, 'eva')).toEqual([editorial]);
    expect((await asEva('/admin/neuigkeiten')).status).toBe(200);
    for (const path of [people, invite, '/admin/spieler', '/admin/kontakt'])
      expect([path, (await asEva(path)).status]).toEqual([path, 403]);
    expect(await listAccessEntries(db)).toEqual([
      ['invitation', 'max', null, 'eva@verein.example, Redaktion'],
      ['joined', 'eva', null, 'Redaktion'],
    ]);
    const again = await ask('/login', formPost({ username: 'eva', password: ownPassword }));
    expect(again.status).toBe(303);
  });

  test('a link works once, even for two visitors at one moment', async () => {
    const { db, ask, asMax } = await openPeople(engine);
    const link = await sendInvitation(asMax);
    const answers = await Promise.all([ask(link, joinForm('eva')), ask(link, joinForm('evi'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    expect(await db.selectFrom('admin').selectAll().execute()).toHaveLength(2);
    expect(await db.selectFrom('user').selectAll().execute()).toHaveLength(2);
    for (const answer of [await ask(link), await ask(link, joinForm('ida'))])
      expect(await readAnswer(answer)).toMatchObject({
        status: 404,
        text: expect.stringContaining(gone),
      });
  });

  test('a link expires after seven days and when the invitation is withdrawn or replaced', async () => {
    const { db, ask, asMax, later } = await openPeople(engine);
    const replaced = await sendInvitation(asMax);
    const withdrawn = await sendInvitation(asMax, { email: 'EVA@verein.example', role: 'sport' });
    expect((await ask(replaced)).status).toBe(404);
    const list = await readAnswer(await asMax(people));
    expect(list.text).toContain('Von max, gilt bis So., 08.03.2026, 09:00 Uhr');
    const [id = ''] = list.invitations;
    const withdraw = () => asMax(people, formPost({ intent: 'withdraw', id }));
    expect((await withdraw()).status).toBe(303);
    // Perhaps the invitation was accepted, so the page does not confirm a second withdrawal.
    const again = await withdraw();
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining('Sie ist angenommen, zurückgezogen oder vorbei.'),
    ]);
    expect((await ask(withdrawn, joinForm())).status).toBe(404);
    expect(await listAccessEntries(db)).toContainEqual([
      'invitation-withdrawn',
      'max',
      null,
      'eva@verein.example',
    ]);
    const old = await sendInvitation(asMax);
    later(7 * 24 * 60 - 1);
    expect((await ask(old)).status).toBe(200);
    later(1);
    expect((await ask(old)).status).toBe(404);
    expect((await ask(old, joinForm())).status).toBe(404);
    expect(await db.selectFrom('admin').selectAll().execute()).toHaveLength(1);
  });

  test('an invitation becomes invalid when its sender is no longer an administrator', async () => {
    const { db, ask, signedIn } = await openPeople(engine);
    const ida = await sendInvitation(await signedIn('ida', [administration]));
    expect((await ask(ida)).status).toBe(200);
    await removeAdmin(db, { username: 'ida', email: 'ida@verein.example' });
    const asUdo = await signedIn('udo', [administration]);
    const udo = await sendInvitation(asUdo, { email: 'uta@verein.example', role: 'sport' });
    expect((await ask(udo)).status).toBe(200);
    await setGrants(db, 'udo', [editorial]);
    for (const link of [ida, udo]) {
      expect((await ask(link)).status).toBe(404);
      expect((await ask(link, joinForm())).status).toBe(404);
    }
    expect(await db.selectFrom('admin').select('username').execute()).not.toContainEqual({
      username: 'eva',
    });
  });

  test('an invitation loses a deleted team and ends with its last team', async () => {
    const { db, ask, asMax } = await openPeople(engine);
    const [u14, u16] = [await createTeam(db), await createTeam(db)];
    const both = await sendInvitation(asMax, {
      ...{ email: 'eva@verein.example', role: 'sport' },
      ...{ scope: 'team', team: [u14.id, u16.id] },
    });
    const one = await sendInvitation(asMax, {
      ...{ email: 'ida@verein.example', role: 'sport' },
      ...{ scope: 'team', team: u14.id },
    });
    await db.deleteFrom('team').where('id', '=', u14.id).execute();
    expect((await ask(one)).status).toBe(404);
    expect((await ask(one, joinForm('ida'))).status).toBe(404);
    asJoined(ask, await ask(both, joinForm()));
    expect(await findGrants(db, 'eva')).toEqual([{ role: 'sport', scope: 'team', teamId: u16.id }]);
  });

  test('rejects a taken or invalid username or password, and the link still works', async () => {
    const { db, ask, asMax } = await openPeople(engine);
    const link = await sendInvitation(asMax);
    await createAccessEntry(db, { username: 'frueher' });
    await createProtocolEntry(db, { username: 'ehemals' });
    for (const name of ['max', 'MAX', 'frueher', 'ehemals', 'einladen'])
      expect([name, await readAnswer(await ask(link, joinForm(name)))]).toMatchObject([
        name,
        { status: 422, text: expect.stringContaining('Diesen Benutzernamen gibt es schon.') },
      ]);
    const long = 'x'.repeat(90_000);
    for (const fields of [
      {},
      ...['', '\0', 'e\0va', '<b>eva</b>', "' or 1=1--", long, '\u202eeva'].map((username) => ({
        ...{ username, password: ownPassword },
      })),
      ...['', '\0', `${ownPassword}\0`, long, 'kurz', 'eva eva eva eva eva'].map((password) => ({
        ...{ username: 'eva', password },
      })),
    ]) {
      const answer = await ask(link, formPost(fields as Record<string, string>));
      expect([JSON.stringify(fields).slice(0, 60), answer.status]).toEqual([
        JSON.stringify(fields).slice(0, 60),
        422,
      ]);
      expect(await answer.text()).not.toContain(ownPassword);
    }
    const twice = urlencodedPost({ username: ['eva', 'max'], password: [ownPassword, 'x'] });
    asJoined(ask, await ask(link, twice));
  });

  test('ignores roles that a visitor adds to the form', async () => {
    const { db, ask, asMax } = await openPeople(engine);
    const link = await sendInvitation(asMax);
    const fields = { username: 'eva', password: ownPassword, role: 'administration' };
    asJoined(ask, await ask(link, formPost({ ...fields, grants: '[]', by: 'max', scope: 'club' })));
    expect(await findGrants(db, 'eva')).toEqual([editorial]);
  });

  test('a known address or a signed-in admin gets no second account', async () => {
    const { db, ask, asMax } = await openPeople(engine);
    const known = await asMax(invite, formPost({ email: ' MAX@verein.example', role: 'sport' }));
    expect(await readAnswer(known)).toMatchObject({
      status: 422,
      text: expect.stringContaining('Mit dieser Adresse gibt es schon einen Zugang.'),
    });
    const link = await sendInvitation(asMax);
    for (const answer of [await asMax(link), await asMax(link, joinForm())])
      expect((await readAnswer(answer)).text).toContain('Du bist hier schon angemeldet.');
    await createSigningIn(db, 'evi', 'eva@verein.example');
    expect(await readAnswer(await ask(link, joinForm()))).toMatchObject({
      status: 409,
      text: expect.stringContaining('Mit der Adresse dieser Einladung gibt es schon einen Zugang.'),
    });
    expect(await findGrants(db, 'eva')).toEqual([]);
  });

  test('refuses a new invitation while twenty invitations are open', async () => {
    const { db, asMax } = await openPeople(engine);
    const email = (number: number) => `p${number}@verein.example`;
    for (let number = 0; number < 20; number++)
      await sendInvitation(asMax, { email: email(number), role: 'sport' });
    const refused = await asMax(invite, formPost({ email: email(20), role: 'sport' }));
    expect(await readAnswer(refused)).toMatchObject({
      status: 409,
      text: expect.stringContaining('Es sind schon 20 Einladungen offen.'),
    });
    await sendInvitation(asMax, { email: email(3), role: 'editorial' });
    expect(await db.selectFrom('oneTimeLink').selectAll().execute()).toHaveLength(20);
  });

  test('mails the link, and an administrator can replace it with another one', async () => {
    const { db, ask, asMax } = await openPeople(engine, smtp);
    const answer = await asMax(
      invite,
      formPost({ email: 'eva@verein.example', role: 'editorial' }),
    );
    expect(answer.headers.get('Location')).toBe(`${people}?meldung=einladung-unterwegs`);
    const [mail] = await db.selectFrom('outgoingMail').selectAll().execute();
    const list = await readAnswer(await asMax(people));
    const [id = ''] = list.invitations;
    expect(mail).toMatchObject({
      ...{ kind: 'account', recipient: 'eva@verein.example' },
      accountLetter: JSON.stringify({ what: 'invitation', linkId: id }),
    });
    const shown = await readAnswer(await asMax(people, formPost({ intent: 'show', id })));
    expect(shown).toMatchObject({ status: 200, link: expect.stringMatching(/^\/einladung\//) });
    const again = await asMax(people, formPost({ intent: 'show', id }));
    expect(again.status).toBe(409);
    asJoined(ask, await ask(shown.link as string, joinForm()));
  });

  test('stores no token, and keeps the page out of caches and search engines', async () => {
    const { db, ask, asMax } = await openPeople(engine);
    const link = await sendInvitation(asMax);
    const token = link.slice('/einladung/'.length);
    for (const table of ['oneTimeLink', 'accessEntry', 'protocolEntry', 'outgoingMail'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(token);
    for (const path of [link, `${link}.data`, `/einladung/${'a'.repeat(43)}`, '/einladung/%00'])
      for (const init of [{}, formPost({})]) {
        const { headers } = await ask(path, init);
        expect([path, headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
          path,
          'no-store',
          'same-origin',
        ]);
      }
    expect(await (await ask(link)).text()).toContain('content="noindex"');
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
      await ask(link, { method, headers: { Origin: 'http://localhost' } });
    expect((await ask(link)).status).toBe(200);
  });
});

test('a visitor who tries many unknown links has to wait', async () => {
  const { ask, asMax } = await openPeople('sqlite');
  const link = await sendInvitation(asMax);
  const wrong = `/einladung/${'a'.repeat(43)}`;
  for (let time = 0; time < 5; time++) expect((await ask(wrong, joinForm())).status).toBe(404);
  const answer = await ask(wrong, joinForm());
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '600']);
  expect((await readAnswer(answer)).text).toContain('Gerade kommt zu viel herein.');
  asJoined(ask, await ask(link, joinForm()));
});

test('the server log does not contain the token of an invitation', async () => {
  const db = await freshDatabase('sqlite');
  const lines: string[] = [];
  const site = await serveApp(db, { onLog: (line) => lines.push(line) });
  onTestFinished(site.stop);
  const admin = await createSigningIn(db);
  const headers = { Cookie: await signInDirectly(db, admin), Origin: site.origin };
  const body = new URLSearchParams({ email: 'eva@verein.example', role: 'sport' });
  const invited = await fetch(site.origin + invite, { method: 'POST', headers, body });
  const link = /\/einladung\/([\w-]{43})/.exec(await invited.text());
  const [path = '', token = ''] = link ?? [];
  expect(token).toHaveLength(43);
  for (const form of [path, `${path}.data`]) await (await fetch(site.origin + form)).text();
  const joined = await fetch(site.origin + path, {
    ...{ method: 'POST', redirect: 'manual', headers: { Origin: site.origin } },
    body: new URLSearchParams({ username: 'eva', password: testPassword }),
  });
  expect(joined.status).toBe(303);
  await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(4);
  expect(lines.join('')).not.toContain(token);
});
