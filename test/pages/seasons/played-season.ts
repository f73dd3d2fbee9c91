import type { RankingCriterionTable } from '#app/league/tables.ts';
import { club } from '#club/club.ts';
import { type PublishedGame, type PublishedPhase, readSeason } from './read-season.ts';

interface PhaseRules {
  ranking: 'oefb' | 'directMeetings' | 'goalDifference' | 'own';
  criteria?: readonly RankingCriterionTable['criterion'][];
  withdrawn?: readonly string[];
  /** Withdrawn teams whose results still count. */
  kept?: readonly string[];
  corrections?: readonly { team: string; points: number; reason: string }[];
  /** Only for a phase that continues the first phase with its points halved. */
  firstDay?: string;
}

interface SeasonRules {
  file: string;
  /** The team that plays as the club of the tests. */
  own: string;
  /** The season, for example '2022/23'. */
  name: string;
  /** The rules of each phase in the file, in order. */
  rules: readonly PhaseRules[];
  /** Includes only games up to this day. */
  until?: string;
}

export interface PlayedSeason {
  name: string;
  phases: (PublishedPhase & { rules: PhaseRules; teams: string[] })[];
  tables: ReadonlyMap<string, string[]>;
}

export function playedSeason({ file, own, name, rules, until = '9' }: SeasonRules): PlayedSeason {
  const { phases, tables } = readSeason(file, own);
  return {
    ...{ name, tables },
    phases: phases.map(({ games, ...phase }, index) => ({
      ...phase,
      rules: rules[index] ?? { ranking: 'oefb' },
      teams: [...new Set(games.map(({ home }) => home))].toSorted(),
      games: games.filter(({ day }) => day <= until),
    })),
  };
}

export function listRounds({ games }: PublishedPhase): number[] {
  return [...new Set(games.map(({ round }) => round))].toSorted((a, b) => a - b);
}

export function isOwnGame({ home, away }: PublishedGame): boolean {
  return home === club.name || away === club.name;
}

/** Converts a game of the club to the club's view: opponent, home or away, and goals. */
export function ownGame({ home, away, homeGoals, awayGoals, ...game }: PublishedGame) {
  return home === club.name
    ? { ...game, isAway: false, opponent: away, goalsFor: homeGoals, goalsAgainst: awayGoals }
    : { ...game, isAway: true, opponent: home, goalsFor: awayGoals, goalsAgainst: homeGoals };
}
