interface Scheduled {
  /** YYYY-MM-DD */
  date: string;
  goalsFor: number | null;
  goalsAgainst: number | null;
  /** Whether the goals are a running score. */
  running: 1 | null;
  /** Null as long as a game takes its course. */
  status: string | null;
}

/** The games of a season as a page shows them. */
interface Schedule<T> {
  /** The next game that is to be played, and the last one with a result. */
  lead: { next: T | undefined; last: T | undefined };
  /** The others to come, the nearest first. */
  next: T[];
  /** The others of the past, the newest first. */
  results: T[];
}

/**
 * Games as a fan looks for them: those to come, the nearest first, and those of the past, the newest
 * first. A game of today is of the past once it has a result.
 * @param games by date
 * @param isCurrent whether it is the season in which fans look for what is next and what was last
 */
export function splitSchedule<T extends Scheduled>(
  games: readonly T[],
  { today, isCurrent }: { today: string; isCurrent: boolean },
): Schedule<T> {
  const isNext = (game: T) => game.date > today || (game.date === today && !hasResult(game));
  const [ahead, past] = [games.filter(isNext), games.filter((game) => !isNext(game)).toReversed()];
  const lead = {
    next: isCurrent ? ahead.find(({ status }) => status === null) : undefined,
    last: isCurrent ? past.find(hasResult) : undefined,
  };
  return {
    lead,
    next: ahead.filter((game) => game !== lead.next),
    results: past.filter((game) => game !== lead.last),
  };
}

function hasResult({ goalsFor, goalsAgainst, running }: Scheduled): boolean {
  return goalsFor !== null && goalsAgainst !== null && !running;
}
