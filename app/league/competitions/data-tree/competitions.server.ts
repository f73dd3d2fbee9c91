import type { SmallTableRule } from '#app/league/ranking/presets.ts';
import { gameKinds } from '#app/matches/games/game.ts';
import { teamOfEntry } from '#app/teams/data-tree/teams.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readMomentField } from '#platform/data-tree/date.server.ts';
import {
  type Entry,
  readEntries,
  readEntry,
  readField,
  readItems,
} from '#platform/data-tree/entry.server.ts';
import { readFlag } from '#platform/data-tree/flag.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { integer } from '#platform/data-tree/number.server.ts';
import { omitEmpty, sortRows, toCollection } from '#platform/data-tree/output.server.ts';
import { label, line, requiredLine } from '#platform/data-tree/text.server.ts';
import { readWord } from '#platform/data-tree/word.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { type CarryOver, carryOvers } from '../competition.ts';
import { ownCriteria, type Ranking, rankings, smallTableRules } from '../rankings.ts';
import { maxCorrections, maxTeams } from '../tool.ts';

type CompetitionTables = Pick<
  Snapshot,
  'competition' | 'competitionTeam' | 'pointsCorrection' | 'rankingCriterion'
>;

const none = new Map<string, never>();

export function readCompetitions(
  node: unknown,
  place: TreePath,
  known: Pick<Snapshot, 'team'>,
): CompetitionTables {
  const read: CompetitionTables = {
    ...{ competition: [], competitionTeam: [] },
    ...{ pointsCorrection: [], rankingCriterion: [] },
  };
  readEntries(node, place, (entry, id) => {
    const season = label(entry, 'season');
    if (season === null) {
      addNote(childPath(entry, 'season'), 'fehlt, Bewerb übersprungen');
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
      kind: readWord(entry, 'kind', {
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

function readBefore(competition: Entry): { continuesId: string | null; carried: CarryOver | null } {
  const continuesId = line(competition, 'continues');
  if (continuesId === null) return { continuesId: null, carried: null };
  return {
    continuesId,
    carried: readWord<CarryOver>(competition, 'carried', {
      ...{ words: carryOvers, synonyms: none, fallback: 'games' },
    }),
  };
}

function dropUnknownPhases(competitions: CompetitionTables['competition'], place: TreePath): void {
  const known = new Set(competitions.map(({ id }) => id));
  for (const competition of competitions) {
    const { id, continuesId } = competition;
    if (!continuesId || known.has(continuesId)) continue;
    addNote(
      childPath(childPath(place, String(id)), 'continues'),
      `${quoteValue(continuesId)} gibt es nicht, weggelassen`,
    );
    Object.assign(competition, { continuesId: null, carried: null });
  }
}

function readDays(competition: Entry): { firstDay: string | null; lastDay: string | null } {
  const firstDay = readMomentField(competition, 'firstDay', 'weggelassen')?.date ?? null;
  const lastDay = readMomentField(competition, 'lastDay', 'weggelassen')?.date ?? null;
  if (firstDay === null || lastDay === null || firstDay <= lastDay) return { firstDay, lastDay };
  addNote(childPath(competition, 'lastDay'), 'liegt vor firstDay, weggelassen');
  return { firstDay, lastDay: null };
}

function readRanking(competition: Entry, hasCriteria: boolean): Ranking {
  const words = { words: rankings, synonyms: none, fallback: 'oefb' } as const;
  const ranking = readWord(competition, 'ranking', words);
  if (ranking !== 'own' || hasCriteria) return ranking;
  addNote(childPath(competition, 'criteria'), 'fehlt, Reihung „oefb“ eingesetzt');
  return 'oefb';
}

function readSmallTable(competition: Entry): SmallTableRule | null {
  if (readField(competition, 'smallTable') === undefined) return null;
  return readWord<SmallTableRule>(competition, 'smallTable', {
    ...{ words: smallTableRules, synonyms: none, fallback: 'kept' },
  });
}

function readCriteria(competition: Entry, competitionId: string): Snapshot['rankingCriterion'] {
  const taken = new Set<string>();
  return readItems(readField(competition, 'criteria'), childPath(competition, 'criteria'))
    .flatMap(({ value, place }) => {
      const criterion = ownCriteria.find((name) => name === value);
      if (criterion !== undefined && !taken.has(criterion)) {
        taken.add(criterion);
        return [criterion];
      }
      const problem = criterion === undefined ? 'ist kein Kriterium' : 'steht zweimal da';
      addNote(place, `${quoteValue(value)} ${problem}, übersprungen`);
      return [];
    })
    .map((criterion, ordinal) => ({ competitionId, ordinal, criterion }));
}

function readTeams(competition: Entry, competitionId: string): Snapshot['competitionTeam'] {
  const taken = new Set<string>();
  return partsOf(competition, { name: 'teams', max: maxTeams }, (entry) => {
    const team = line(entry, 'team');
    if (team === null || taken.has(normalizeName(team))) {
      addNote(
        entry,
        team === null
          ? 'ohne Team, übersprungen'
          : `${quoteValue(team)} steht zweimal da, übersprungen`,
      );
      return undefined;
    }
    taken.add(normalizeName(team));
    const withdrawn = readFlag(entry, 'withdrawn', 0) ? (1 as const) : null;
    return {
      ...{ team, withdrawn },
      kept: withdrawn && readFlag(entry, 'kept', 0) ? (1 as const) : null,
      place: integer(entry, 'place', { from: 1, to: 64, otherwise: null }),
      placeReason: line(entry, 'placeReason'),
    };
  }).map((row, ordinal) => ({ ...row, competitionId, ordinal }));
}

function readCorrections(competition: Entry, competitionId: string): Snapshot['pointsCorrection'] {
  return partsOf(competition, { name: 'corrections', max: maxCorrections }, (entry) => {
    const team = line(entry, 'team');
    const points = integer(entry, 'points', { from: -99, to: 99, otherwise: null });
    if (team !== null && points)
      return {
        ...{ team, points, reason: requiredLine(entry, 'reason', '–') },
        day: readMomentField(entry, 'day', 'weggelassen')?.date ?? null,
      };
    addNote(entry, 'ohne Team oder Punkte, übersprungen');
    return undefined;
  }).map((row, ordinal) => ({ ...row, competitionId, ordinal }));
}

function partsOf<Row>(
  entry: Entry,
  { name, max }: { name: string; max: number },
  read: (part: Entry) => Row | undefined,
): Row[] {
  return readItems(readField(entry, name), childPath(entry, name), max).flatMap(
    ({ value, place }) => readEntry(value, place, read) ?? [],
  );
}

export function writeCompetitions(stored: StoredSnapshot): Record<string, unknown> {
  const teams = Map.groupBy(stored.competitionTeam, (row) => row.competitionId);
  const corrections = Map.groupBy(stored.pointsCorrection, (row) => row.competitionId);
  const criteria = Map.groupBy(stored.rankingCriterion, (row) => row.competitionId);
  return toCollection(stored.competition, ({ id, teamId, continuesId, ...row }) => ({
    ...row,
    continues: continuesId,
    ...(teamId !== null && { team: teamId }),
    teams:
      inOrder(teams.get(id))?.map(({ team, withdrawn, kept, place, placeReason }) =>
        omitEmpty({
          ...{ team, withdrawn: withdrawn ? true : null, kept: kept ? true : null },
          ...{ place, placeReason },
        }),
      ) ?? null,
    corrections:
      inOrder(corrections.get(id))?.map(({ team, points, reason, day }) =>
        omitEmpty({ team, points, reason, day }),
      ) ?? null,
    criteria: inOrder(criteria.get(id))?.map(({ criterion }) => criterion) ?? null,
  }));
}

function inOrder<Row extends { ordinal: number }>(rows: Row[] | undefined): Row[] | undefined {
  return rows && sortRows(rows, ({ ordinal }) => ordinal);
}
