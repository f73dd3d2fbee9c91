export const lineupsPath = '/admin/kader';
/** The word in an address that says for which game a line-up is added. */
export const gameParameter = 'spiel';

/** Where the line-up of a game is changed or, while there is none, added. */
export function lineupPathOf(game: { id: string }, lineupId: string | undefined): string {
  if (lineupId) return `${lineupsPath}/${encodeURIComponent(lineupId)}`;
  return `${lineupsPath}/neu?${new URLSearchParams({ [gameParameter]: game.id })}`;
}
