import { expect, test } from 'vitest';
import { removeAdmin } from '#platform/sign-in/accounts.server.ts';
import { findGrants, setGrants } from '#platform/sign-in/grants.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import {
  administration,
  editorial,
  listAccessEntries,
  openPeople,
  ownPassword,
  people,
  readAnswer,
} from '#test/admin/people-tools.ts';
import { onEnginesOfRun } from '#test/database.ts';
import { createAdmin } from '#test/factories.ts';
import type { Ask } from '#test/open-app.ts';
import { parse } from '#test/sample-trees.ts';
import { formPost } from '#test/sign-in-admin.ts';
import { createPasswordLink } from './password/password-link.server.ts';

const coachOf = (teamId: string | null): Grant => ({ role: 'sport', scope: 'team', teamId });

onEnginesOfRun((engine) => {
  test('a password link becomes invalid when its creator is no longer an administrator', async () => {
    const { db, ask, asMax, signedIn } = await openPeople(engine);
    const asEva = await signedIn('eva', [administration]);
    await signedIn('ida', [editorial]);
    const linkBy = async (who: Ask) =>
      (await readAnswer(await who(`${people}/ida`, formPost({ intent: 'password' }))))
        .link as string;
    const link = await linkBy(asEva);
    expect((await ask(link)).status).toBe(200);
    await setGrants(db, 'eva', [editorial]);
    const refused = async () => {
      expect((await ask(link)).status).toBe(404);
      expect((await ask(link, formPost({ password: ownPassword }))).status).toBe(404);
    };
    await refused();
    await removeAdmin(db, { username: 'eva', email: 'eva@verein.example' });
    await refused();
    const signIn = formPost({ username: 'ida', password: ownPassword });
    expect((await ask('/login', signIn)).status).not.toBe(303);
    const good = await linkBy(asMax);
    expect((await ask(good, formPost({ password: ownPassword }))).status).toBe(303);
    expect((await ask('/login', signIn)).status).toBe(303);
  });

  test('only an administrator can create or replace a password link', async () => {
    const { db, ask, signedIn } = await openPeople(engine);
    await signedIn('eva', [editorial]);
    const now = new Date('2026-03-01T08:00:00Z');
    const good = await createPasswordLink(db, 'eva', { username: 'max', now });
    const entries = await listAccessEntries(db);
    for (const username of ['eva', 'niemand'])
      await expect(createPasswordLink(db, 'eva', { username, now })).rejects.toThrow(
        'Du bist nicht mehr Admin.',
      );
    expect(await listAccessEntries(db)).toEqual(entries);
    expect((await ask(good)).status).toBe(200);
  });

  test('an imported admin who chooses a password keeps the imported roles', async () => {
    const { db, ask } = await openPeople(engine);
    for (const [username, grants] of [
      ['ida', []],
      ['udo', [editorial]],
      ['uta', [coachOf(null)]],
    ] as const) {
      await createAdmin(db, { username, email: `${username}@verein.example` });
      await setGrants(db, username, grants);
      const now = new Date('2026-03-01T08:00:00Z');
      const link = await createPasswordLink(db, username, { username: 'max', now });
      const fields = { password: ownPassword, role: 'administration', roles: 'administration' };
      expect((await ask(link, formPost(fields))).status).toBe(303);
      expect(await findGrants(db, username)).toEqual(grants);
    }
  });
});

test('invalid roles in a data tree make no admin an administrator', () => {
  const odd = [
    ...['', ' ', {}, [], false, true, 0, 1, null, 'editorial', 'administration', [[]], [null]],
    ...[[''], [['administration']], { a: { role: 'administration' } }, { administration: true }],
    ...[[{ role: 'administration' }], ['Administration'], ['administration '], [0], 'none'],
    ...[['administration:first'], ['administration:'], { roles: ['administration'] }],
  ];
  for (const roles of odd) {
    const admins = { anna: { email: 'anna@verein.example', roles } };
    const { snapshot } = parse(JSON.parse(JSON.stringify({ admins })));
    expect([roles, snapshot.admin.length, snapshot.adminRole]).toEqual([roles, 1, []]);
  }
  const { snapshot } = parse({ admins: { anna: { email: 'anna@verein.example' } } });
  expect(snapshot.adminRole.map(({ role }) => role)).toEqual(['administration']);
});
