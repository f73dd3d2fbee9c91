import { expect, test } from 'vitest';
import { kinds } from '#app/kinds.server.ts';
import { firstTeamKey } from '#app/teams/team-field.ts';
import type { Db } from '#platform/db/client.server.ts';
import { eachKind } from '#platform/records/kind.server.ts';
import type { KindName } from '#platform/records/kinds.ts';
import type { Users } from '#platform/sign-in/rights.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createArticle,
  createBoardMember,
  createCompetition,
  createGame,
  createLineup,
  createPlayer,
  createProtocolEntry,
  createRound,
  createSquad,
  createTeam,
} from '#test/factories.ts';
import { createMessage } from '#test/message-factories.ts';
import { type Ask, built, openApp } from '#test/open-app.ts';
import { routePaths } from '#test/route-paths.ts';
import { casesOfRun } from '#test/run/cases-of-run.ts';
import { askAsAdmin, createWithRoles, formPost } from '#test/sign-in-admin.ts';

const { rights }: typeof import('#server/app.ts') = await built('app');
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** True for the methods that links and forms of a browser use. */
const usual = (method: string) => method === 'GET' || method === 'POST';
const now = new Date('2026-03-01T08:00:00Z');

/** All patterns of the route table at or below /admin. */
const patterns = [
  ...new Set(routePaths.filter((path) => path === '/admin' || path.startsWith('/admin/'))),
];

const editorial: Grant = { role: 'editorial', scope: 'club' };
const sport: Grant = { role: 'sport', scope: 'club' };
const people: [who: string, grants: Grant[]][] = [
  ['nobody', []],
  ['editor', [editorial]],
  ['coach', [sport]],
  ['u16', [{ role: 'sport', scope: 'team', teamId: 'u16' }]],
  ['both', [editorial, { role: 'sport', scope: 'team', teamId: null }]],
  ['all', [{ role: 'administration', scope: 'club' }]],
];

test('the table of rights lists exactly the addresses of the admin area', () => {
  expect(Object.keys(rights.addresses).toSorted()).toEqual(patterns.toSorted());
});

test('a user without a role cannot open any record', () => {
  const open = patterns.filter((pattern) => rights.addresses[pattern] === 'everybody');
  expect(open.filter((pattern) => /:id|\.csv/.test(pattern))).toEqual([]);
});

test.each(
  people,
)('%s comes to what the table says, by any method and spelling', async (who, grants) => {
  const { db, as } = await openClub('sqlite');
  const ask = await as(who, grants);
  // A coach of one team gets 403 for missing records, too, so these records must exist.
  for (const grant of grants) if (grant.scope === 'team') await createEach(db, grant.teamId);
  for (const pattern of patterns) {
    const path = pattern.replace(/:\w+\??/g, 'nirgends').replace('*', 'x');
    const isTheirs = mayBeUsed(pattern, grants);
    for (const written of casesOfRun(
      [
        path,
        `${path}/`,
        path.replace('/admin', '/ADMIN'),
        path.replace('/a', '/%61'),
        `${path}?x=1`,
        `${path}.data`,
        `${path}.data?_routes=back-office/layout/route`,
        `${path}.data?_routes=root`,
        `${path}.data?_routes=`,
      ],
      (one) => one === path || one === `${path}.data`,
    ))
      for (const method of casesOfRun(methods, usual)) {
        const { status } = await ask(written, { method });
        expect([written, method, status === 403]).toEqual([written, method, !isTheirs]);
      }
  }
  expect(await db.selectFrom('protocolEntry').select('id').execute()).toEqual([]);
});

test.each(people)('shows %s only permitted tools in the menu', async (who, grants) => {
  const { as } = await openClub('sqlite');
  const html = await (await (await as(who, grants))('/admin')).text();
  const menu = html.slice(html.indexOf('aria-label="Admin"'), html.indexOf('<main'));
  const shown = [...menu.matchAll(/href="(\/admin\/[^"]+)"/g)].map(([, path]) => path);
  expect(shown.length > 1).toBe(grants.length > 0);
  for (const path of shown) {
    const pattern = patterns.find((one) => one.replace(/\/:id\?$/, '') === path) ?? '';
    expect([path, mayBeUsed(pattern, grants)]).toEqual([path, true]);
  }
});

onEnginesOfRun((engine) => {
  test('the audit log and the start page show only what the user’s roles allow', async () => {
    const { db, as } = await openClub(engine);
    const words: Record<string, KindName> = {
      Kaderwort: 'lineup',
      Spielwort: 'game',
      Artikelwort: 'article',
      Sponsorwort: 'sponsor',
      Textwort: 'clubText',
      Kontaktwort: 'clubDetails',
      Teamwort: 'team',
    };
    for (const [label, recordKind] of Object.entries(words))
      await createProtocolEntry(db, { label, recordKind, username: 'eine-andere' });
    // A user sees a group only if the roles cover all of its entries.
    const { id } = await createProtocolEntry(db, { label: 'Teil', recordKind: 'game' });
    const group = { groupId: id, groupLabel: 'Gruppenwort' };
    await db.updateTable('protocolEntry').set(group).where('id', '=', id).execute();
    await createProtocolEntry(db, { label: 'Teil', recordKind: 'article', ...group });
    const seen = async (who: string, grants: Grant[]) => {
      const ask = await as(who, grants);
      const pages: string[] = [];
      for (const path of ['/admin', '/admin/protokoll', '/admin/protokoll.data'])
        pages.push(await (await ask(path)).text());
      return [...Object.keys(words), 'Gruppenwort'].filter((word) =>
        pages.some((page) => page.includes(word)),
      );
    };
    expect(await seen('nobody', [])).toEqual([]);
    expect(await seen('editor', [editorial])).toEqual(['Artikelwort', 'Sponsorwort', 'Textwort']);
    expect(await seen('coach', [sport])).toEqual(['Kaderwort', 'Spielwort']);
    expect(await seen('u16', [{ role: 'sport', scope: 'team', teamId: 'u16' }])).toEqual([]);
    expect(await seen('two', [editorial, sport])).toEqual([
      ...['Kaderwort', 'Spielwort', 'Artikelwort', 'Sponsorwort', 'Textwort', 'Gruppenwort'],
    ]);
    expect(await seen('all', [{ role: 'administration', scope: 'club' }])).toEqual([
      ...Object.keys(words),
      'Gruppenwort',
    ]);
  });

  test('the search finds only records that the user’s roles allow', async () => {
    const { db, as } = await openClub(engine);
    await createPlayer(db, { name: 'Suchwort Spieler' });
    await createArticle(db, { title: 'Suchwort Artikel' });
    await createBoardMember(db, { name: 'Suchwort Vorstand' });
    await createMessage(db, { name: 'Suchwort Nachricht' });
    await createGame(db, { opponent: 'Suchwort Erste' });
    await createGame(db, { opponent: 'Suchwort Jugend', teamId: 'u16' });
    const found = async (who: string, grants: Grant[]) => {
      const ask = await as(who, grants);
      const answers: string[] = [];
      for (const path of ['/admin/suche?suche=Suchwort', '/admin/suche.data?suche=Suchwort'])
        answers.push(await (await ask(path)).text());
      return ['Spieler', 'Artikel', 'Vorstand', 'Nachricht', 'Erste', 'Jugend'].filter((word) =>
        answers.some((answer) => answer.includes(`Suchwort ${word}`)),
      );
    };
    expect(await found('nobody', [])).toEqual([]);
    expect(await found('editor', [editorial])).toEqual(['Artikel']);
    expect(await found('coach', [sport])).toEqual(['Spieler', 'Erste', 'Jugend']);
    expect(await found('u16', [{ role: 'sport', scope: 'team', teamId: 'u16' }])).toEqual([
      'Jugend',
    ]);
    expect(await found('first', [{ role: 'sport', scope: 'team', teamId: null }])).toEqual([
      'Erste',
    ]);
  });

  test('refuses to undo changes to kinds that the user’s roles do not cover', async () => {
    const { db, as } = await openClub(engine);
    for (const [kind, { records }] of eachKind(kinds)) {
      if (!records || records.isFinal) continue;
      const after = JSON.stringify({ record: {}, ties: [] });
      const { id } = await createProtocolEntry(db, { recordKind: kind, after });
      for (const [who, grants] of people) {
        if (kindIsTheirs(kind, grants)) continue;
        const ask = await as(`${who}-${id}`, grants);
        const { status } = await ask('/admin/protokoll', formPost({ entry: String(id) }));
        expect([kind, who, status]).toEqual([kind, who, 403]);
      }
    }
  });

  test('a coach reads and changes only the team’s games, line-ups, squads and tables', async () => {
    const { db, as } = await openClub(engine);
    const u16 = await as('u16', [{ role: 'sport', scope: 'team', teamId: 'u16' }]);
    const make = async (teamId: string | null, word: string) => {
      const game = await createGame(db, { teamId, opponent: `Gegner ${word}`, date: '2026-02-01' });
      const competition = await createCompetition(db, { teamId, name: `Liga ${word}` });
      return {
        spiele: game.id,
        kader: (await createLineup(db, { gameId: game.id })).id,
        mannschaftskader: (await createSquad(db, { teamId, season: `2025/26 ${word}` })).id,
        bewerbe: competition.id,
        runden: (await createRound(db, { competitionId: competition.id })).id,
      };
    };
    const own = await make('u16', 'eigen');
    const other = await make(null, 'fremd');
    for (const [tool, id] of Object.entries(own)) {
      const list = await (await u16(`/admin/${tool}`)).text();
      expect([tool, list.includes(`/admin/${tool}/${id}`)]).toEqual([tool, true]);
      expect((await u16(`/admin/${tool}/${id}`)).status).toBe(200);
    }
    for (const [tool, id] of Object.entries(other))
      for (const page of [`/admin/${tool}/${id}`, `/admin/${tool}/${id}.data`]) {
        const list = await (await u16(`/admin/${tool}`)).text();
        expect([tool, list.includes('fremd'), list.includes(id)]).toEqual([tool, false, false]);
        expect([page, (await u16(page)).status]).toEqual([page, 403]);
        const removal = formPost({ intent: 'remove', version: 'x' });
        expect([page, (await u16(page, removal)).status]).toEqual([page, 403]);
      }
    for (const page of ['absage', 'spielstand'])
      for (const form of [undefined, formPost({ version: 'x', goalsFor: '1', goalsAgainst: '0' })])
        expect((await u16(`/admin/spiele/${other.spiele}/${page}`, form)).status).toBe(403);
    expect((await u16(`/admin/runden/neu?bewerb=${other.bewerbe}`)).status).toBe(404);
  });

  test('a coach cannot move a game to another team or create one there', async () => {
    const { db, as } = await openClub(engine);
    const u16 = await as('u16', [{ role: 'sport', scope: 'team', teamId: 'u16' }]);
    const fields = (team: string) => ({
      ...{ opponent: 'FC Bach', kind: 'Meisterschaft', date: '2026-03-14', kickoff: '15:00' },
      ...{ recordId: crypto.randomUUID(), version: 'none', ...(team && { teamId: team }) },
    });
    const first = await u16('/admin/spiele/neu', formPost(fields(firstTeamKey)));
    expect(first.status).toBe(403);
    expect(await db.selectFrom('game').select('id').execute()).toEqual([]);
    const own = await u16('/admin/spiele/neu', formPost(fields('u16')));
    expect(own.status).toBe(303);
    const games = await db.selectFrom('game').select(['id', 'teamId']).execute();
    expect(games.map(({ teamId }) => teamId)).toEqual(['u16']);
    const page = await (await u16(`/admin/spiele/${games[0]?.id}`)).text();
    const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const moved = await u16(
      `/admin/spiele/${games[0]?.id}`,
      formPost({ ...fields(firstTeamKey), version, recordId: '' }),
    );
    expect(moved.status).toBe(403);
    expect(await db.selectFrom('game').select('teamId').execute()).toEqual([{ teamId: 'u16' }]);
  });
});

test('a form without a team uses the coach’s only team; otherwise the coach must choose', async () => {
  const { db, as } = await openClub('sqlite');
  const posts = async (who: string, teams: (string | null)[], team?: string) => {
    const grants = teams.map((teamId): Grant => ({ role: 'sport', scope: 'team', teamId }));
    const ask = await as(who, grants);
    const forms: [tool: string, fields: Record<string, string>][] = [
      ['spiele', { opponent: 'FC Bach', kind: 'Pokal', date: '2026-03-14' }],
      ['mannschaftskader', { season: '2026' }],
      [
        'bewerbe',
        { season: '2026', name: who, kind: 'Pokal', ranking: 'oefb', win: '3', draw: '1' },
      ],
    ];
    const statuses = [];
    for (const [tool, fields] of forms) {
      const sent = { ...fields, ...(team !== undefined && { teamId: team }) };
      const isNew = { recordId: crypto.randomUUID(), version: 'none' };
      const answer = await ask(`/admin/${tool}/neu`, formPost({ ...sent, ...isNew }));
      statuses.push(answer.status);
      expect((await answer.text()).includes('Bitte wähle die Mannschaft.')).toBe(
        answer.status === 422,
      );
    }
    const kept: (string | null)[] = [];
    for (const table of ['game', 'squad', 'competition'] as const) {
      const rows = await db.selectFrom(table).select('teamId').execute();
      kept.push(...rows.map(({ teamId }) => teamId));
      await db.deleteFrom(table).execute();
    }
    return [statuses, kept];
  };
  const stored = [303, 303, 303];
  const refused = [422, 422, 422];
  await createTeam(db, { id: 'u14', name: 'U14', shortName: 'U14', address: 'u14' });
  expect(await posts('one', ['u16'])).toEqual([stored, ['u16', 'u16', 'u16']]);
  expect(await posts('blank', ['u16'], '')).toEqual([stored, ['u16', 'u16', 'u16']]);
  expect(await posts('first', [null])).toEqual([stored, [null, null, null]]);
  expect(await posts('two', ['u16', null])).toEqual([refused, []]);
  expect(await posts('both', ['u16', 'u14'])).toEqual([refused, []]);
  expect(await posts('chosen', ['u16', null], firstTeamKey)).toEqual([stored, [null, null, null]]);
});

/** Reads only the table of rights, as a person would. */
function mayBeUsed(pattern: string, grants: readonly Grant[]): boolean {
  const users = rights.addresses[pattern];
  if (users === 'everybody') return true;
  if (typeof users === 'string') return kindIsTheirs(users, grants);
  return grants.some((grant) => grant.scope === 'club' && isAmong(users, grant));
}

function kindIsTheirs(kind: KindName, grants: readonly Grant[]): boolean {
  return grants.some(
    (grant) =>
      isAmong(rights.kinds[kind], grant) &&
      (grant.scope === 'club' || rights.perTeam.includes(kind)),
  );
}

function isAmong(users: Users | undefined, { role }: Grant): boolean {
  return role === 'administration' || (users?.includes(role) ?? false);
}

/** Creates one record of each kind that belongs to teams, all with the id in the tested addresses. */
async function createEach(db: Db, teamId: string | null): Promise<void> {
  const id = 'nirgends';
  await createGame(db, { id, teamId });
  await createLineup(db, { id, gameId: id });
  await createSquad(db, { id, teamId });
  await createCompetition(db, { id, teamId });
  await createRound(db, { id, competitionId: id });
}

/** A club with a second team. `as` signs in a user with the given roles. */
async function openClub(engine: Parameters<typeof freshDatabase>[0]) {
  const db: Db = await freshDatabase(engine);
  await createTeam(db, { id: 'u16', name: 'U16', shortName: 'U16', address: 'u16' });
  const ask = await openApp(db, () => now);
  const as = async (username: string, grants: Grant[]): Promise<Ask> =>
    askAsAdmin(ask, db, { admin: await createWithRoles(db, username, grants), now });
  return { db, as };
}
