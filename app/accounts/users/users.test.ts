import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { removeRecord } from '#platform/records/save.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { findGrants, setGrants } from '#platform/sign-in/grants.server.ts';
import { isSecondFactorCompulsory } from '#platform/sign-in/second-factor.server.ts';
import {
  administration,
  editorial,
  invite,
  listAccessEntries,
  openPeople,
  people,
  readAnswer,
  sendInvitation,
  smtp,
  type Typed,
  urlencodedPost,
} from '#test/admin/people-tools.ts';
import { onEnginesOfRun } from '#test/database.ts';
import { createAdmin, createPasskey, createTeam } from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';
import { formPost, signInDirectly, withCookie } from '#test/sign-in-admin.ts';
import { changeRoles, grantsVersion } from './change-user.server.ts';

const eva = `${people}/eva`;
const sure = { intent: 'remove', sure: 'on' };

/** Posts a form with the current version of the page. */
async function send(ask: Ask, path: string, fields: Typed) {
  const { version } = await readAnswer(await ask(path));
  return readAnswer(await ask(path, urlencodedPost({ version, ...fields })));
}

onEnginesOfRun((engine) => {
  test('lists the users with their roles, last sign-in and state of the account', async () => {
    const { db, asMax, signedIn } = await openPeople(engine);
    const u14 = await createTeam(db, { name: 'U14' });
    await signedIn('eva', [
      editorial,
      { role: 'sport', scope: 'team', teamId: null },
      { role: 'sport', scope: 'team', teamId: u14.id },
    ]);
    await createAdmin(db, { username: 'ida', email: 'ida@verein.example' });
    const { text } = await readAnswer(await asMax(people));
    expect(text).toContain(
      'evaRedaktion, Sport für Kampfmannschaft und U14eva@verein.exampleZuletzt So., 01.03.2026, 09:00 UhrOhne zweiten Faktor',
    );
    expect(text).toContain('idakeine Aufgabenida@verein.exampleNoch ohne Konto');
    expect(text).toContain('maxduAdmin');
    expect((await asMax(`${people}/niemand`)).status).toBe(404);
    expect((await asMax(`${people}/%00`)).status).toBe(404);
  });

  test('changed roles apply from the next request', async () => {
    const { db, asMax, signedIn } = await openPeople(engine);
    const u14 = await createTeam(db, { name: 'U14' });
    const asEva = await signedIn('eva', [editorial]);
    expect((await asEva('/admin/neuigkeiten')).status).toBe(200);
    const fields = { intent: 'roles', role: 'sport', scope: 'team', team: [u14.id, ''] };
    expect((await send(asMax, eva, fields)).location).toBe(`${eva}?meldung=person-geaendert`);
    expect(await findGrants(db, 'eva')).toEqual([
      { role: 'sport', scope: 'team', teamId: null },
      { role: 'sport', scope: 'team', teamId: u14.id },
    ]);
    expect((await asEva('/admin/neuigkeiten')).status).toBe(403);
    expect((await asEva('/admin/mannschaftskader')).status).toBe(200);
    expect((await readAnswer(await asMax(eva))).ticked).toEqual([
      ...['role=sport', 'scope=team', 'team=', `team=${u14.id}`],
    ]);
    expect(await listAccessEntries(db)).toEqual([
      ['roles', 'max', 'eva', 'Sport für Kampfmannschaft und U14'],
    ]);
  });

  test('asks before it overwrites another admin’s change', async () => {
    const { db, asMax, signedIn } = await openPeople(engine);
    await signedIn('eva', [editorial]);
    const { version } = await readAnswer(await asMax(eva));
    await setGrants(db, 'eva', [{ role: 'sport', scope: 'club' }]);
    const fields = { version, intent: 'roles', role: 'administration' };
    const refused = await readAnswer(await asMax(eva, urlencodedPost(fields)));
    expect(refused).toMatchObject({
      ...{ status: 409, ticked: ['role=administration'] },
      text: expect.stringContaining('Gespeichert ist jetzt: Sport.'),
    });
    expect((await readAnswer(await asMax(eva, formPost({ version, ...sure })))).status).toBe(409);
    expect(await findGrants(db, 'eva')).toEqual([{ role: 'sport', scope: 'club' }]);
    const again = { ...fields, version: refused.version };
    expect((await asMax(eva, urlencodedPost(again))).status).toBe(303);
    expect(await findGrants(db, 'eva')).toEqual([administration]);
  });

  test('after reauthentication, restoring a team restores the role of its coaches, except newer roles', async () => {
    const { db, ask, asMax, signedIn } = await openPeople(engine);
    const { id: teamId } = await createTeam(db, { name: 'U16' });
    const coach = { role: 'sport', scope: 'team', teamId } as const;
    await signedIn('eva', [coach]);
    await signedIn('ida', [coach]);
    const now = new Date('2026-03-01T08:00:00Z');
    const { team } = kinds;
    const version = recordVersion(await team.records.read(db, teamId));
    const removal = await removeRecord(
      db,
      team.records,
      teamId,
      { version },
      { username: 'max', now },
    );
    const change = { grants: [editorial], version: grantsVersion({ grants: [] }), teams: [] };
    await changeRoles(db, 'ida', change, { username: 'max', now });
    const entry = formPost({ entry: String('entryId' in removal && removal.entryId) });
    const stale = new Date('2026-03-01T07:00:00Z');
    const asStale = withCookie(
      ask,
      await signInDirectly(db, { username: 'max', email: 'max@verein.example' }, stale),
    );
    expect((await asStale('/admin/protokoll', entry)).headers.get('Location')).toContain(
      'nachweis=1',
    );
    expect((await asMax('/admin/protokoll', entry)).status).toBe(303);
    expect([await findGrants(db, 'eva'), await findGrants(db, 'ida')]).toEqual([
      [coach],
      [editorial],
    ]);
    expect(await listAccessEntries(db)).toContainEqual([
      'roles',
      'max',
      'eva',
      expect.stringContaining('U16'),
    ]);
  });

  test('rejects a role for a deleted team', async () => {
    const { db, signedIn } = await openPeople(engine);
    await signedIn('eva', [editorial]);
    const grants = [{ role: 'sport', scope: 'team', teamId: 'weg' }] as const;
    const version = grantsVersion({ grants: [editorial] });
    const change = { grants, version, teams: [{ id: 'weg', name: 'U14' }] };
    await expect(
      changeRoles(db, 'eva', change, { username: 'max', now: new Date('2026-03-01T08:00:00Z') }),
    ).rejects.toThrow('Diese Mannschaft gibt es nicht mehr.');
    expect(await findGrants(db, 'eva')).toEqual([editorial]);
  });

  test('removing a user ends the user’s sessions and invitations', async () => {
    const { db, ask, asMax, signedIn } = await openPeople(engine);
    const asEva = await signedIn('eva', [administration]);
    const link = await sendInvitation(asEva, { email: 'ida@verein.example', role: 'sport' });
    expect((await send(asMax, eva, { intent: 'remove' })).text).toContain(
      'Bitte setz das Häkchen, wenn der Zugang wirklich weg soll.',
    );
    expect((await asEva('/admin')).status).toBe(200);
    expect((await send(asMax, eva, sure)).location).toBe(`${people}?meldung=person-entfernt`);
    expect((await asEva('/admin')).status).toBe(303);
    expect((await ask(link)).status).toBe(404);
    expect(await db.selectFrom('oneTimeLink').selectAll().execute()).toEqual([]);
    expect((await asMax(eva, formPost(sure))).status).toBe(404);
    expect(await listAccessEntries(db)).toContainEqual(['removed', 'max', 'eva', null]);
  });

  test('an administrator cannot remove their own role or access', async () => {
    const { db, asMax, signedIn } = await openPeople(engine);
    await createAdmin(db, { username: 'ida' });
    await setGrants(db, 'ida', [administration]);
    await signedIn('eva', [administration]);
    const own = `${people}/max`;
    for (const fields of [{ intent: 'roles', role: 'editorial' }, sure])
      expect((await send(asMax, own, fields)).status).toBe(409);
    for (const intent of ['password', 'second-factor', 'sessions'])
      expect((await send(asMax, own, { intent })).status).toBe(409);
    expect(
      (await send(asMax, own, { intent: 'roles', role: ['administration', 'sport'] })).status,
    ).toBe(303);
    expect((await send(asMax, eva, { intent: 'roles', role: 'sport' })).status).toBe(303);
    expect(await findGrants(db, 'max')).toHaveLength(2);
  });

  test('two administrators cannot remove each other simultaneously', async () => {
    const { db, asMax, signedIn } = await openPeople(engine);
    const asEva = await signedIn('eva', [administration]);
    const { version } = await readAnswer(await asMax(eva));
    for (const fields of [{ intent: 'roles', role: 'sport' }, sure]) {
      await setGrants(db, 'max', [administration]);
      await setGrants(db, 'eva', [administration]);
      const form = formPost({ version, ...fields });
      const answers = await Promise.all([asMax(eva, form), asEva(`${people}/max`, form)]);
      expect(answers.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(
        1,
      );
      const left = await db
        .selectFrom('adminRole')
        .select('username')
        .where('role', '=', 'administration')
        .execute();
      expect(left).toHaveLength(1);
    }
  });

  test('a new password link is shown once and replaces the previous link', async () => {
    const { db, asMax, signedIn } = await openPeople(engine);
    await signedIn('eva', [editorial]);
    await createAdmin(db, { username: 'ida' });
    for (const _ of ['once', 'again']) {
      const { status, link } = await send(asMax, eva, { intent: 'password' });
      expect([status, link]).toEqual([200, expect.stringMatching(/^\/passwort\/[\w-]{43}$/)]);
      const rows = await db.selectFrom('oneTimeLink').selectAll().execute();
      expect(rows).toMatchObject([{ purpose: 'password', username: 'eva' }]);
      expect(JSON.stringify(rows)).not.toContain(link?.slice('/passwort/'.length));
    }
    expect(await listAccessEntries(db)).toContainEqual(['password-link', 'max', 'eva', null]);
    expect((await send(asMax, `${people}/ida`, { intent: 'password' })).status).toBe(409);
  });

  test('an administrator removes a lost second factor, and its owner gets a mail', async () => {
    const { db, asMax, signedIn } = await openPeople(engine, smtp);
    const asEva = await signedIn('eva', [editorial]);
    expect((await readAnswer(await asMax(eva))).text).not.toContain('Zweiten Faktor entfernen');
    const { id: userId } = await db
      .selectFrom('user')
      .select('id')
      .where('username', '=', 'eva')
      .executeTakeFirstOrThrow();
    await createPasskey(db, { userId });
    await db
      .updateTable('user')
      .set({ totpSecret: 'ABC', totpStep: 1 })
      .where('id', '=', userId)
      .execute();
    expect((await readAnswer(await asMax(eva))).text).toContain('Zweiten Faktor entfernen');
    expect((await send(asMax, eva, { intent: 'second-factor' })).status).toBe(303);
    expect(await db.selectFrom('passkey').selectAll().execute()).toEqual([]);
    expect(await listAccessEntries(db)).toContainEqual([
      'second-factor-removed',
      'max',
      'eva',
      null,
    ]);
    const mails = await db.selectFrom('outgoingMail').selectAll().execute();
    expect(mails).toMatchObject([{ kind: 'account', recipient: 'eva@verein.example' }]);
    expect((await asEva('/admin')).status).toBe(303);
  });

  test('an administrator can end another user’s sessions', async () => {
    const { db, asMax, signedIn } = await openPeople(engine);
    const asEva = await signedIn('eva', [editorial]);
    expect((await asEva('/admin')).status).toBe(200);
    expect((await send(asMax, eva, { intent: 'sessions' })).status).toBe(303);
    expect((await asEva('/admin')).status).toBe(303);
    expect(await listAccessEntries(db)).toContainEqual(['sessions-ended', 'max', 'eva', null]);
  });

  test('only an administrator with a second factor can make it compulsory', async () => {
    const { db, asMax, later } = await openPeople(engine);
    const turn = (value: string) => asMax(people, formPost({ intent: 'rule', value }));
    expect(await readAnswer(await turn('on'))).toMatchObject({
      status: 409,
      text: expect.stringContaining('Richte zuerst in deinem Profil selbst'),
    });
    expect(await isSecondFactorCompulsory(db)).toBe(false);
    await db.updateTable('user').set({ totpSecret: 'ABC', totpStep: 1 }).execute();
    for (const value of ['on', 'off']) {
      expect((await turn(value)).status).toBe(303);
      later(1);
      expect(await isSecondFactorCompulsory(db)).toBe(value === 'on');
    }
    expect(await listAccessEntries(db)).toEqual([
      ['rule', 'max', null, 'verlangt'],
      ['rule', 'max', null, 'freiwillig'],
    ]);
  });

  test('answers invalid user forms with a 4xx status and changes nothing', async () => {
    const { db, asMax, signedIn } = await openPeople(engine);
    const u14 = await createTeam(db);
    await signedIn('eva', [{ role: 'sport', scope: 'team', teamId: u14.id }]);
    const long = 'x'.repeat(90_000);
    const odd = [
      '',
      '\0',
      `${long}@verein.example`,
      'a\0@b.example',
      '<b>@x',
      'a@b\r\nBcc: c@d.at',
    ];
    const forms: [path: string, fields: Typed][] = [
      ...odd.map((email): [string, Typed] => [invite, { email, role: 'sport', scope: 'club' }]),
      ...['', '\0', long, 'Sport', '__proto__'].map((role): [string, Typed] => [
        invite,
        { email: 'neu@verein.example', role },
      ]),
      ...['\0', long, 'gibt-es-nicht'].flatMap((team): [string, Typed][] => [
        [invite, { email: 'neu@verein.example', role: 'sport', scope: 'team', team }],
        [eva, { intent: 'roles', role: 'sport', scope: 'team', team: [u14.id, team] }],
      ]),
      [invite, { email: 'neu@verein.example', role: 'sport' }],
      [invite, {}],
      [eva, { intent: 'roles', role: 'sport' }],
      [eva, { intent: 'roles', role: 'sport', scope: 'team' }],
      [eva, { intent: 'roles' }],
      [eva, { intent: 'roles', role: 'sport', scope: 'club', version: '\0' }],
      [eva, { intent: long }],
      [eva, {}],
      [people, { intent: '\0', id: '\0' }],
      [people, { intent: 'show', id: '\0' }],
      [people, { intent: 'withdraw', id: '\0' }],
      [people, { intent: 'show', id: long }],
      [people, {}],
    ];
    for (const [path, fields] of forms)
      for (const written of [path, `${path}.data`]) {
        const { version } = await readAnswer(await asMax(eva));
        const { status } = await asMax(written, urlencodedPost({ version, ...fields }));
        const tried = `${written} ${JSON.stringify(fields).slice(0, 80)}`;
        expect([tried, status >= 400 && status < 500]).toEqual([tried, true]);
      }
    expect(await findGrants(db, 'eva')).toEqual([{ role: 'sport', scope: 'team', teamId: u14.id }]);
    expect(await listAccessEntries(db)).toEqual([]);
  });

  test('after 15 minutes, each change of users or invitations requires reauthentication', async () => {
    const { db, asMax, later, signedIn } = await openPeople(engine);
    await signedIn('eva', [editorial]);
    await sendInvitation(asMax, { email: 'ida@verein.example', role: 'sport' });
    const [id = ''] = (await readAnswer(await asMax(people))).invitations;
    const { version } = await readAnswer(await asMax(eva));
    const before = await listAccessEntries(db);
    later(15);
    const forms: [path: string, fields: Record<string, string>][] = [
      [invite, { email: 'neu@verein.example', role: 'sport' }],
      ...['withdraw', 'show'].map((intent): [string, Record<string, string>] => [
        people,
        { intent, id },
      ]),
      [people, { intent: 'rule', value: 'on' }],
      [eva, { version, intent: 'roles', role: 'sport' }],
      [eva, { version, ...sure }],
      ...['password', 'second-factor', 'sessions'].map(
        (intent): [string, Record<string, string>] => [eva, { intent }],
      ),
    ];
    for (const [path, fields] of forms) {
      const answer = await asMax(path, formPost(fields));
      const to = `/login?zu=${encodeURIComponent(path)}&nachweis=1`;
      expect([fields, answer.status, answer.headers.get('Location')]).toEqual([fields, 307, to]);
      const single = await asMax(`${path}.data`, formPost(fields));
      expect(await single.text()).toContain('nachweis=1');
    }
    expect(await listAccessEntries(db)).toEqual(before);
    expect(await findGrants(db, 'eva')).toEqual([editorial]);
    expect(await db.selectFrom('oneTimeLink').selectAll().execute()).toHaveLength(1);
    expect((await asMax(people)).status).toBe(200);
  });
});

test('only an administrator can open the pages of users, with any method', async () => {
  const { db, signedIn } = await openPeople('sqlite');
  const grants = [editorial, { role: 'sport', scope: 'club' }] as const;
  for (const grant of grants) {
    const asked = await signedIn(grant.role, [grant]);
    for (const path of [people, invite, `${people}/max`])
      for (const written of [path, `${path}.data`, `${path}/`, path.toUpperCase()])
        for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
          const body = new URLSearchParams({ ...sure, email: 'neu@verein.example', role: 'sport' });
          const init = ['GET', 'HEAD'].includes(method) ? { method } : { method, body };
          const answer = await asked(written, init);
          expect([written, method, answer.status]).toEqual([written, method, 403]);
          expect(await answer.text()).not.toContain('max@verein.example');
        }
  }
  expect(await listAccessEntries(db)).toEqual([]);
});
