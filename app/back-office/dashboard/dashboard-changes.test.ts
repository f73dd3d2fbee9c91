import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { Db } from '#platform/db/client.server.ts';
import { type Fields, openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import { createGame, createOpponent, createProtocolEntry, createTeam } from '#test/factories.ts';
import { type Ask, openApp } from '#test/open-app.ts';
import { readText } from '#test/read-page.ts';
import { askAsAdmin, createWithRoles } from '#test/sign-in-admin.ts';

/**
 * Reads the changes on the overview. `asks` is the question before an undo, and `fields` is the form that a
 * yes sends.
 */
async function listChanges(ask: Ask) {
  const $ = load(await (await ask('/admin')).text());
  return $('section[aria-labelledby=zuletzt] > ol > li')
    .toArray()
    .map((item) => {
      const form = $(item).find('dialog form');
      return {
        what: $(item).find('> div > span').first().text(),
        asks: $(item).find('dialog h2').text(),
        path: form.attr('action') ?? '',
        fields: Object.fromEntries(
          form.serializeArray().map(({ name, value }) => [name, value]),
        ) as Fields,
      };
    });
}

async function takeNewestBack(ask: Ask) {
  const [newest] = await listChanges(ask);
  return postForm(ask, newest?.path ?? '', newest?.fields ?? {});
}

async function rename(ask: Ask, opponent: string): Promise<void> {
  const { fields } = await openPage(ask, '/admin/spiele/bach');
  await postForm(ask, '/admin/spiele/bach', { ...fields, opponent });
}

async function opponentOf(db: Db, id: string): Promise<string | undefined> {
  const game = db.selectFrom('game').select('opponent').where('id', '=', id);
  return (await game.executeTakeFirst())?.opponent;
}

onEnginesOfRun((engine) => {
  test('the overview asks, undoes a change and shows a success message', async () => {
    const db = await freshDatabase(engine);
    const ask = await openAsAdmin(db);
    await createGame(db, { id: 'bach', opponent: 'FC Bach' });
    await rename(ask, 'FC Neu');
    const [newest] = await listChanges(ask);
    expect(newest?.what).not.toBe('');
    expect(newest?.asks).toContain(newest?.what);
    expect((await takeNewestBack(ask)).location).toBe('/admin?meldung=zurueckgenommen');
    expect(await opponentOf(db, 'bach')).toBe('FC Bach');
    const { says } = await openPage(ask, '/admin?meldung=zurueckgenommen');
    expect(says).toEqual(['Änderung zurückgenommen!']);
    expect(await listChanges(ask)).toHaveLength(2);
  });
});

test('the audit log refuses to undo a change that a later change builds on', async () => {
  const db = await freshDatabase('sqlite');
  const ask = await openAsAdmin(db);
  await createGame(db, { id: 'bach', opponent: 'FC Bach' });
  await rename(ask, 'FC Neu');
  await rename(ask, 'FC Neuer');
  const changes = await listChanges(ask);
  const { path, fields } = changes.at(-1) ?? { path: '', fields: {} };
  const answer = await postForm(ask, path, fields);
  expect([answer.status, answer.headings[0]]).toEqual([409, 'Protokoll']);
  expect(answer.alerts[0]).toContain('Das lässt sich nicht zurücknehmen.');
  expect(await opponentOf(db, 'bach')).toBe('FC Neuer');
});

test('the question before an undo names the change, its records and their number', async () => {
  const db = await freshDatabase('sqlite');
  const label = 'Liste der Spieler eingelesen';
  const ids: number[] = [];
  for (const number of Array.from({ length: 12 }, (_, index) => index + 1))
    ids.push((await createProtocolEntry(db, { label: `Spieler ${number}`, action: 'create' })).id);
  const at = { groupId: ids[0] ?? 0, groupLabel: label };
  await db.updateTable('protocolEntry').set(at).where('id', 'in', ids).execute();
  const $ = load(await (await (await openAsAdmin(db))('/admin')).text());
  const question = readText($('section[aria-labelledby=zuletzt] dialog').html() ?? '');
  expect(question).toContain(label);
  expect(question).toContain('Es sind 12 Änderungen, sie gehen gemeinsam zurück:');
  expect(question).toMatch(/Spieler 1 .*Spieler 10 … und 2 weitere, die im Protokoll stehen\./);
});

test('lists a permanent deletion without an undo button', async () => {
  const db = await freshDatabase('sqlite');
  await createProtocolEntry(db, { label: 'Bild gelöscht', recordKind: 'deletedPicture' });
  const ask = await openAsAdmin(db);
  expect(await listChanges(ask)).toEqual([
    { what: 'max: Bild gelöscht', asks: '', path: '', fields: {} },
  ]);
});

test('a coach can undo only changes of their team on the overview', async () => {
  const db = await freshDatabase('sqlite');
  await createTeam(db, { id: 'u16', name: 'U16' });
  const site = await openApp(db);
  const sport = { role: 'sport', scope: 'team' } as const;
  const asWho = async (name: string, teamId: string | null) =>
    askAsAdmin(site, db, { admin: await createWithRoles(db, name, [{ ...sport, teamId }]) });
  await createGame(db, { id: 'bach', opponent: 'FC Bach', teamId: 'u16' });
  // The opponent must exist first, because a coach is not allowed to create opponents.
  await createOpponent(db, { name: 'FC Neu' });
  const [coach, other] = [await asWho('trainerin', 'u16'), await asWho('trainer', null)];
  await rename(coach, 'FC Neu');
  const [own] = await listChanges(coach);
  expect(await listChanges(other)).toEqual([]);
  expect((await postForm(other, own?.path ?? '', own?.fields ?? {})).status).toBe(403);
  expect((await takeNewestBack(coach)).location).toBe('/admin?meldung=zurueckgenommen');
  expect(await opponentOf(db, 'bach')).toBe('FC Bach');
});
