import { listPlayerChoices, listPlayersWithAge } from '#app/people/players/players.server.ts';
import type { SquadRecord } from '#app/teams/squads/squad-record.server.ts';
import { findSquad, listTeamsWithSquad } from '#app/teams/squads/squads.server.ts';
import { firstTeam, listAgeLimits, listAllTeams, type Team } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { findNextAgeGroup, isTooOld } from './next-age-group.ts';
import { type Proposal, propose, type Section } from './proposal.server.ts';
import type { SeasonTransition } from './season-transitions.server.ts';

type Entry = SquadRecord['players'][number];
type AgedTeam = Team & { ageLimit: number | null };
type Person = Awaited<ReturnType<typeof listPlayersWithAge>>[number];

interface Former {
  entry: Entry;
  person: Person;
  reasons: string[];
}

export async function proposeSquads(db: Db, turn: SeasonTransition): Promise<Section[]> {
  const teams = await listAgedTeams(db);
  const people = new Map((await listPlayersWithAge(db)).map((person) => [person.id, person]));
  const done = await listTeamsWithSquad(db, turn.to.name);
  const sections = new Map<AgedTeam, { hint?: string; proposals: Proposal[] }>();
  const risen: { team: AgedTeam; from: AgedTeam; former: Former }[] = [];
  for (const team of teams) {
    const last = await findSquad(db, team.id, turn.from.name);
    const isFirst = team.id === firstTeam.id;
    if (!last && !(isFirst && teams.length > 1)) continue;
    const entries = last ?? (await listWithoutSquad(db));
    const formers = entries.flatMap((entry) => {
      const person = people.get(entry.playerId);
      return person ? [{ entry, person, reasons: reasonsOf(entry, person, team, turn) }] : [];
    });
    sections.set(team, {
      ...(!last && {
        hint: 'Einen Mannschaftskader gibt es noch nicht: Das sind alle aktiven Spieler, die in keinem anderen stehen.',
      }),
      proposals: formers.map((former) => stay(former, team, turn)),
    });
    for (const former of formers) {
      const { birthYear, active } = former.person;
      if (active !== 1 || !isTooOld(birthYear, team, turn.to)) continue;
      const next = findNextAgeGroup(birthYear, team, teams, turn.to);
      if (next) risen.push({ team: next, from: team, former });
    }
  }
  for (const { team, from, former } of risen) {
    const { proposals, ...section } = sections.get(team) ?? { proposals: [] };
    const isThere = proposals.some(
      ({ part }) => part.of === 'squad' && part.entry.playerId === former.person.id,
    );
    if (!isThere)
      sections.set(team, { ...section, proposals: [...proposals, rise(former, from, team, turn)] });
  }
  return teams.flatMap((team) => {
    const section = sections.get(team);
    if (!section || done.has(team.id)) return [];
    return [{ title: `Mannschaftskader ${team.name} ${turn.to.name}`, ...section }];
  });
}

function reasonsOf(
  { lastDay }: Entry,
  person: Person,
  team: AgedTeam,
  turn: SeasonTransition,
): string[] {
  return [
    ...(person.active === 1 ? [] : ['Nicht mehr aktiv.']),
    ...(lastDay !== null && lastDay < turn.from.lastDay
      ? [`War nur bis ${formatDate(lastDay)} dabei.`]
      : []),
    ...(isTooOld(person.birthYear, team, turn.to) ? [`Zu alt für ${team.name}.`] : []),
  ];
}

function stay(
  { entry, person, reasons }: Former,
  team: AgedTeam,
  { to }: SeasonTransition,
): Proposal {
  const position = entry.position ?? person.position;
  const number = entry.shirtNumber ?? person.shirtNumber;
  return propose(
    ['squad', to.name, team.id, person.id],
    { of: 'squad', teamId: team.id, entry: { ...entry, firstDay: null, lastDay: null } },
    {
      isAdvised: reasons.length === 0,
      title: person.name,
      detail: [describe(person, team, { position, number }), ...reasons].join(' '),
    },
  );
}

function rise(
  { entry, person }: Former,
  from: AgedTeam,
  team: AgedTeam,
  { to }: SeasonTransition,
): Proposal {
  const { playerId, position } = entry;
  const isSeenNow = team.shows.names && !from.shows.names;
  return propose(
    ['squad', to.name, team.id, playerId],
    {
      ...{ of: 'squad', teamId: team.id },
      entry: { playerId, position, shirtNumber: null, firstDay: null, lastDay: null },
    },
    {
      isAdvised: false,
      title: person.name,
      detail: [
        describe(person, team, {
          position: position ?? person.position,
          number: person.shirtNumber,
        }),
        `Bisher ${from.name}.`,
        ...(isSeenNow ? ['Die Website zeigt dann den Namen.'] : []),
      ].join(' '),
    },
  );
}

function describe(
  { birthYear }: Person,
  { ageLimit }: AgedTeam,
  { position, number }: { position: string; number: number | null },
): string {
  const year = ageLimit !== null && birthYear !== null && `Jahrgang ${birthYear}`;
  return `${[number !== null && `Nr. ${number}`, position, year].filter(Boolean).join(', ')}.`;
}

async function listAgedTeams(db: Db): Promise<AgedTeam[]> {
  const teams = await listAllTeams(db);
  const limits = await listAgeLimits(db);
  return teams.map((team) => ({ ...team, ageLimit: limits.get(team.id ?? '') ?? null }));
}

/** If the first team has no squad, its players are all active players without another squad. */
async function listWithoutSquad(db: Db): Promise<Entry[]> {
  const players = await listPlayerChoices(db, { activeAnd: [], isFirstTeam: true });
  return players.map(({ id }) => ({
    ...{ playerId: id, shirtNumber: null, position: null, firstDay: null, lastDay: null },
  }));
}
