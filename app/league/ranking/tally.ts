import type { Appearance } from './league.ts';

export interface Tally {
  team: string;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  awayWins: number;
  awayGoals: number;
  punished: number;
  /** Points that rounding took away when points were halved; negative if rounding gave points. */
  rounded: number;
  points: number;
}

export function tally(
  { id, name }: { id: string; name: string },
  games: readonly Appearance[],
  worth: { win: number; draw: number },
): Tally {
  const sum: Tally = {
    team: id,
    name,
    played: games.length,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    awayWins: 0,
    awayGoals: 0,
    punished: 0,
    rounded: 0,
    points: 0,
  };
  for (const { outcome, goalsFor, goalsAgainst, away, punished } of games) {
    sum[outcome] += 1;
    sum.goalsFor += goalsFor;
    sum.goalsAgainst += goalsAgainst;
    if (away && outcome === 'won') sum.awayWins += 1;
    if (away) sum.awayGoals += goalsFor;
    if (punished) sum.punished += 1;
  }
  sum.points = worth.win * sum.won + worth.draw * sum.drawn;
  return sum;
}
