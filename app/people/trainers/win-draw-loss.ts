import { href } from 'react-router';
import type { Outcome } from '#app/matches/games/result.ts';
import { resultParameter } from '#platform/values/query-parameters.ts';

export interface ResultsRecord {
  games: number;
  wins: number;
  draws: number;
  losses: number;
}

export const noResults: ResultsRecord = { games: 0, wins: 0, draws: 0, losses: 0 };

export function countOutcomes(
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

export function totalRecord(opening: ResultsRecord, counted = noResults): ResultsRecord {
  return each((name) => Math.max(0, opening[name] + counted[name]));
}

type TypedRecord = { readonly [Name in keyof ResultsRecord]?: number | null | undefined };

export function subtractCountedResults(total: TypedRecord, counted: ResultsRecord): ResultsRecord {
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

/** Writes the results as text for a hidden field of the form: '12,5,4,3'. */
export function serializeResults({ games, wins, draws, losses }: ResultsRecord): string {
  return [games, wins, draws, losses].join();
}

export function readRecord(text: string): ResultsRecord | null {
  const [games, wins, draws, losses] = /^\d{1,5}(?:,\d{1,5}){3}$/.test(text)
    ? text.split(',').map(Number)
    : [];
  if (games === undefined || wins === undefined || draws === undefined || losses === undefined)
    return null;
  return { games, wins, draws, losses };
}

interface TrainerRecord {
  games: number;
  wins: number;
}

/** Percentage with one decimal (spec §2), at most 100 even if stored data has more wins than games. */
export function winRate({ games, wins }: TrainerRecord): number {
  if (games <= 0) return 0;
  return Math.min(100, Math.round((wins * 1000) / games) / 10);
}

export function formatWinRate(record: TrainerRecord): string {
  return `${winRate(record).toFixed(1).replace('.', ',')}\u00a0%`;
}

export const resultPages = {
  spiele: { name: 'games', one: 'Spiel', many: 'Spiele' },
  siege: { name: 'wins', one: 'Sieg', many: 'Siege' },
  unentschieden: { name: 'draws', one: 'Unentschieden', many: 'Unentschieden' },
  niederlagen: { name: 'losses', one: 'Niederlage', many: 'Niederlagen' },
} as const satisfies Record<string, { name: keyof ResultsRecord; one: string; many: string }>;

export type ResultWord = keyof typeof resultPages;

export function resultsPath(address: string, result: ResultWord): string {
  const path = href('/trainer/:trainerName/spiele', { trainerName: address });
  return result === 'spiele' ? path : `${path}?${resultParameter}=${result}`;
}
