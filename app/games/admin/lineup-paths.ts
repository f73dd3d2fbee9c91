import { seasonAddress, seasonOf } from '#platform/values/season.ts';

export const lineupsPath = '/admin/kader';
/** The word in an address that says for which game a line-up is added. */
export const gameParameter = 'spiel';

/** Where the line-up of a game is changed or, while there is none, added. */
export function lineupPathOf(
  game: { id: string; date: string },
  lineupId: string | undefined,
): string {
  if (lineupId) return `${lineupsPath}/${encodeURIComponent(lineupId)}`;
  const path = `${lineupsPath}/neu?${new URLSearchParams({ [gameParameter]: game.id })}`;
  return seasonAddress(path, seasonOf(game.date));
}
