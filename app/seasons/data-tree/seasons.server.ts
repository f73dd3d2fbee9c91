import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { readMomentField } from '#platform/data-tree/date.server.ts';
import { type Entry, readEntries } from '#platform/data-tree/entry.server.ts';
import { image } from '#platform/data-tree/link.server.ts';
import { addNote, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { label, line, lines } from '#platform/data-tree/text.server.ts';
import { readHonours, writeHonours } from './season-honours.server.ts';
import {
  readMoments,
  readSeasonTeams,
  writeMoments,
  writeSeasonTeams,
} from './season-teams.server.ts';

type SeasonTables = Pick<
  Snapshot,
  'season' | 'seasonTeam' | 'seasonHonour' | 'seasonHighlight' | 'seasonMoment'
>;

export function readSeasons(node: unknown, place: TreePath): SeasonTables {
  const result: SeasonTables = {
    season: [],
    seasonTeam: [],
    seasonHonour: [],
    seasonHighlight: [],
    seasonMoment: [],
  };
  const taken = new Set<string>();
  readEntries(node, place, (entry, key) => {
    const id = seasonId(entry, 'seasonId', key, taken);
    if (id === undefined) return undefined;
    result.season.push({
      id,
      name: id,
      ...days(entry),
      captain: line(entry, 'captain'),
      topScorer: line(entry, 'topScorer'),
      topAssistProvider: line(entry, 'topAssistProvider'),
      trainer: line(entry, 'trainer'),
      text: lines(entry, 'text'),
      image: image(entry, 'image'),
      imageAlt: line(entry, 'imageAlt', 300),
    });
    result.seasonHonour.push(...readHonours(entry, id));
    result.seasonTeam.push(...readSeasonTeams(entry, id));
    result.seasonMoment.push(...readMoments(entry, id));
    return id;
  });
  return result;
}

/** Both days are null if one is missing or if the first day is not before the last day. */
function days(entry: Entry): Pick<Snapshot['season'][number], 'firstDay' | 'lastDay'> {
  const firstDay = readMomentField(entry, 'firstDay', 'weggelassen')?.date ?? null;
  const lastDay = readMomentField(entry, 'lastDay', 'weggelassen')?.date ?? null;
  if (firstDay !== null && lastDay !== null && firstDay < lastDay) return { firstDay, lastDay };
  if (firstDay !== null || lastDay !== null)
    addNote(entry, 'firstDay und lastDay sind nicht die Tage einer Saison, weggelassen');
  return { firstDay: null, lastDay: null };
}

const noNames = { captain: null, topScorer: null, topAssistProvider: null, trainer: null };

/** Reads the node lastSeason/{seasonId}, or a list of items with a field `season`. Adds missing seasons. */
export function readHighlights(
  node: unknown,
  place: TreePath,
  seasons: SeasonTables,
): SeasonTables {
  const known = new Set(seasons.season.map(({ id }) => id));
  const added: Snapshot['season'] = [];
  const taken = new Set<string>();
  const seasonHighlight = readEntries(node, place, (entry, key) => {
    const id = seasonId(entry, 'season', key, taken);
    if (id === undefined) return undefined;
    if (!known.has(id)) {
      addNote(entry, `Saison ${quoteValue(id)} fehlt in seasons, angelegt`);
      added.push({ ...noNames, id, name: id });
    }
    return {
      seasonId: id,
      title: line(entry, 'title'),
      playerAchievement: line(entry, 'playerAchievement'),
      player: line(entry, 'player'),
    };
  });
  return { ...seasons, season: [...seasons.season, ...added], seasonHighlight };
}

/**
 * Reads the id from the field with this `name`. If the field is missing, the id is `key`. Returns undefined if
 * the field and `key` are empty or the id is taken.
 */
function seasonId(entry: Entry, name: string, key: string, taken: Set<string>): string | undefined {
  const id = label(entry, name) ?? (key.trim() || undefined);
  if (id === undefined || taken.has(id)) {
    addNote(
      entry,
      `Saison ${id === undefined ? 'fehlt' : `${quoteValue(id)} gibt es schon`}, übersprungen`,
    );
    return undefined;
  }
  taken.add(id);
  return id;
}

/** Writes the node seasons/{seasonId}. In the data tree, the name of a season is also its id. */
export function writeSeasons(stored: StoredSnapshot): Record<string, unknown> {
  const honours = Map.groupBy(stored.seasonHonour, (row) => row.seasonId);
  const teams = Map.groupBy(stored.seasonTeam, (row) => row.seasonId);
  const moments = Map.groupBy(stored.seasonMoment, (row) => row.seasonId);
  const seasons = stored.season.map(({ id, name, ...season }) => ({
    ...season,
    id: name,
    key: id,
  }));
  return toCollection(seasons, ({ id: _, key, ...season }) => ({
    ...season,
    ...writeHonours(honours.get(key) ?? []),
    teams: writeSeasonTeams(teams.get(key) ?? []),
    highlights: writeMoments(moments.get(key) ?? []),
  }));
}

export function writeHighlights(stored: StoredSnapshot): Record<string, unknown> {
  const names = new Map(stored.season.map(({ id, name }) => [id, name]));
  const rows = stored.seasonHighlight.map(({ seasonId, ...row }) => ({
    ...row,
    id: names.get(seasonId) ?? seasonId,
  }));
  return toCollection(rows, ({ id: _, ...row }) => row);
}
