import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { listAccesses } from '#platform/sign-in/accesses.server.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { openApp } from '#test/open-app.ts';
import { createSigningIn, formPost, testPassword, withCookie } from '#test/sign-in-admin.ts';

const path = '/admin/protokoll/zugriffe';

onEnginesOfRun((engine) => {
  test('the audit log lists sign-ins, failures, downloads of addresses and sign-outs', async () => {
    const db = await freshDatabase(engine);
    await createSigningIn(db, 'max');
    const ask = await openApp(db);
    await ask('/login', formPost({ username: 'max', password: 'falsch' }));
    await ask('/login', formPost({ username: 'max', password: 'auch falsch' }));
    await ask('/login', formPost({ username: 'niemand', password: 'geheim' }));
    const signedIn = await ask('/login', formPost({ username: 'Max', password: testPassword }));
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const asMax = withCookie(ask, cookies.join('; '));
    expect((await asMax('/admin/newsletter/abonnenten.csv')).status).toBe(200);
    await asMax('/login', formPost({ username: 'max', password: testPassword }));
    expect(await kinds(db)).toEqual([
      ['failed-sign-in', null, 1],
      ['failed-sign-in', 'max', 2],
      ['new-device', 'max', 1],
      ['sign-in', 'max', 1],
      ['subscribers', 'max', 1],
    ]);
    const again = await ask('/login', formPost({ username: 'max', password: testPassword }));
    const asMaxAgain = withCookie(ask, again.headers.getSetCookie()[0]?.split(';')[0] as string);
    const page = await (await asMaxAgain(path)).text();
    for (const sentence of [
      'Fehlgeschlagene Anmeldung, 2-mal in einer Stunde',
      'unbekannte Benutzernamen',
      'Anmeldung auf einem neuen Gerät',
      'Adressen des Newsletters heruntergeladen',
    ])
      expect(page).toContain(sentence);
    expect(page).not.toContain('Zurücknehmen');
    expect(page).not.toMatch(/niemand|falsch|geheim/);
    await asMaxAgain('/abmelden', formPost({}));
    expect(await kinds(db)).toContainEqual(['sign-out', 'max', 1]);
  });
});

async function kinds(db: Db) {
  const { accesses } = await listAccesses(db, { limit: 99 });
  return accesses.map(({ kind, username, times }) => [kind, username, times]).toSorted();
}
