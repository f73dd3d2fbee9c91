import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import {
  type Entry,
  readEntries,
  readEntry,
  readField,
  readItems,
  reference,
} from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { integer, optionalCount } from '#platform/data-tree/number.server.ts';
import { omitEmpty, sortRows, toCollection } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { maxResults } from '../tool.ts';

type RoundTables = Pick<Snapshot, 'leagueRound' | 'leagueResult'>;

type Teams = ReadonlyMap<string, string>;

const verdicts = ['home', 'away', 'both'] as const;

export function readRounds(
  node: unknown,
  place: TreePath,
  { competition, competitionTeam }: Snapshot,
): RoundTables {
  const read: RoundTables = { leagueRound: [], leagueResult: [] };
  const competitions = new Set(competition.map(({ id }) => id));
  const teams = Map.groupBy(competitionTeam, ({ competitionId }) => competitionId);
  const taken = new Set<string>();
  readEntries(node, place, (entry, id) => {
    const competitionId = reference(entry, 'competition');
    const round = integer(entry, 'round', { from: 1, to: 99, otherwise: null });
    if (competitionId === undefined || !competitions.has(competitionId) || round === null) {
      addNote(entry, 'ohne Bewerb oder Nummer, Runde übersprungen');
      return undefined;
    }
    if (taken.has(`${round} ${competitionId}`)) {
      addNote(entry, `${round}. Runde steht zweimal da, übersprungen`);
      return undefined;
    }
    taken.add(`${round} ${competitionId}`);
    read.leagueRound.push({ id, competitionId, round });
    const known = new Map(teams.get(competitionId)?.map(({ team }) => [normalizeName(team), team]));
    read.leagueResult.push(...readResults(entry, id, known));
    return id;
  });
  return read;
}

function readResults(round: Entry, leagueRoundId: string, teams: Teams): Snapshot['leagueResult'] {
  return readItems(readField(round, 'results'), childPath(round, 'results'), maxResults)
    .flatMap(
      ({ value, place }) => readEntry(value, place, (entry) => readResult(entry, teams)) ?? [],
    )
    .map((row, ordinal) => ({ ...row, leagueRoundId, ordinal }));
}

function readResult(entry: Entry, teams: Teams) {
  const teamIn = (name: string) => teams.get(normalizeName(line(entry, name) ?? ''));
  const [home, away] = [teamIn('home'), teamIn('away')];
  if (home === undefined || away === undefined || home === away) {
    addNote(entry, 'nicht zwei Teams des Bewerbs, übersprungen');
    return undefined;
  }
  const given = line(entry, 'awarded');
  const awarded = verdicts.find((verdict) => verdict === given) ?? null;
  if (given !== null && awarded === null)
    addNote(childPath(entry, 'awarded'), `${quoteValue(given)} passt hier nicht, weggelassen`);
  return {
    ...{ home, away, awarded },
    homeGoals: optionalCount(entry, 'homeGoals'),
    awayGoals: optionalCount(entry, 'awayGoals'),
  };
}

export function writeRounds(stored: StoredSnapshot): Record<string, unknown> {
  const results = Map.groupBy(stored.leagueResult, ({ leagueRoundId }) => leagueRoundId);
  return toCollection(stored.leagueRound, ({ id, competitionId, round }) => ({
    competition: competitionId,
    round,
    results: sortRows(results.get(id) ?? [], ({ ordinal }) => ordinal).map(
      ({ home, away, homeGoals, awayGoals, awarded }) =>
        omitEmpty({ home, away, homeGoals, awayGoals, awarded }),
    ),
  }));
}
