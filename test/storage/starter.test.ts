import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { loadStarter } from '#app/starter.server.ts';
import { club } from '#club/club.ts';
import { importSnapshot, isEmpty } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { listStarterMarks } from '#platform/records/starter-marks.server.ts';
import { addAdmin } from '#platform/sign-in/accounts.server.ts';
import { findAdmin } from '#platform/sign-in/admins.server.ts';
import { listGrants } from '#platform/sign-in/grants.server.ts';
import { openAsAdmin, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { starterDay } from '#test/starter-text.ts';

const max = { username: 'max', email: 'max@verein.example' };
const path = '/admin/beispielinhalte';
const later = new Date('2029-06-10T10:00:00Z');

onEachEngine((engine) => {
  test('the first start keeps existing admins and loads the starter content', async () => {
    const db = await freshDatabase(engine);
    await addAdmin(db, max, 'ein langes Passwort mit 7 Wörtern');
    const eva = { username: 'eva', email: 'eva@verein.example' };
    await addAdmin(db, eva, undefined, [{ role: 'editorial', scope: 'club' }]);
    const grants = await listGrants(db);
    expect(await loadStarter(db, starterDay)).toBe(true);
    expect(await loadStarter(db, starterDay)).toBe(false);
    expect(await kinds.player.ids(db)).toHaveLength(20);
    expect(await findAdmin(db, 'max')).toEqual(max);
    expect(await listGrants(db)).toEqual(grants);
    expect(await listStarterMarks(db, 'player')).toHaveLength(20);
    expect(await listStarterMarks(db, 'admin')).toEqual([]);
  });

  test.each<[string, { players?: object; admins?: object }]>([
    ['nothing', { players: {} }],
    ['admins alone', { admins: { max: { email: max.email } } }],
    ['a player', { players: { p: { name: 'Max Muster', position: 'Torwart' } } }],
  ])('an import of %s before the first start prevents the starter content', async (_, tree) => {
    const db = await freshDatabase(engine);
    const { snapshot } = parseTree(JSON.stringify(tree), kinds, club);
    await importSnapshot(db, kinds, snapshot, starterDay);
    expect(await loadStarter(db, starterDay)).toBe(false);
    expect(await kinds.player.ids(db)).toHaveLength(Object.keys(tree.players ?? {}).length);
  });

  test('a manually emptied site stays empty at the next start, even without an admin', async () => {
    const db = await freshDatabase(engine);
    await loadStarter(db, starterDay);
    const ask = await openAsAdmin(db);
    await removeExample(ask);
    await db.deleteFrom('admin').execute();
    expect(await isEmpty(db, kinds)).toBe(true);
    expect(await loadStarter(db, starterDay)).toBe(false);
  });

  test('starter content with later years shows them everywhere and is removed completely', async () => {
    const db = await freshDatabase(engine);
    expect(await loadStarter(db, later)).toBe(true);
    const ask = await openAsAdmin(db, later);
    const about = async () => (await readText(ask, '/about')).replaceAll('\u00AD', '');
    const years = club.founded + 3;
    expect(await about()).toContain(`Seit ${years}.`);
    expect(await about()).toContain(`im Jänner ${years} eine`);
    expect(await about()).toContain(`${years + 1}: das Lehrjahr`);
    expect(await about()).not.toMatch(/\b202[0-5]\b/);
    expect(await readText(ask, '/')).toContain(`gegründet ${years}, Letzter ${years + 1}`);
    expect(await readText(ask, '/')).toContain('Samstag, 16. März 2030');
    expect(await readText(ask, path)).toContain('2 Texte');
    expect(await readText(ask, path)).not.toContain('die jemand geändert hat');
    await removeExample(ask);
    expect(await about()).toContain(`Seit ${club.founded}.`);
    expect(await readText(ask, path)).toContain('Hier ist nichts mehr zu entfernen.');
  });

  test('a new club shows no years of the starter content', async () => {
    const db = await freshDatabase(engine);
    await loadStarter(db, later);
    await db.insertInto('clubDetails').values({ id: 'kontakt', name: 'SV Anders' }).execute();
    expect(await readText(await openApp(db, () => later), '/about')).not.toContain('Seit 20');
  });
});

async function readText(ask: Ask, path: string): Promise<string> {
  return /<main.*<\/main>/s.exec(await (await ask(path)).text())?.[0] ?? '';
}

async function removeExample(ask: Ask): Promise<void> {
  const html = await (await ask(path)).text();
  const version = /name="version" value="([^"]*)"/.exec(html)?.[1] ?? '';
  expect((await postForm(ask, path, { version, sure: 'on' })).status).toBe(303);
}
