import { teamOfEntry } from '#app/teams/data-tree/teams.server.ts';
import { claimAddress, readAddress } from '#platform/data-tree/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { requiredMoment } from '#platform/data-tree/date.server.ts';
import { type Entry, readEntries } from '#platform/data-tree/entry.server.ts';
import { image } from '#platform/data-tree/link.server.ts';
import type { TransferSettings } from '#platform/data-tree/nodes.server.ts';
import { addNote, childPath, type TreePath } from '#platform/data-tree/note.server.ts';
import { optionalCount } from '#platform/data-tree/number.server.ts';
import { sortRows, toCollection } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import { readWord } from '#platform/data-tree/word.server.ts';
import { type GameKind, gameKinds } from '../game.ts';
import { freeGameSlug } from '../new-game-slug.server.ts';
import { readCircumstances, writeCircumstances, writeDate } from './game-details.server.ts';
import { readOpponentGoals, writeOpponentGoals } from './opponent-goals.server.ts';

declare module '#platform/data-tree/nodes.server.ts' {
  interface TransferSettings {
    slugPrefix: string;
    /** In an import, a record with this path gets no crest (spec §9). */
    defaultCrest: string;
  }
}

const synonyms = new Map<string, GameKind>([
  ['liga', 'Meisterschaft'],
  ['ligaspiel', 'Meisterschaft'],
  ['meisterschaftsspiel', 'Meisterschaft'],
  ['freundschaft', 'Freundschaftsspiel'],
  ['testspiel', 'Freundschaftsspiel'],
  ['test', 'Freundschaftsspiel'],
  ['cup', 'Pokal'],
  ['pokalspiel', 'Pokal'],
  ['hallenturnier', 'Turnier'],
]);

export function readGames(
  node: unknown,
  place: TreePath,
  settings: TransferSettings,
  known: Pick<Snapshot, 'venue' | 'team'>,
): Pick<Snapshot, 'game' | 'opponentGoal'> {
  const taken = new Set<string>();
  const opponentGoal: Snapshot['opponentGoal'] = [];
  const games = readEntries(node, place, (entry, id) => {
    const teamId = teamOfEntry(entry, known, 'Spiel');
    const game = teamId === undefined ? undefined : readGame(entry, id, taken, settings);
    if (!game || teamId === undefined) return undefined;
    opponentGoal.push(...readOpponentGoals(entry, id));
    return { ...game, teamId, ...readCircumstances(entry, known) };
  });
  const inOrder = sortRows(games, ({ date, kickoff, id }) => `${date} ${kickoff ?? ''} ${id}`);
  const game = inOrder.map(({ slug, ...row }) => ({
    ...row,
    slug: slug ?? claimAddress(freeGameSlug({ ...row, prefix: settings.slugPrefix }, taken), taken),
  }));
  return { game, opponentGoal };
}

function readGame(entry: Entry, id: string, taken: Set<string>, settings: TransferSettings) {
  const played = requiredMoment(entry, 'date', 'Spiel übersprungen');
  if (!played) return undefined;
  const opponent = line(entry, 'opponent');
  if (opponent === null) {
    addNote(childPath(entry, 'opponent'), 'fehlt, Spiel übersprungen');
    return undefined;
  }
  return {
    id,
    slug: readAddress(entry, 'slug', taken),
    date: played.date,
    kickoff: played.time,
    opponent,
    kind: readWord(entry, 'art', { words: gameKinds, synonyms, fallback: 'Meisterschaft' }),
    crest: image(entry, 'wappen', settings.defaultCrest),
    goalsFor: optionalCount(entry, 'dynamoTore'),
    goalsAgainst: optionalCount(entry, 'gegnerTore'),
    halfTimeFor: optionalCount(entry, 'dynamoToreHalbzeit'),
    halfTimeAgainst: optionalCount(entry, 'gegnerToreHalbzeit'),
  };
}

export function writeGames(
  { game, opponentGoal }: StoredSnapshot,
  settings: TransferSettings,
): Record<string, unknown> {
  const ofGame = Map.groupBy(opponentGoal, ({ gameId }) => gameId);
  return toCollection(game, (row) => ({
    date: writeDate(row),
    opponent: row.opponent,
    art: row.kind,
    wappen: row.crest ?? settings.defaultCrest,
    dynamoTore: row.goalsFor,
    gegnerTore: row.goalsAgainst,
    dynamoToreHalbzeit: row.halfTimeFor,
    gegnerToreHalbzeit: row.halfTimeAgainst,
    ...writeCircumstances(row),
    opponentGoals: writeOpponentGoals(ofGame.get(row.id) ?? []),
    ...(row.teamId !== null && { team: row.teamId }),
    slug: row.slug,
  }));
}
