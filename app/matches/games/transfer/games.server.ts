import { teamOfEntry } from '#app/teams/transfer/teams.server.ts';
import { claim, keptAddress } from '#platform/transfer/address.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/transfer/club-rows.ts';
import { requiredMoment } from '#platform/transfer/date.server.ts';
import { type Entry, readEntries } from '#platform/transfer/entry.server.ts';
import { image } from '#platform/transfer/link.server.ts';
import type { TransferSettings } from '#platform/transfer/nodes.server.ts';
import { inside, note, type Place } from '#platform/transfer/note.server.ts';
import { optionalCount } from '#platform/transfer/number.server.ts';
import { byId, sortedBy } from '#platform/transfer/output.server.ts';
import { line } from '#platform/transfer/text.server.ts';
import { word } from '#platform/transfer/word.server.ts';
import { type GameKind, gameKinds } from '../game.ts';
import { freeGameSlug } from '../new-game-slug.server.ts';
import { readCircumstances, writeCircumstances, writeDate } from './circumstances.server.ts';
import { readOpponentGoals, writeOpponentGoals } from './opponent-goals.server.ts';

declare module '#platform/transfer/nodes.server.ts' {
  interface TransferSettings {
    slugPrefix: string;
    /** The import reads this path as no crest (spec §9). */
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
  place: Place,
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
  const inOrder = sortedBy(games, ({ date, kickoff, id }) => `${date} ${kickoff ?? ''} ${id}`);
  const game = inOrder.map(({ slug, ...row }) => ({
    ...row,
    slug: slug ?? claim(freeGameSlug({ ...row, prefix: settings.slugPrefix }, taken), taken),
  }));
  return { game, opponentGoal };
}

function readGame(entry: Entry, id: string, taken: Set<string>, settings: TransferSettings) {
  const played = requiredMoment(entry, 'date', 'Spiel übersprungen');
  if (!played) return undefined;
  const opponent = line(entry, 'opponent');
  if (opponent === null) {
    note(inside(entry, 'opponent'), 'fehlt, Spiel übersprungen');
    return undefined;
  }
  return {
    id,
    slug: keptAddress(entry, 'slug', taken),
    date: played.date,
    kickoff: played.time,
    opponent,
    kind: word(entry, 'art', { words: gameKinds, synonyms, fallback: 'Meisterschaft' }),
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
  return byId(game, (row) => ({
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
