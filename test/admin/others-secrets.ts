import { kinds } from '#app/kinds.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { recordKind } from '#platform/records/kind.server.ts';
import type { RecordKind } from '#platform/records/kinds.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { type Engine, freshDatabase } from '#test/database.ts';
import {
  createCompetition,
  createGame,
  createLineup,
  createOpponent,
  createPlayer,
  createProtocolEntry,
  createRound,
  createSquad,
  createTeam,
  createTrainer,
} from '#test/factories.ts';
import { openApp } from '#test/open-app.ts';
import { askAsAdmin, createWithRoles } from '#test/sign-in-admin.ts';

const now = new Date('2026-03-01T08:00:00Z');
export const day = '2026-02-14';

/** Words that occur only in records of other teams. */
export const secrets = [
  ...['GeheimTeam', 'GeheimGegner', 'GeheimName', 'GeheimLiga', 'GeheimVerein', 'GeheimHeim'],
  ...['GeheimEintrag', 'GeheimKind', '4711'],
];

export type TeamRecords = Record<
  'game' | 'lineup' | 'squad' | 'competition' | 'leagueRound',
  string
>;

/**
 * The tools whose records belong to a team. `fields` is a valid form; `naming` lists the fields that name
 * another record.
 */
export const tools: {
  tool: string;
  kind: keyof TeamRecords;
  fields: Record<string, string>;
  naming: Record<string, keyof TeamRecords | 'team' | 'player' | 'other'>;
}[] = [
  {
    ...{ tool: 'spiele', kind: 'game', naming: { teamId: 'team', venueId: 'other' } },
    fields: { opponent: 'FC Bach', kind: 'Pokal', date: day, kickoff: '15:00', goalsFor: '9' },
  },
  {
    ...{ tool: 'kader', kind: 'lineup' },
    naming: { gameId: 'game', trainerId: 'other', 'players[0].playerId': 'player' },
    fields: {
      ...{ trainerId: 'tina', 'players[0].playerId': 'kim', 'players[0].shirtNumber': '7' },
      'players[0].goals': '19',
    },
  },
  {
    ...{ tool: 'mannschaftskader', kind: 'squad' },
    naming: { teamId: 'team', 'players[0].playerId': 'player' },
    fields: { season: '2026', 'players[0].playerId': 'kim' },
  },
  {
    ...{ tool: 'bewerbe', kind: 'competition', naming: { teamId: 'team' } },
    fields: {
      ...{ season: '2026', name: 'Liga', kind: 'Meisterschaft', ranking: 'oefb', win: '3' },
      ...{ draw: '1', 'teams[0].team': 'FC Bach' },
    },
  },
  {
    ...{ tool: 'runden', kind: 'leagueRound', naming: { competitionId: 'competition' } },
    fields: { round: '1', 'results[0].home': 'FC Bach', 'results[0].away': 'SC Tal' },
  },
];

export function visibleText(page: string): string {
  return page.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

/** A club with the coach's team, a hidden children's team, and a team whose results are not public. */
export async function openClub(engine: Engine) {
  const db = await freshDatabase(engine);
  await createTeam(db, { id: 'u16', name: 'U16', shortName: 'U16', address: 'u16' });
  const hidden = { hidden: 1, ageLimit: 10 } as const;
  await createTeam(db, { id: 'u10', name: 'GeheimTeam', address: 'geheim-team', ...hidden });
  await createTeam(db, { id: 'u9', name: 'U9', shortName: 'U9', address: 'u9', ageLimit: 9 });
  await createTrainer(db, { id: 'tina', name: 'Tina' });
  await createPlayer(db, { id: 'kim', name: 'Kim' });
  await createPlayer(db, { id: 'geheim-a', name: 'GeheimName', shirtNumber: 471 });
  await createPlayer(db, { id: 'geheim-b', name: 'GeheimKind', shirtNumber: 471 });
  for (const name of ['GeheimGegner', 'FC Bach']) await createOpponent(db, { name });
  const own = await makeOf(db, { teamId: 'u16', opponent: 'FC Bach', playerId: 'kim' });
  const others = [
    await makeOf(db, { teamId: 'u10', opponent: 'GeheimGegner', playerId: 'geheim-a' }),
    await makeOf(db, { teamId: 'u9', opponent: 'FC Bach', playerId: 'geheim-b' }),
  ];
  const entries = await makeEntries(db, own, others);
  const ids = [
    ...[...others.flatMap((one) => Object.values(one)), 'u10', 'u9', 'geheim-a', 'geheim-b'],
    ...entries.slice(0, 1),
  ];
  const site = await openApp(db, () => now);
  const ofTeam = [{ role: 'sport', scope: 'team', teamId: 'u16' }] as const;
  const coach = await createWithRoles(db, 'coach', ofTeam);
  const versionOf = async (kind: RecordKind, id: string) =>
    recordVersion(await recordKind(kinds, kind).records.read(db, id));
  return {
    ...{ db, ids, own, others, entries, versionOf, teams: ['u10', 'u9', null] },
    coach: await askAsAdmin(site, db, { admin: coach, now }),
    admin: await askAsAdmin(site, db, { now }),
    storedOfOthers: async () => {
      const rows = [];
      for (const [kind, ...known] of Object.keys(own).map((name) => [
        name as keyof TeamRecords,
        ...others.map((one) => one[name as keyof TeamRecords]),
      ]) as [keyof TeamRecords, ...string[]][])
        for (const id of known) rows.push(await recordKind(kinds, kind).records.read(db, id));
      return JSON.stringify(rows);
    },
  };
}

/** Creates one record of each kind that a team has. Records of other teams contain the secret words. */
async function makeOf(
  db: Db,
  { teamId, opponent, playerId }: { teamId: string; opponent: string; playerId: string },
): Promise<TeamRecords> {
  const id = () => crypto.randomUUID();
  const isOwn = teamId === 'u16';
  const ids = { game: id(), lineup: id(), squad: id(), competition: id(), leagueRound: id() };
  const result = isOwn ? {} : { goalsFor: 4711, goalsAgainst: 11, report: 'GeheimEintrag' };
  await createGame(db, { id: ids.game, teamId, opponent, date: day, ...result });
  const player = { playerId, goals: 3, shirtNumber: 7 };
  await createLineup(db, {
    id: ids.lineup,
    gameId: ids.game,
    trainerId: 'tina',
    players: [player],
  });
  await createSquad(db, { id: ids.squad, teamId, season: '2026', players: [{ playerId }] });
  const [name, club, home] = isOwn
    ? ['Liga', 'FC Bach', 'SC Tal']
    : ['GeheimLiga', 'GeheimVerein', 'GeheimHeim'];
  const teams = [club, home].filter((team) => team !== undefined);
  await createCompetition(db, {
    ...{ id: ids.competition, teamId, name, season: '2026', kind: 'Meisterschaft' },
    teams,
  });
  await createRound(db, { id: ids.leagueRound, competitionId: ids.competition });
  return ids;
}

/** Creates audit log entries about records of other teams, some of them by the coach. */
async function makeEntries(db: Db, own: TeamRecords, others: TeamRecords[]): Promise<string[]> {
  const [theirs = own] = others;
  const state = async (id: string) => {
    const record = await recordKind(kinds, 'game').records.read(db, id);
    return JSON.stringify({ record, ties: [] });
  };
  const entry = { recordKind: 'game', label: 'GeheimEintrag' } as const;
  const [ofOwn, ofTheirs] = [await state(own.game), await state(theirs.game)];
  const made = [];
  for (const username of ['coach', 'max'])
    for (const [before, after] of [
      [ofTheirs, ofTheirs],
      [ofTheirs, ofOwn],
      [ofOwn, ofTheirs],
      [ofTheirs, null],
      [null, ofTheirs],
    ] as const)
      made.push(
        await createProtocolEntry(db, {
          ...{ ...entry, username, before, after },
          recordId: after === ofOwn ? own.game : theirs.game,
        }),
      );
  return made.map(({ id }) => String(id));
}
