import type { Outcome } from '#app/matches/games/result.ts';

/** How the games ended that a trainer was in charge of. */
export interface ResultsRecord {
  games: number;
  wins: number;
  draws: number;
  losses: number;
}

export const noResults: ResultsRecord = { games: 0, wins: 0, draws: 0, losses: 0 };

/** By trainer, in whatever order the results come. */
export function countResults(
  results: readonly { trainerId: string; outcome: Outcome }[],
): Map<string, ResultsRecord> {
  const records = new Map<string, ResultsRecord>();
  for (const { trainerId, outcome } of results) {
    const { games, wins, draws, losses } = records.get(trainerId) ?? noResults;
    records.set(trainerId, {
      games: games + 1,
      wins: wins + (outcome === 'win' ? 1 : 0),
      draws: draws + (outcome === 'draw' ? 1 : 0),
      losses: losses + (outcome === 'loss' ? 1 : 0),
    });
  }
  return records;
}

/** What was before the counting and what is counted since, as one; never less than nothing. */
export function totalRecord(opening: ResultsRecord, counted = noResults): ResultsRecord {
  return each((name) => Math.max(0, opening[name] + counted[name]));
}

/** Totals that somebody has typed; the others are counted alone. */
type TypedRecord = { readonly [Name in keyof ResultsRecord]?: number | null | undefined };

/**
 * What must have been before the counting for a total to be the one that somebody has typed. A total that
 * nobody has typed has nothing before the counting: it is no zero.
 */
export function openingRecord(total: TypedRecord, counted: ResultsRecord): ResultsRecord {
  return each((name) => {
    const typed = total[name] ?? null;
    return typed === null ? 0 : typed - counted[name];
  });
}

function each(value: (name: keyof ResultsRecord) => number): ResultsRecord {
  return {
    games: value('games'),
    wins: value('wins'),
    draws: value('draws'),
    losses: value('losses'),
  };
}

/** What is counted as a form carries it, from the page to what is sent: '12,5,4,3'. */
export function writeRecord({ games, wins, draws, losses }: ResultsRecord): string {
  return [games, wins, draws, losses].join();
}

/** The same back; null for anything else. */
export function readRecord(text: string): ResultsRecord | null {
  const [games, wins, draws, losses] = /^\d{1,5}(?:,\d{1,5}){3}$/.test(text)
    ? text.split(',').map(Number)
    : [];
  if (games === undefined || wins === undefined || draws === undefined || losses === undefined)
    return null;
  return { games, wins, draws, losses };
}
