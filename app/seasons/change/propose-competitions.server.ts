import { competitionNameWithSeason, leagueKind } from '#app/league/competitions/competition.ts';
import {
  type CompetitionRecord,
  competitionRecords,
  teamEntry,
} from '#app/league/competitions/competition-record.server.ts';
import { listCompetitions } from '#app/league/competitions/competitions.server.ts';
import { readLeague } from '#app/league/competitions/league.server.ts';
import { addTableNotes } from '#app/league/competitions/table-notes.server.ts';
import { rank } from '#app/league/ranking/rank.ts';
import type { Competition } from '#app/league/tables.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { listAllTeams } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { type Proposal, propose, type Section } from './proposal.server.ts';
import type { SeasonTransition } from './season-transitions.server.ts';

export async function proposeCompetitions(
  db: Db,
  { from, to }: SeasonTransition,
  today: string,
): Promise<Section> {
  const competitions = await listCompetitions(db, [from.name, to.name]);
  const there = competitions.filter(({ season }) => season === to.name);
  const isThere = ({ name, phase, teamId }: Competition) =>
    there.some(
      (other) =>
        normalizeName(other.name) === normalizeName(name) &&
        normalizeName(other.phase ?? '') === normalizeName(phase ?? '') &&
        other.teamId === teamId,
    );
  const teams = await listAllTeams(db);
  const proposals: Proposal[] = [];
  for (const competition of competitions) {
    if (competition.season !== from.name || isThere(competition)) continue;
    const record = await competitionRecords.read(db, competition.id);
    if (!record) continue;
    const team = teams.find(({ id }) => id === competition.teamId);
    const { gone, own } = await findMoving(db, competition, today);
    proposals.push(
      renew(record, {
        ...{ from, to, gone, own },
        team: teams.length > 1 ? team?.name : undefined,
      }),
    );
  }
  return {
    title: 'Bewerbe',
    hint: 'Mit denselben Regeln, ohne Runden und Punkteabzüge. Teams kannst du danach bei „Bewerbe“ ändern.',
    proposals,
  };
}

type Zone = 'promoted' | 'relegated';

interface Moving {
  gone: { team: string; zone: Zone }[];
  /** Null if the club stays in this competition. */
  own: Zone | 'withdrawn' | null;
}

async function findMoving(db: Db, competition: Competition, today: string): Promise<Moving> {
  const plan = await findSeasonPlan(db);
  const { league, rules, own } = await readLeague(db, competition, { plan, today });
  if (own !== undefined && league.withdrawn.includes(own)) return { gone: [], own: 'withdrawn' };
  if (competition.kind !== leagueKind || league.games.length === 0) return { gone: [], own: null };
  const rows = addTableNotes(rank(league, rules), league, competition);
  return {
    gone: rows.flatMap(({ team, zone }) => (zone && team !== own ? { team, zone } : [])),
    own: rows.find(({ team }) => team === own)?.zone ?? null,
  };
}

const zoneWords = {
  promoted: 'Aufsteiger',
  relegated: 'Absteiger',
} as const;

const ownWords = {
  promoted: 'Nach der Tabelle steigt ihr auf: Spielt ihr noch in dieser Liga?',
  relegated: 'Nach der Tabelle steigt ihr ab: Spielt ihr noch in dieser Liga?',
  withdrawn: 'Nach eurem Rückzug: Spielt ihr noch in diesem Bewerb?',
} as const;

interface Renewal extends Moving, SeasonTransition {
  team: string | undefined;
}

function renew(
  { teams, ...rules }: CompetitionRecord,
  { from, to, team, gone, own }: Renewal,
): Proposal {
  const withdrawn = teams.filter((one) => one.withdrawn).map((one) => one.team);
  // If the club itself leaves this competition, its next opponents are unknown. The proposal then leaves out only
  // withdrawn teams.
  const moving = own ? [] : gone.filter((one) => !withdrawn.includes(one.team));
  const left = new Map([
    ...withdrawn.map((name) => [name, 'zurückgezogen'] as const),
    ...moving.map((one) => [one.team, zoneWords[one.zone]] as const),
  ]);
  const staying = teams.filter((one) => !left.has(one.team));
  const without = [...left].map(([name, why]) => `${name} (${why})`);
  const detail = [
    `${[rules.kind, team, formatCount(staying.length, 'Team', 'Teams')].filter(Boolean).join(', ')}.`,
    ...(without.length > 0 ? [`Ohne ${new Intl.ListFormat('de-AT').format(without)}.`] : []),
    ...(own ? [ownWords[own]] : []),
  ];
  return propose(
    ['competition', to.name, rules.name, rules.phase, rules.teamId],
    {
      of: 'competition',
      competition: {
        ...{ ...rules, season: to.name, corrections: [] },
        firstDay: moved(rules.firstDay, { from, to }),
        lastDay: moved(rules.lastDay, { from, to }),
        ...{ continuesId: null, carried: null },
        teams: staying.map((one) => teamEntry(one.team)),
      },
    },
    {
      isAdvised: own === null,
      title: competitionNameWithSeason({ ...rules, season: to.name }),
      detail: detail.join(' '),
      lines: staying.length > 0 ? [staying.map((one) => one.team).join(', ')] : [],
    },
  );
}

/** Moves a day to the next season's year; null if the new day is outside the next season. */
function moved(day: string | null, { from, to }: SeasonTransition): string | null {
  if (day === null) return null;
  const years = yearOf(to.firstDay) - yearOf(from.firstDay);
  const later = `${yearOf(day) + years}${day.slice(4).replace('-02-29', '-02-28')}`;
  return later >= to.firstDay && later <= to.lastDay ? later : null;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
