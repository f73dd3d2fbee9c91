import type { Snapshot } from '#platform/data-tree/club-rows.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';

export interface LineupDraft {
  place: TreePath;
  gameId: string | undefined;
  day: string | undefined;
  opponent: string | null;
}

/**
 * Finds the game of a line-up by id, else by day. If a day has several games: the game against this opponent,
 * else the first game without a line-up.
 */
export function assignGames<Draft extends LineupDraft>(
  drafts: Draft[],
  games: Snapshot['game'],
): { draft: Draft; gameId: string }[] {
  const ids = new Set(games.map(({ id }) => id));
  const ofDay = Map.groupBy(games, ({ date }) => date);
  const named = (draft: Draft) =>
    draft.gameId !== undefined && ids.has(draft.gameId) ? draft.gameId : undefined;
  const taken = new Set(drafts.map(named));
  return drafts.flatMap((draft) => {
    const gameId = named(draft) ?? findByDay(draft, ofDay, taken);
    taken.add(gameId);
    return gameId === undefined ? [] : [{ draft, gameId }];
  });
}

function findByDay(
  draft: LineupDraft,
  ofDay: Map<string, Snapshot['game']>,
  taken: ReadonlySet<string | undefined>,
): string | undefined {
  const { place, day, opponent } = draft;
  const sameDay = (day && ofDay.get(day)) || [];
  const game =
    sameDay.length === 1
      ? sameDay[0]
      : (sameDay.find(
          (candidate) => normalizeName(candidate.opponent) === normalizeName(opponent ?? ''),
        ) ?? sameDay.find(({ id }) => !taken.has(id)));
  const why = draft.gameId === undefined ? 'fehlt' : 'ist kein Spiel';
  if (game)
    addNote(
      childPath(place, 'gameId'),
      `${why}, dem Spiel gegen ${quoteValue(game.opponent)} am ${day} zugeordnet`,
    );
  else addNote(place, `gameId ${why}, kein Spiel am Spieltag gefunden, Aufstellung übersprungen`);
  return game?.id;
}
