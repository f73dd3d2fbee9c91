import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { findGame } from '#app/matches/games/games.server.ts';
import { freeTeamAddress } from '#app/teams/team-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { listAuditLog } from '#platform/records/audit-log.server.ts';
import { ConflictError } from '#platform/records/refusal.ts';
import { undoEntry } from '#platform/records/undo.server.ts';
import { openAsAdmin, openPage, postForm } from '#test/admin/form-page.ts';
import { freshDatabase, onEachEngine } from '#test/database.ts';
import { by, gameDraft } from '#test/drafts.ts';
import {
  createCompetition,
  createGame,
  createOpponent,
  createStanding,
  createTeam,
} from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { read, readText } from '#test/read-page.ts';
import { createRecord } from '#test/records.ts';
import { parse } from '#test/sample-trees.ts';
import { opponentAddress } from './opponent-record.server.ts';

const listed = async (db: Db) =>
  (await listAuditLog(db, { limit: 9 })).entries.map(({ label, members }) => [label, members]);
const names = async (db: Db) =>
  db.selectFrom('opponentName').select(['name', 'opponentId']).orderBy('name').execute();

onEachEngine((engine) => {
  test('the first game against a team creates the opponent; one undo removes both', async () => {
    const db = await freshDatabase(engine);
    const change = await createRecord(
      db,
      kinds.game.records,
      { id: 'g', record: gameDraft({ opponent: 'SC Neu' }) },
      by,
    );
    expect(await db.selectFrom('opponent').select(['name', 'address']).execute()).toEqual([
      { name: 'SC Neu', address: 'sc-neu' },
    ]);
    const label = 'Spiel gegen SC Neu am 10.05.2025';
    expect(await listed(db)).toEqual([[label, ['SC Neu', label]]]);
    if (!change.changed) throw new Error('Nothing was stored.');
    await undoEntry(db, kinds, change.entryId, by);
    for (const table of ['game', 'opponent', 'opponentName'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  });

  test('undoing the first game keeps an opponent that a competition also uses', async () => {
    const db = await freshDatabase(engine);
    const record = gameDraft({ opponent: 'SC Neu' });
    const change = await createRecord(db, kinds.game.records, { id: 'g', record }, by);
    await createCompetition(db, { teams: ['SC Neu'] });
    if (!change.changed) throw new Error('Nothing was stored.');
    await undoEntry(db, kinds, change.entryId, by);
    expect(await db.selectFrom('game').selectAll().execute()).toEqual([]);
    expect(await names(db)).toMatchObject([{ name: 'SC Neu' }]);
  });

  test('a new game finds its opponent by any name, ignoring case and spaces', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SV Bach', otherNames: ['FC Bach'] });
    const record = gameDraft({ opponent: ' fc  bach' });
    await createRecord(db, kinds.game.records, { id: 'g', record }, by);
    expect(await db.selectFrom('game').select(['opponent', 'slug']).execute()).toEqual([
      { opponent: 'FC Bach', slug: expect.stringMatching(/-vs-fc-bach$/) },
    ]);
    expect(await db.selectFrom('opponent').selectAll().execute()).toHaveLength(1);
  });

  test('merging two opponents changes no game, and one undo separates the opponents again', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { id: 'a', name: 'FC Watan', address: 'fc-watan' });
    const crest = '/images/wappen/fc-watan.svg';
    await createOpponent(db, { id: 'b', name: 'Watan FC', shortName: 'Watan', crest });
    const game = await createGame(db, { opponent: 'Watan FC', date: '2025-05-10' });
    const ask = await openAsAdmin(db);
    const page = '/admin/gegner/b/zusammenlegen';
    expect((await ask(page)).status).toBe(200);
    expect((await postForm(ask, page, { into: '' })).alerts).toEqual([
      'Bitte wähle, welcher Gegner bleibt.',
    ]);
    expect((await postForm(ask, page, { into: 'niemand' })).status).toBe(409);
    expect((await postForm(ask, page, { into: 'b' })).status).toBe(409);
    expect((await postForm(ask, page, { into: 'a' })).status).toBe(303);
    expect(await names(db)).toEqual([
      { name: 'FC Watan', opponentId: 'a' },
      { name: 'Watan FC', opponentId: 'a' },
    ]);
    expect(await findGame(db, game.slug)).toMatchObject({ opponent: 'FC Watan', crest });
    const leadsOn = await ask('/gegner/watan-fc');
    expect([leadsOn.status, leadsOn.headers.get('Location')]).toEqual([302, '/gegner/fc-watan']);
    expect((await ask('/gegner/watan')).status).toBe(404);
    const [merge] = (await listAuditLog(db, { limit: 1 })).entries;
    expect(merge).toMatchObject({
      label: 'Watan FC (zusammengelegt mit FC Watan)',
      members: ['Watan FC', 'FC Watan'],
    });
    await undoEntry(db, kinds, merge?.id ?? 0, by);
    expect(await names(db)).toEqual([
      { name: 'FC Watan', opponentId: 'a' },
      { name: 'Watan FC', opponentId: 'b' },
    ]);
    expect(await findGame(db, game.slug)).toMatchObject({ opponent: 'Watan FC', crest });
  });

  test('the address of a merged opponent leads on, also if no name gives this address', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SC-Berg', address: 'sc-berg' });
    await createOpponent(db, { id: 'b', name: 'SC Berg', address: 'sc-berg-2' });
    await createOpponent(db, { id: 'renamed', name: 'FC Neu', address: 'fc-alt' });
    await createOpponent(db, { id: 'last', name: 'SV Bach', address: 'sv-bach' });
    const ask = await openAsAdmin(db);
    const merge = (id: string, into: string) =>
      postForm(ask, `/admin/gegner/${id}/zusammenlegen`, { into });
    await merge('b', 'renamed');
    await merge('renamed', 'last');
    for (const address of ['sc-berg-2', 'sc-berg-2.', 'fc-alt', 'fc-neu']) {
      const answer = await ask(`/gegner/${address}`);
      expect([address, answer.status, answer.headers.get('Location')]).toEqual([
        ...[address, 302, '/gegner/sv-bach'],
      ]);
    }
    expect((await ask('/gegner/sc-berg')).status).toBe(200);
    expect((await ask('/gegner/sc-berg-3')).status).toBe(404);
  });

  test('a game finds a renamed opponent by the old name and shows the new name', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createOpponent(db, { name: 'FC Alt', otherNames: ['Alt 1b'] });
    const game = await createGame(db, { opponent: 'FC Alt', date: '2025-05-10' });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, `/admin/gegner/${id}`);
    const form = { ...fields, name: 'FC Neu', otherNames: '' };
    expect((await postForm(ask, `/admin/gegner/${id}`, form)).status).toBe(303);
    expect((await names(db)).map(({ name }) => name)).toEqual(['FC Alt', 'FC Neu']);
    expect(await findGame(db, game.slug)).toMatchObject({ opponent: 'FC Neu' });
  });

  test('saving an opponent with another opponent’s name fails with a clear message', async () => {
    const db = await freshDatabase(engine);
    await createOpponent(db, { name: 'SV Bach', otherNames: ['FC Bach'] });
    const { id } = await createOpponent(db, { name: 'SC Tal' });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, `/admin/gegner/${id}`);
    const refused = await postForm(ask, `/admin/gegner/${id}`, {
      ...fields,
      otherNames: 'fc bach',
    });
    expect([refused.status, refused.alerts]).toEqual([
      409,
      [
        'Fehler beim Speichern ❌: „FC Bach“ heißt schon der Gegner SV Bach. Du kannst die beiden zusammenlegen.',
      ],
    ]);
    const lost = await postForm(ask, `/admin/gegner/${id}`, { ...fields, venueId: 'niemand' });
    expect(lost.alerts).toEqual(['Fehler beim Speichern ❌: Diesen Spielort gibt es nicht mehr.']);
  });

  test('games keep the name of a deleted opponent, and an undo restores the opponent', async () => {
    const db = await freshDatabase(engine);
    const { id } = await createOpponent(db, { name: 'SC Tal', crest: '/images/tal.svg' });
    const game = await createGame(db, { opponent: 'SC Tal' });
    const ask = await openAsAdmin(db);
    const { fields } = await openPage(ask, `/admin/gegner/${id}`);
    const removal = { intent: 'remove', version: fields.version ?? '' };
    expect((await postForm(ask, `/admin/gegner/${id}`, removal)).status).toBe(303);
    expect(await findGame(db, game.slug)).toMatchObject({ opponent: 'SC Tal', opponentId: null });
    await undoEntry(db, kinds, 1, by);
    expect(await findGame(db, game.slug)).toMatchObject({ crest: '/images/tal.svg' });
    await expect(undoEntry(db, kinds, 1, by)).rejects.toThrow(ConflictError);
  });

  test('only the name of an opponent with a page is a link, and an old address leads only to a page', async () => {
    const db = await freshDatabase(engine);
    const { id: teamId } = await createTeam(db, { hidden: 1 });
    for (const name of ['SC Geheim', 'SC Liga', 'SC Offen', 'SC Neu']) {
      await createOpponent(db, {
        id: name,
        name,
        address: name.slice(3),
        otherNames: [`1. ${name}`],
      });
      await createStanding(db, { team: `1. ${name}` });
      if (name !== 'SC Neu') await createGame(db, { teamId, opponent: name });
    }
    await createCompetition(db, { teamId, teams: ['SC Geheim'] });
    await createCompetition(db, { name: 'Liga', teams: ['sc liga'] });
    await createGame(db, { opponent: '1. SC Offen', date: '2024-05-10' });
    const ask = await openApp(db, () => new Date('2026-05-20T10:00:00Z'));
    for (const page of ['/', '/spiele', '/tabelle']) {
      const html = await (await ask(page)).text();
      const links = ['Geheim', 'Liga', 'Offen', 'Neu'].filter((address) =>
        html.includes(`href="/gegner/${address}"`),
      );
      expect([page, html.includes('1. SC Geheim'), links]).toEqual([
        ...[page, true, ['Liga', 'Offen', 'Neu']],
      ]);
    }
    const answers = await Promise.all(
      ['/gegner/Geheim', '/gegner/1.-sc-geheim', '/gegner/Liga', '/gegner/1.-sc-liga'].map((page) =>
        ask(page),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200, 302]);
    const admin = await openAsAdmin(db);
    const linked = async (id: string) =>
      (await (await admin(`/admin/gegner/${id}`)).text()).includes('href="/gegner/');
    expect([await linked('SC Geheim'), await linked('SC Liga')]).toEqual([false, true]);
  });
});

test('an opponent has a page only if a public team plays against it', async () => {
  const db = await freshDatabase('sqlite');
  const { id: teamId } = await createTeam(db, { hidden: 1 });
  await createOpponent(db, { name: 'SC Geheim', address: 'sc-geheim' });
  await createGame(db, { teamId, opponent: 'SC Geheim' });
  const ask = await openApp(db);
  const hidden = await ask('/gegner/sc-geheim');
  expect([hidden.status, (await hidden.text()).includes('SC Geheim')]).toEqual([404, false]);
  await createGame(db, { opponent: 'SC Geheim' });
  expect((await ask('/gegner/sc-geheim')).status).toBe(200);
});

test('the page of an opponent lists all games under any name, with their totals', async () => {
  const db = await freshDatabase('sqlite');
  const { address } = await createOpponent(db, { name: 'SV Bach', otherNames: ['FC Bach'] });
  const result = { goalsFor: 3, goalsAgainst: 1 };
  await createGame(db, { opponent: 'FC Bach', date: '2024-05-10', ...result });
  await createGame(db, { opponent: 'SV Bach', date: '2025-05-10', goalsFor: 0, goalsAgainst: 2 });
  await createGame(db, { opponent: 'SV Bach', date: '2025-08-01', ground: 'away' });
  await createGame(db, { opponent: 'SC Tal', date: '2025-05-01', ...result });
  await createStanding(db, { team: 'SV Bach' });
  const text = readText(await read(db, `/gegner/${address}`, new Date('2025-06-01T10:00:00Z')));
  expect(text).toMatch(/Spiele 2 Sieg 1 Unentschieden 0 Niederlage 1 Tore 3:3/);
  expect(text).toMatch(/Nächste Spiele .*01\.08\.2025, auswärts.* Bisherige Spiele/);
  expect(text).toMatch(/10\.05\.2025.*0:2.*10\.05\.2024.*3:1/);
  expect(text).not.toContain('SC Tal');
});

test('lists games without a result as past, and called-off games without a time', async () => {
  const db = await freshDatabase('sqlite');
  const { address } = await createOpponent(db, { name: 'SV Bach' });
  const game = { opponent: 'SV Bach', kickoff: '15:00' };
  await createGame(db, { ...game, date: '2025-05-10', status: 'abandoned', playedFor: 1 });
  await createGame(db, { ...game, date: '2025-05-20' });
  await createGame(db, { ...game, date: '2025-08-01', status: 'calledOff' });
  await createGame(db, { ...game, date: '2025-08-08' });
  const shootOut = { extraTime: 1, penaltiesFor: 4, penaltiesAgainst: 3 } as const;
  await createGame(db, { ...game, date: '2025-04-01', goalsFor: 2, goalsAgainst: 2, ...shootOut });
  const text = readText(await read(db, `/gegner/${address}`, new Date('2025-06-01T10:00:00Z')));
  const [, ahead = '', past = ''] = text.split(/Nächste Spiele|Bisherige Spiele/);
  expect(ahead).toMatch(/01\.08\.2025, abgesagt.*08\.08\.2025 15:00/);
  expect(ahead.match(/15:00/g)).toHaveLength(1);
  expect(past).toMatch(/20\.05\.2025 –:–.*10\.05\.2025, abgebrochen –:–/);
  expect(past).toMatch(/01\.04\.2025, n\. V\., 4:3 i\. E\. 2:2/);
  expect(text).toMatch(/Spiel 1 Siege 0 Unentschieden 1/);
});

test.each([
  ['USC Kirchberg/W.', 'usc-kirchberg-w'],
  ['FC Sankt Muster (NÖ)', 'fc-sankt-muster-(nö'],
  ['Tor!…', 'tor'],
  ['...', 'gegner'],
])('opponentAddress turns %s into %s, without special characters at the end', (name, address) => {
  expect(opponentAddress(name)).toBe(address);
  expect(freeTeamAddress(name, new Set())).toBe(address.replace('gegner', 'mannschaft'));
});

test('the import keeps all names of an opponent after merges', () => {
  const otherNames = Array.from({ length: 41 }, (_, index) => `SC Berg ${index}`);
  const { snapshot, notes } = parse({ opponents: { o: { name: 'SC Berg', otherNames } } });
  expect([snapshot.opponentName.length, notes]).toEqual([42, []]);
});

test('the import makes one opponent of names that differ only in case, accents and spaces', async () => {
  const game = (opponent: string, date: string) => ({ opponent, date, art: 'Pokal' });
  const games = { a: game('Sv Alt', '2025-05-10'), b: game('SV  ALT', '2025-06-10') };
  const namesIn = ({ opponentName }: ReturnType<typeof parse>['snapshot']) =>
    opponentName.map(({ name, opponentId }) => [name, opponentId]);
  expect(namesIn(parse({ games }).snapshot)).toEqual([
    ['Sv Alt', 'gegner-1'],
    ['SV  ALT', 'gegner-1'],
  ]);
  const opponents = { o: { name: 'SV Alt' }, p: { name: 'sv alt', otherNames: ['SG Alt'] } };
  const { snapshot, notes } = parse({ games, opponents });
  expect(namesIn(snapshot)).toEqual([
    ['SV Alt', 'o'],
    ['SG Alt', 'o'],
    ['Sv Alt', 'o'],
    ['SV  ALT', 'o'],
  ]);
  const text = 'gibt es schon, nur weitere Namen übernommen';
  expect(notes).toEqual([{ path: 'opponents/p/name', text }]);
});

test('the import reports another name that already belongs to another opponent', () => {
  const opponents = {
    o: { name: 'SV Alt', otherNames: ['SC Alt'] },
    p: { name: 'SC Tal', otherNames: ['sc alt', 'FC Tal', 'FC Tal'] },
  };
  const { snapshot, notes } = parse({ opponents });
  expect(snapshot.opponentName.map(({ name }) => name)).toEqual([
    ...['SV Alt', 'SC Alt', 'SC Tal', 'FC Tal'],
  ]);
  expect(notes).toEqual([
    {
      path: 'opponents/p/otherNames/0',
      text: '"sc alt" hat schon ein anderer Gegner, weggelassen',
    },
  ]);
});
