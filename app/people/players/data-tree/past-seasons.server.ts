import {
  optionalRedCards,
  optionalYellowCards,
} from '#app/matches/games/data-tree/events.server.ts';
import { addCountedSeasons } from '#app/people/figures/opening-balance.ts';
import type { Performance } from '#app/people/figures/season-totals.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { type Entry, readEntry, readField, readItems } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath } from '#platform/data-tree/note.server.ts';
import { omitNulls, optionalCount } from '#platform/data-tree/number.server.ts';
import { sortRows } from '#platform/data-tree/output.server.ts';
import { label } from '#platform/data-tree/text.server.ts';
import { maxPastSeasons } from '../tool.ts';

export function readPastSeasons(player: Entry, playerId: string): Snapshot['pastSeason'] {
  return readItems(
    readField(player, 'pastSeasons'),
    childPath(player, 'pastSeasons'),
    maxPastSeasons,
  )
    .map(({ value, place }) => readEntry(value, place, readPastSeason))
    .filter((season) => season !== undefined)
    .map((season, ordinal) => ({ playerId, ordinal, ...season }));
}

function readPastSeason(entry: Entry) {
  const season = label(entry, 'season');
  if (season === null) addNote(childPath(entry, 'season'), 'fehlt, „Unbekannt“ eingesetzt');
  return { season: season ?? 'Unbekannt', ...readPerformance(entry, 'redCards') };
}

/** Leaves out seasons without typed figures, because the import counts such seasons from the line-ups. */
export function writePastSeasons(
  rows: StoredSnapshot['pastSeason'],
  counted: ReadonlyMap<string, Performance>,
): unknown[] {
  const openings = sortRows(rows, ({ ordinal }) => ordinal);
  return addCountedSeasons(openings, counted)
    .slice(0, openings.length)
    .map((row) => ({
      season: row.season,
      gamesPlayed: row.gamesPlayed,
      goalsScored: row.goals,
      goalsAssisted: row.assists,
      yellowCards: row.yellowCards,
      redCards: row.redCards,
      cleanSheets: row.cleanSheets,
    }));
}

const maxCards = 9999;

/** Leaves out missing figures, because an unknown figure is not 0. */
export function readPerformance(entry: Entry, redName: 'redCard' | 'redCards') {
  return omitNulls({
    gamesPlayed: optionalCount(entry, 'gamesPlayed'),
    goals: optionalCount(entry, 'goalsScored'),
    assists: optionalCount(entry, 'goalsAssisted'),
    cleanSheets: optionalCount(entry, 'cleanSheets'),
    yellowCards: optionalYellowCards(entry, maxCards),
    redCards: optionalRedCards(entry, redName, maxCards),
  });
}
