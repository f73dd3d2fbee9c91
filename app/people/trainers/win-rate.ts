/** The games that a trainer was in charge of. */
interface TrainerRecord {
  games: number;
  wins: number;
}

/**
 * Share of games won, in percent rounded to one decimal (spec §2): 0 without games, and never more
 * than 100, whatever is stored.
 */
export function winRate({ games, wins }: TrainerRecord): number {
  if (games <= 0) return 0;
  return Math.min(100, Math.round((wins * 1000) / games) / 10);
}

/** The win rate as '58,3 %', always with one decimal; the space is a no-break space (U+00A0). */
export function formatWinRate(record: TrainerRecord): string {
  return `${winRate(record).toFixed(1).replace('.', ',')}\u00a0%`;
}
