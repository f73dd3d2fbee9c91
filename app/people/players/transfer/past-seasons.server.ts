import { optionalRedCards, optionalYellowCards } from '#app/matches/games/transfer/cards.server.ts';
import { shownSeasons } from '#app/people/figures/opening.ts';
import type { Performance } from '#app/people/figures/season-totals.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, field, items, readEntry } from '#platform/transfer/entry.server.ts';
import { inside, note } from '#platform/transfer/note.server.ts';
import { optionalCount, typedNumbers } from '#platform/transfer/number.server.ts';
import { sortedBy } from '#platform/transfer/output.server.ts';
import { label } from '#platform/transfer/text.server.ts';

export function readPastSeasons(player: Entry, playerId: string): Snapshot['pastSeason'] {
  return items(field(player, 'pastSeasons'), inside(player, 'pastSeasons'))
    .map(({ value, place }) => readEntry(value, place, readPastSeason))
    .filter((season) => season !== undefined)
    .map((season, ordinal) => ({ playerId, ordinal, ...season }));
}

function readPastSeason(entry: Entry) {
  const season = label(entry, 'season');
  if (season === null) note(inside(entry, 'season'), 'fehlt, „Unbekannt“ eingesetzt');
  return { season: season ?? 'Unbekannt', ...readPerformance(entry, 'redCards') };
}

/** Writes the typed seasons. The import counts all other seasons from the line-ups. */
export function writePastSeasons(
  rows: StoredSnapshot['pastSeason'],
  counted: ReadonlyMap<string, Performance>,
): unknown[] {
  const openings = sortedBy(rows, ({ ordinal }) => ordinal);
  return shownSeasons(openings, counted)
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

const mostCards = 9999;

/** Leaves out missing figures, because an unknown figure is not 0. */
export function readPerformance(entry: Entry, redName: 'redCard' | 'redCards') {
  return typedNumbers({
    gamesPlayed: optionalCount(entry, 'gamesPlayed'),
    goals: optionalCount(entry, 'goalsScored'),
    assists: optionalCount(entry, 'goalsAssisted'),
    cleanSheets: optionalCount(entry, 'cleanSheets'),
    yellowCards: optionalYellowCards(entry, mostCards),
    redCards: optionalRedCards(entry, redName, mostCards),
  });
}
