import type { SmallTableCourse } from '#app/league/standings/ranking/presets.ts';
import { gameKinds } from '#app/matches/games/game.ts';
import { teamOfEntry } from '#app/teams/transfer/teams.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { moment } from '#platform/transfer/date.server.ts';
import {
  type Entry,
  field,
  items,
  readEntries,
  readEntry,
} from '#platform/transfer/entry.server.ts';
import { flag } from '#platform/transfer/flag.server.ts';
import { inside, note, type Place, shown } from '#platform/transfer/note.server.ts';
import { integer } from '#platform/transfer/number.server.ts';
import { byId, filled, sortedBy } from '#platform/transfer/output.server.ts';
import { label, line, requiredLine } from '#platform/transfer/text.server.ts';
import { word } from '#platform/transfer/word.server.ts';
import { sameName } from '#platform/values/same-name.ts';
import { type Carried, carriedWords } from '../competition.ts';
import { ownCriteria, type Ranking, rankings, smallTableCourses } from '../rankings.ts';

type CompetitionTables = Pick<
  Snapshot,
  'competition' | 'competitionTeam' | 'pointsCorrection' | 'rankingCriterion'
>;

const none = new Map<string, never>();

export function readCompetitions(
  node: unknown,
  place: Place,
  known: Pick<Snapshot, 'team'>,
): CompetitionTables {
  const read: CompetitionTables = {
    ...{ competition: [], competitionTeam: [] },
    ...{ pointsCorrection: [], rankingCriterion: [] },
  };
  readEntries(node, place, (entry, id) => {
    const season = label(entry, 'season');
    if (season === null) {
      note(inside(entry, 'season'), 'fehlt, Bewerb übersprungen');
      return undefined;
    }
    const teamId = teamOfEntry(entry, known, 'Bewerb');
    if (teamId === undefined) return undefined;
    const criteria = readCriteria(entry, id);
    read.competition.push({
      ...{ id, teamId, season, name: requiredLine(entry, 'name', 'Bewerb') },
      phase: line(entry, 'phase'),
      ...readDays(entry),
      ...readBefore(entry),
      kind: word(entry, 'kind', {
        words: gameKinds,
        synonyms: none,
        fallback: 'Meisterschaft',
      }),
      ranking: readRanking(entry, criteria.length > 0),
      smallTable: readSmallTable(entry),
      win: integer(entry, 'win', { from: 1, to: 9, otherwise: 3 }),
      draw: integer(entry, 'draw', { from: 0, to: 9, otherwise: 1 }),
      halfLength: integer(entry, 'halfLength', { from: 1, to: 60, otherwise: null }),
      substitutions: integer(entry, 'substitutions', { from: 0, to: 99, otherwise: null }),
      promoted: integer(entry, 'promoted', { from: 1, to: 99, otherwise: null }),
      relegated: integer(entry, 'relegated', { from: 1, to: 99, otherwise: null }),
      lastAutumnRound: integer(entry, 'lastAutumnRound', { from: 1, to: 99, otherwise: null }),
    });
    read.competitionTeam.push(...readTeams(entry, id));
    read.pointsCorrection.push(...readCorrections(entry, id));
    read.rankingCriterion.push(...criteria);
    return id;
  });
  dropUnknownPhases(read.competition, place);
  return read;
}

function readBefore(competition: Entry): { continuesId: string | null; carried: Carried | null } {
  const continuesId = line(competition, 'continues');
  if (continuesId === null) return { continuesId: null, carried: null };
  return {
    continuesId,
    carried: word<Carried>(competition, 'carried', {
      ...{ words: carriedWords, synonyms: none, fallback: 'games' },
    }),
  };
}

function dropUnknownPhases(competitions: CompetitionTables['competition'], place: Place): void {
  const known = new Set(competitions.map(({ id }) => id));
  for (const competition of competitions) {
    const { id, continuesId } = competition;
    if (!continuesId || known.has(continuesId)) continue;
    note(
      inside(inside(place, String(id)), 'continues'),
      `${shown(continuesId)} gibt es nicht, weggelassen`,
    );
    Object.assign(competition, { continuesId: null, carried: null });
  }
}

function readDays(competition: Entry): { firstDay: string | null; lastDay: string | null } {
  const firstDay = moment(competition, 'firstDay', 'weggelassen')?.date ?? null;
  const lastDay = moment(competition, 'lastDay', 'weggelassen')?.date ?? null;
  if (firstDay === null || lastDay === null || firstDay <= lastDay) return { firstDay, lastDay };
  note(inside(competition, 'lastDay'), 'liegt vor firstDay, weggelassen');
  return { firstDay, lastDay: null };
}

function readRanking(competition: Entry, hasCriteria: boolean): Ranking {
  const words = { words: rankings, synonyms: none, fallback: 'oefb' } as const;
  const ranking = word(competition, 'ranking', words);
  if (ranking !== 'own' || hasCriteria) return ranking;
  note(inside(competition, 'criteria'), 'fehlt, Reihung „oefb“ eingesetzt');
  return 'oefb';
}

function readSmallTable(competition: Entry): SmallTableCourse | null {
  if (field(competition, 'smallTable') === undefined) return null;
  return word<SmallTableCourse>(competition, 'smallTable', {
    ...{ words: smallTableCourses, synonyms: none, fallback: 'kept' },
  });
}

function readCriteria(competition: Entry, competitionId: string): Snapshot['rankingCriterion'] {
  const taken = new Set<string>();
  return items(field(competition, 'criteria'), inside(competition, 'criteria'))
    .flatMap(({ value, place }) => {
      const criterion = ownCriteria.find((name) => name === value);
      if (criterion !== undefined && !taken.has(criterion)) {
        taken.add(criterion);
        return [criterion];
      }
      const problem = criterion === undefined ? 'ist kein Kriterium' : 'steht zweimal da';
      note(place, `${shown(value)} ${problem}, übersprungen`);
      return [];
    })
    .map((criterion, ordinal) => ({ competitionId, ordinal, criterion }));
}

function readTeams(competition: Entry, competitionId: string): Snapshot['competitionTeam'] {
  const taken = new Set<string>();
  return partsOf(competition, 'teams', (entry) => {
    const team = line(entry, 'team');
    if (team === null || taken.has(sameName(team))) {
      note(
        entry,
        team === null ? 'ohne Team, übersprungen' : `${shown(team)} steht zweimal da, übersprungen`,
      );
      return undefined;
    }
    taken.add(sameName(team));
    const withdrawn = flag(entry, 'withdrawn', 0) ? (1 as const) : null;
    return {
      ...{ team, withdrawn },
      kept: withdrawn && flag(entry, 'kept', 0) ? (1 as const) : null,
      place: integer(entry, 'place', { from: 1, to: 64, otherwise: null }),
      placeReason: line(entry, 'placeReason'),
    };
  }).map((row, ordinal) => ({ ...row, competitionId, ordinal }));
}

function readCorrections(competition: Entry, competitionId: string): Snapshot['pointsCorrection'] {
  return partsOf(competition, 'corrections', (entry) => {
    const team = line(entry, 'team');
    const points = integer(entry, 'points', { from: -99, to: 99, otherwise: null });
    if (team !== null && points)
      return {
        ...{ team, points, reason: requiredLine(entry, 'reason', '–') },
        day: moment(entry, 'day', 'weggelassen')?.date ?? null,
      };
    note(entry, 'ohne Team oder Punkte, übersprungen');
    return undefined;
  }).map((row, ordinal) => ({ ...row, competitionId, ordinal }));
}

function partsOf<Row>(entry: Entry, name: string, read: (part: Entry) => Row | undefined): Row[] {
  return items(field(entry, name), inside(entry, name)).flatMap(
    ({ value, place }) => readEntry(value, place, read) ?? [],
  );
}

export function writeCompetitions(stored: StoredSnapshot): Record<string, unknown> {
  const teams = Map.groupBy(stored.competitionTeam, (row) => row.competitionId);
  const corrections = Map.groupBy(stored.pointsCorrection, (row) => row.competitionId);
  const criteria = Map.groupBy(stored.rankingCriterion, (row) => row.competitionId);
  return byId(stored.competition, ({ id, teamId, continuesId, ...row }) => ({
    ...row,
    continues: continuesId,
    ...(teamId !== null && { team: teamId }),
    teams:
      inOrder(teams.get(id))?.map(({ team, withdrawn, kept, place, placeReason }) =>
        filled({
          ...{ team, withdrawn: withdrawn ? true : null, kept: kept ? true : null },
          ...{ place, placeReason },
        }),
      ) ?? null,
    corrections:
      inOrder(corrections.get(id))?.map(({ team, points, reason, day }) =>
        filled({ team, points, reason, day }),
      ) ?? null,
    criteria: inOrder(criteria.get(id))?.map(({ criterion }) => criterion) ?? null,
  }));
}

function inOrder<Row extends { ordinal: number }>(rows: Row[] | undefined): Row[] | undefined {
  return rows && sortedBy(rows, ({ ordinal }) => ordinal);
}
