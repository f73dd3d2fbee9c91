import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { type Entry, readEntries } from '#platform/transfer/entry.server.ts';
import { note, type Place, shown } from '#platform/transfer/note.server.ts';
import { byId } from '#platform/transfer/output.server.ts';
import { label, line } from '#platform/transfer/text.server.ts';
import { readHonours, writeHonours } from './season-honours.server.ts';
import { readSeasonTeams, writeSeasonTeams } from './season-teams.server.ts';

type SeasonTables = Pick<Snapshot, 'season' | 'seasonTeam' | 'seasonHonour' | 'seasonHighlight'>;

/** Reads seasons/{seasonId} (spec §3): honours and final table with it. */
export function readSeasons(node: unknown, place: Place): SeasonTables {
  const result: SeasonTables = {
    season: [],
    seasonTeam: [],
    seasonHonour: [],
    seasonHighlight: [],
  };
  const taken = new Set<string>();
  readEntries(node, place, (entry, key) => {
    const id = seasonId(entry, 'seasonId', key, taken);
    if (id === undefined) return undefined;
    result.season.push({
      id,
      captain: line(entry, 'captain'),
      topScorer: line(entry, 'topScorer'),
      topAssistProvider: line(entry, 'topAssistProvider'),
      trainer: line(entry, 'trainer'),
    });
    result.seasonHonour.push(...readHonours(entry, id));
    result.seasonTeam.push(...readSeasonTeams(entry, id));
    return id;
  });
  return result;
}

const noNames = { captain: null, topScorer: null, topAssistProvider: null, trainer: null };

/**
 * Reads lastSeason/{seasonId}, the cards of the home page, or a list of them with the field
 * season. A season that is missing in `seasons` is added to it.
 */
export function readHighlights(node: unknown, place: Place, seasons: SeasonTables): SeasonTables {
  const known = new Set(seasons.season.map(({ id }) => id));
  const added: Snapshot['season'] = [];
  const taken = new Set<string>();
  const seasonHighlight = readEntries(node, place, (entry, key) => {
    const id = seasonId(entry, 'season', key, taken);
    if (id === undefined) return undefined;
    if (!known.has(id)) {
      note(entry, `Saison ${shown(id)} fehlt in seasons, angelegt`);
      added.push({ ...noNames, id });
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

/** The season that an entry is about: named in a field, or its key. */
function seasonId(entry: Entry, name: string, key: string, taken: Set<string>): string | undefined {
  const id = label(entry, name) ?? (key.trim() || undefined);
  if (id === undefined || taken.has(id)) {
    note(
      entry,
      `Saison ${id === undefined ? 'fehlt' : `${shown(id)} gibt es schon`}, übersprungen`,
    );
    return undefined;
  }
  taken.add(id);
  return id;
}

/** Writes seasons/{seasonId}. */
export function writeSeasons(stored: StoredSnapshot): Record<string, unknown> {
  const honours = Map.groupBy(stored.seasonHonour, (row) => row.seasonId);
  const teams = Map.groupBy(stored.seasonTeam, (row) => row.seasonId);
  return byId(stored.season, ({ id, captain, topScorer, topAssistProvider, trainer }) => ({
    captain,
    topScorer,
    topAssistProvider,
    trainer,
    ...writeHonours(honours.get(id) ?? []),
    teams: writeSeasonTeams(teams.get(id) ?? []),
  }));
}

/** Writes lastSeason/{seasonId}. */
export function writeHighlights({ seasonHighlight }: StoredSnapshot): Record<string, unknown> {
  const rows = seasonHighlight.map((row) => ({ ...row, id: row.seasonId }));
  return byId(rows, ({ title, playerAchievement, player }) => ({
    title,
    playerAchievement,
    player,
  }));
}
