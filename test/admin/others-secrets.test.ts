import { expect, test } from 'vitest';
import { gameParameter } from '#app/games/admin/lineup-paths.ts';
import { kinds } from '#app/kinds.server.ts';
import { rights } from '#app/rights.ts';
import { teamKey } from '#app/teams/team-field.ts';
import type { Db } from '#platform/db/client.server.ts';
import { recordKind } from '#platform/records/kind.server.ts';
import type { RecordKind } from '#platform/records/kinds.ts';
import { recordVersion } from '#platform/records/version.server.ts';
import { competitionParameter, teamParameter } from '#platform/values/page-words.ts';
import { seasonParameter } from '#platform/values/season.ts';
import { createWithRoles, posted, signedInAsk } from '#test/admin.ts';
import { type Ask, openApp } from '#test/app.ts';
import { type Engine, freshDatabase, onEachEngine } from '#test/database.ts';
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
import { routePaths } from '#test/route-paths.ts';

const now = new Date('2026-03-01T08:00:00Z');
const day = '2026-02-14';

/** What stands in records of other teams alone. */
const secrets = [
  ...['GeheimTeam', 'GeheimGegner', 'GeheimName', 'GeheimLiga', 'GeheimVerein', 'GeheimHeim'],
  ...['GeheimEintrag', 'GeheimKind', '4711'],
];

const patterns = [
  ...new Set(routePaths.filter((path) => path === '/admin' || path.startsWith('/admin/'))),
];

type TeamRecords = Record<'game' | 'lineup' | 'squad' | 'competition' | 'leagueRound', string>;

/** Each tool whose records are of teams, with a form that would be stored and its fields that name records. */
const tools: {
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

onEachEngine((engine) => {
  test('no address tells a coach a word of other teams, whatever ids are asked for', async () => {
    const club = await openClub(engine);
    const seen = new Set<string>();
    for (const path of [...addresses(club.ids), ...askingAddresses(club)]) {
      const coach = await read(club.coach, path);
      expect([path, secretsIn(coach)]).toEqual([path, []]);
      // Long before the last address.
      if (seen.size < secrets.length)
        for (const secret of secretsIn(await read(club.admin, path))) seen.add(secret);
    }
    // The administration finds each of them: the words could be seen where they are said.
    expect([...seen].toSorted()).toEqual(secrets.toSorted());
  });

  test('no form of any address tells a coach a word of other teams, nor changes anything of theirs', async () => {
    const club = await openClub(engine);
    const before = await club.storedOfOthers();
    const [hidden] = club.others;
    for (const path of addresses(Object.values(hidden ?? {})))
      for (const form of path.endsWith('.data') ? [] : anyForms(club.ids)) {
        const answer = await (await club.coach(path, posted(form))).text();
        expect([path, form, secretsIn(answer)]).toEqual([path, form, []]);
      }
    expect(await club.storedOfOthers()).toBe(before);
  });

  test('no form of a team’s record tells a coach a word of other teams, nor changes anything of theirs', async () => {
    const club = await openClub(engine);
    const before = await club.storedOfOthers();
    for (const { path, form } of await toolForms(club)) {
      const answer = await (await club.coach(path, posted(form))).text();
      expect([path, form, secretsIn(answer)]).toEqual([path, form, []]);
    }
    expect(await club.storedOfOthers()).toBe(before);
    for (const path of ['/admin', '/admin/protokoll', ...tools.map(({ tool }) => `/admin/${tool}`)])
      expect([path, secretsIn(await read(club.coach, path))]).toEqual([path, []]);
  });

  test('a record of another team and one that is not there are answered alike', async () => {
    const { coach, others } = await openClub(engine);
    for (const { tool, kind } of tools)
      for (const end of ['', '.data']) {
        const theirs = await coach(`/admin/${tool}/${others[0]?.[kind]}${end}`);
        const missing = await coach(`/admin/${tool}/${crypto.randomUUID()}${end}`);
        expect([tool, theirs.status, missing.status]).toEqual([tool, 403, 403]);
        const withoutId = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
        expect(said(withoutId(await theirs.text()))).toBe(said(withoutId(await missing.text())));
      }
    const entry = await coach('/admin/protokoll', posted({ entry: '999999' }));
    expect(entry.status).toBe(403);
  });
});

test('the tools that are tried are all whose records are of teams', () => {
  expect(tools.map(({ kind }) => kind).toSorted()).toEqual([...rights.perTeam].toSorted());
});

/** The sentences of a page, without what the scripts get. */
function said(page: string): string {
  return page.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

function secretsIn(text: string): string[] {
  // A number also stands amid the letters of random ids.
  return secrets.filter((secret) =>
    secret === '4711' ? /(?<![\w-])4711(?![\w-])/.test(text) : text.includes(secret),
  );
}

async function read(ask: Ask, path: string): Promise<string> {
  const answer = await ask(path);
  return `${answer.headers.get('Location') ?? ''} ${await answer.text()}`;
}

/** Each address of the table of routes, as a page and as data, with each id where it takes one. */
function addresses(ids: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const filled = ['neu', ...ids].map((id) => pattern.replace(/:\w+\??|\*/g, id));
    const list = pattern.endsWith('?') ? [pattern.replace(/\/:\w+\?$/, '')] : [];
    return [...new Set([...filled, ...list])].flatMap((path) => [path, `${path}.data`]);
  });
}

/** The same with what is asked for in the words of an address. */
function askingAddresses({ others }: Club): string[] {
  const asked = [
    ...others.map(({ game, competition }) => ({
      ...{ [gameParameter]: game, [competitionParameter]: competition },
      ...{ [teamParameter]: 'geheim-team', [seasonParameter]: '2026', name: 'geheimgegner' },
    })),
    // Parts of the words: a page repeats what is searched.
    ...['eheim', '471'].map((word) => ({ suche: word, name: word })),
  ];
  return patterns.flatMap((pattern) =>
    asked.map(
      (words) => `${pattern.replace(/:\w+\??/g, 'neu')}?${new URLSearchParams({ ...words })}`,
    ),
  );
}

/** Forms of no tool in particular, by the words in which tools are told what to do. */
function anyForms(ids: readonly string[]): Record<string, string>[] {
  const [id = ''] = ids;
  return [
    { intent: 'remove', version: 'stale', recordId: id },
    { intent: 'move', move: JSON.stringify([id, null]) },
    { recordId: id, version: 'none' },
  ];
}

/** Every form with another team's record in each field that names one, for each address and version. */
async function toolForms({ entries, own, others, versionOf, teams }: Club) {
  const forms: { path: string; form: Record<string, string> }[] = [];
  const idsOf = {
    ...{
      team: teams.map(teamKey),
      player: ['geheim-a', 'geheim-b'],
      other: [...of('game'), 'geheim-a'],
    },
    ...{ game: of('game'), lineup: of('lineup'), squad: of('squad') },
    ...{ competition: of('competition'), leagueRound: of('leagueRound') },
  };
  function of(kind: keyof TeamRecords) {
    return others.map((one) => one[kind]);
  }
  for (const { tool, kind, fields, naming } of tools) {
    const whole = {
      ...{ ...fields, ...('teamId' in naming && { teamId: 'u16' }) },
      ...('gameId' in naming && { gameId: own.game }),
      ...('competitionId' in naming && { competitionId: own.competition }),
    };
    const changed = [
      whole,
      ...Object.entries(naming).flatMap(([field, what]) =>
        idsOf[what].map((id) => ({ ...whole, [field]: id })),
      ),
    ];
    for (const id of [own[kind], ...of(kind)])
      for (const version of ['none', 'stale', await versionOf(kind, id)])
        for (const form of changed) {
          const sent = { ...form, version };
          forms.push(
            ...['', '.data'].flatMap((end) => [
              { path: `/admin/${tool}/${id}${end}`, form: sent },
              { path: `/admin/${tool}/neu${end}`, form: { ...sent, recordId: id } },
            ]),
          );
        }
    for (const id of of(kind))
      for (const path of [`/admin/${tool}/${id}`, `/admin/${tool}/neu`])
        forms.push({ path, form: { intent: 'remove', version: 'stale', recordId: id } });
  }
  for (const id of of('game'))
    for (const version of ['none', 'stale', await versionOf('game', id)])
      forms.push({ path: `/admin/spiele/${id}/absage`, form: { version, date: day } });
  for (const entry of entries) forms.push({ path: '/admin/protokoll', form: { entry } });
  return forms;
}

type Club = Awaited<ReturnType<typeof openClub>>;

/** A club with a team of the coach, a hidden team of children, and one whose results nobody else sees. */
async function openClub(engine: Engine) {
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
    coach: await signedInAsk(site, db, { admin: coach, now }),
    admin: await signedInAsk(site, db, { now }),
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

/** One record of each kind that a team has; the words of others' are secrets. */
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

/** Entries of the audit log about others' records, some of which the coach has made. */
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
