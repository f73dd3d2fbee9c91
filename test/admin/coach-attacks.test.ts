import { expect, test } from 'vitest';
import { teamKey } from '#app/teams/team-field.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Grant } from '#platform/sign-in/roles.ts';
import { type Engine, freshDatabase, onEnginesOfRun } from '#test/database.ts';
import {
  createArticle,
  createBoardMember,
  createCompetition,
  createGame,
  createLineup,
  createPlayer,
  createProtocolEntry,
  createRound,
  createSeason,
  createSponsor,
  createSquad,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { askAsAdmin, createWithRoles, formPost } from '#test/sign-in-admin.ts';

const now = new Date('2026-03-01T08:00:00Z');

onEnginesOfRun((engine) => {
  test('a coach’s form cannot create, move or change records of another team', async () => {
    const { db, ask, versionAt, stored } = await openForCoach(engine);
    const own = await makeOf(db, 'u16');
    const other = await makeOf(db, null);
    const third = await makeOf(db, 'u14');
    await createPlayer(db, { id: 'kim' });
    await createTrainer(db, { id: 'tina' });
    const before = await stored();
    for (const { game, competition, ...ids } of [other, third]) {
      const teamId = teamKey(ids.team);
      const forms: [tool: string, own: string, theirs: string, fields: Record<string, string>][] = [
        ['kader', own.lineup, ids.lineup, lineupOf(game)],
        ['mannschaftskader', own.squad, ids.squad, { teamId, season: '2031' }],
        ['bewerbe', own.competition, competition, { ...league, teamId }],
        ['runden', own.round, ids.round, { competitionId: competition, round: '9' }],
        ['spiele', own.game, game, { ...match, teamId }],
      ];
      for (const [tool, ownId, theirId, fields] of forms) {
        const version = await versionAt(`/admin/${tool}/${ownId}`);
        expect(version).not.toBe('');
        const ways: [path: string, extra: Record<string, string>][] = [
          [ownId, { version }],
          ['neu', { version: 'none', recordId: crypto.randomUUID() }],
          ['neu', { version: 'none', recordId: theirId }],
          ['neu', { version: 'none', recordId: theirId, intent: 'remove' }],
          [theirId, { version: 'none' }],
          [theirId, { version, intent: 'remove' }],
        ];
        for (const [id, extra] of ways)
          for (const end of ['', '.data', '.data?_routes=root']) {
            const path = `/admin/${tool}/${id}${end}`;
            const answer = await ask(path, formPost({ ...fields, ...extra }));
            expect([path, fields, extra, answer.status]).toEqual([path, fields, extra, 403]);
          }
      }
    }
    expect(await stored()).toBe(before);
    // The server accepts this form for the coach's own team, so its fields were not the reason for the
    // refusals.
    const path = `/admin/mannschaftskader/${own.squad}`;
    const version = await versionAt(path);
    const again = await ask(path, formPost({ teamId: 'u16', season: '2031', version }));
    expect(again.status).toBe(303);
    const squads = await db.selectFrom('squad').select(['teamId', 'season']).execute();
    expect(squads.filter(({ season }) => season === '2031')).toEqual([
      { teamId: 'u16', season: '2031' },
    ]);
  });

  test('a coach cannot assign a line-up to another team’s game, and nothing is stored', async () => {
    const { db, ask, versionAt, stored } = await openForCoach(engine);
    const own = await makeOf(db, 'u16');
    const other = await makeOf(db, null);
    await createPlayer(db, { id: 'kim' });
    await createTrainer(db, { id: 'tina' });
    const before = await stored();
    const version = await versionAt(`/admin/kader/${own.lineup}`);
    const address = `/admin/kader/${own.lineup}?spiel=${other.game}`;
    const answer = await ask(address, formPost({ ...lineupOf(other.game), version }));
    expect(answer.status).toBe(403);
    expect(await stored()).toBe(before);
    expect(await (await ask(`/admin/kader/neu?spiel=${other.game}`)).text()).not.toContain('fremd');
  });

  test('a coach cannot undo a change of another team', async () => {
    const { db, ask, stored } = await openForCoach(engine);
    const own = await makeOf(db, 'u16');
    const other = await makeOf(db, null);
    const state = (record: object) => JSON.stringify({ record, ties: [] });
    const squad = (teamId: string | null) => state({ teamId, season: '2026', players: [] });
    const entries = [
      // Squads: of another team, moved away from it, moved to it, and deleted.
      { recordKind: 'squad', recordId: other.squad, before: squad(null), after: squad(null) },
      { recordKind: 'squad', recordId: own.squad, before: squad(null), after: squad('u16') },
      { recordKind: 'squad', recordId: other.squad, before: squad('u16'), after: squad(null) },
      { recordKind: 'squad', recordId: 'gone', before: squad(null), after: null },
      { recordKind: 'squad', recordId: other.squad, before: null, after: squad(null) },
      { recordKind: 'player', recordId: 'gone', before: state({ name: 'Kim' }), after: null },
      {
        recordKind: 'sponsor/order',
        recordId: 'order',
        before: state({ places: [] }),
        after: state({ places: [] }),
      },
      {
        recordKind: 'lineup',
        recordId: 'gone',
        before: state({ gameId: other.game, players: [] }),
        after: null,
      },
      {
        recordKind: 'leagueRound',
        recordId: 'gone',
        before: state({ competitionId: other.competition, results: [] }),
        after: null,
      },
      {
        recordKind: 'leagueRound',
        recordId: 'gone',
        before: state({ competitionId: 'gone', results: [] }),
        after: null,
      },
    ];
    const before = await stored();
    for (const entry of entries) {
      const { id } = await createProtocolEntry(
        db,
        entry as Parameters<typeof createProtocolEntry>[1],
      );
      const { status } = await ask('/admin/protokoll', formPost({ entry: String(id) }));
      expect([entry, status]).toEqual([entry, 403]);
      const single = await ask('/admin/protokoll.data', formPost({ entry: String(id) }));
      expect([entry, single.status]).toEqual([entry, 403]);
      await db.deleteFrom('protocolEntry').where('id', '=', id).execute();
    }
    // One change to a record of the coach's team and a record of another team: no part is undone.
    const group = { recordKind: 'squad', groupLabel: 'Beides' } as const;
    const [first, second] = [
      await createProtocolEntry(db, { ...group, recordId: own.squad, before: squad('u16') }),
      await createProtocolEntry(db, { ...group, recordId: other.squad, before: squad(null) }),
    ];
    await db.updateTable('protocolEntry').set({ groupId: first.id }).execute();
    expect(second.id).toBeGreaterThan(first.id);
    const ids = await db.selectFrom('protocolEntry').select('id').execute();
    for (const { id } of ids) {
      const { status } = await ask('/admin/protokoll', formPost({ entry: String(id) }));
      expect([id, status]).toEqual([id, 403]);
    }
    await db.deleteFrom('protocolEntry').execute();
    expect(await stored()).toBe(before);
  });

  test('a coach of one team cannot open, move or remove anything outside that team', async () => {
    const { db, ask, stored } = await openForCoach(engine);
    const article = await createArticle(db);
    const sponsors = [await createSponsor(db), await createSponsor(db)];
    const members = [await createBoardMember(db), await createBoardMember(db)];
    const season = await createSeason(db);
    const player = await createPlayer(db);
    const before = await stored();
    for (const path of [
      ...['spiele.csv', 'spieler.csv', 'kader.csv', 'einlesen', 'spielplan', 'saisonwechsel'],
      ...['tabelle', 'tabelle/vergleich', 'naechstes-spiel', 'bilder', 'bilder/hochladen'],
      ...[`neuigkeiten/${article.id}/entwurf`, `neuigkeiten/${article.id}/vorschau`],
      ...['bilder/player/x', 'bilder/datei/x.jpg', `bilder/spieler/${player.id}`, 'gegner/x'],
      ...['protokoll/zugriffe', 'personen', 'personen/max', 'posteingang', 'newsletter'],
    ])
      for (const end of ['', '.data', '.data?_routes=root', '.data?_routes='])
        for (const init of [{}, { method: 'HEAD' }, formPost({ intent: 'remove', text: 'x' })]) {
          const written = `/admin/${path}${end}`;
          const { status } = await ask(written, init);
          expect([written, init.method, status]).toEqual([written, init.method, 403]);
        }
    const lists: [tool: string, ids: (string | number)[]][] = [
      ['sponsoren', sponsors.map(({ id }) => id)],
      ['vorstand', members.map(({ id }) => id)],
      ['saisons', [season.id]],
      ['spieler', [player.id]],
      ['neuigkeiten', [article.id]],
      ['texte', ['x']],
      ['kontakt', []],
      ['aussehen', []],
      ['startbild', []],
      ['fanshop', []],
    ];
    for (const [tool, ids] of lists)
      for (const path of [`/admin/${tool}`, ...ids.map((id) => `/admin/${tool}/${id}`)])
        for (const form of [
          { intent: 'move', version: 'none', move: JSON.stringify([ids[0] ?? 'x', null]) },
          { intent: 'remove', version: 'none', move: '' },
        ])
          for (const end of ['', '.data', '/']) {
            const { status } = await ask(path + end, formPost(form));
            expect([path + end, form, status]).toEqual([path + end, form, 403]);
          }
    // The records of the coach's tools have no order that could change.
    for (const tool of ['spiele', 'kader', 'mannschaftskader', 'bewerbe', 'runden'])
      for (const move of ['["x",null]', '[]', '{', '\0', JSON.stringify([sponsors[0]?.id, null])]) {
        const { status } = await ask(`/admin/${tool}`, formPost({ intent: 'move', move }));
        expect([tool, move, status]).toEqual([tool, move, 400]);
      }
    expect(await stored()).toBe(before);
  });
});

const league = {
  ...{ season: '2026', name: 'Liga', kind: 'Meisterschaft', ranking: 'oefb', win: '3' },
  ...{ draw: '1', halfLength: '45' },
};
const match = { opponent: 'FC Bach', kind: 'Meisterschaft', date: '2026-03-14', kickoff: '15:00' };

function lineupOf(gameId: string): Record<string, string> {
  return {
    ...{ gameId, trainerId: 'tina', 'players[0].playerId': 'kim' },
    'players[0].shirtNumber': '7',
  };
}

async function makeOf(db: Db, team: string | null) {
  // Like in the tools: a new record gets its id from its form.
  const [game, competition, lineup, squad, round] = Array.from({ length: 5 }, () =>
    crypto.randomUUID(),
  ) as [string, string, string, string, string];
  const opponent = `Gegner ${team ?? 'fremd'}`;
  await createGame(db, { id: game, teamId: team, opponent, date: '2026-02-01' });
  await createCompetition(db, { id: competition, teamId: team });
  await createLineup(db, { id: lineup, gameId: game });
  await createSquad(db, { id: squad, teamId: team });
  await createRound(db, { id: round, competitionId: competition });
  return { team, game, competition, lineup, squad, round };
}

/** A club with three teams, and the signed-in coach of one team. */
async function openForCoach(engine: Engine) {
  const db = await freshDatabase(engine);
  for (const id of ['u16', 'u14'])
    await createTeam(db, { id, name: id.toUpperCase(), shortName: id, address: id });
  const grants: Grant[] = [{ role: 'sport', scope: 'team', teamId: 'u16' }];
  const admin = await createWithRoles(db, 'coach', grants);
  const ask = await askAsAdmin(await openApp(db, () => now), db, { admin, now });
  const versionAt = async (path: string) =>
    /name="version" value="([^"]+)"/.exec(await (await ask(path)).text())?.[1] ?? '';
  const tables = ['game', 'lineup', 'lineupPlayer', 'squad', 'competition', 'leagueRound'] as const;
  const others = ['player', 'sponsor', 'boardMember', 'season', 'article', 'articleDraft'] as const;
  const stored = async () => {
    const rows = [];
    for (const table of [...tables, ...others, 'protocolEntry'] as const)
      rows.push(await db.selectFrom(table).selectAll().execute());
    return JSON.stringify(rows);
  };
  return { db, ask, versionAt, stored };
}
