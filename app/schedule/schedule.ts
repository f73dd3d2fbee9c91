interface Scheduled {
  /** YYYY-MM-DD */
  date: string;
  goalsFor: number | null;
  goalsAgainst: number | null;
}

/**
 * Games as a fan looks for them: those to come, the nearest first, and those of the past, the newest
 * first. A game of today is of the past once it has a result.
 * @param games by date
 */
export function splitSchedule<T extends Scheduled>(
  games: readonly T[],
  today: string,
): { next: T[]; results: T[] } {
  const isNext = ({ date, goalsFor, goalsAgainst }: T) =>
    date > today || (date === today && (goalsFor === null || goalsAgainst === null));
  return {
    next: games.filter(isNext),
    results: games.filter((game) => !isNext(game)).toReversed(),
  };
}
