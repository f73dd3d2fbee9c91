import type { League, LeagueGame } from './league.ts';

/** A game for tests: `game('A 3:1 B', 4)`, by verdict with who won it. */
export function game(text: string, round = 1, awarded?: LeagueGame['awarded']): LeagueGame {
  const [, home = '', homeGoals, awayGoals, away = ''] = /^(.+) (\d+):(\d+) (.+)$/.exec(text) ?? [];
  if (!home) throw new Error(`no game: ${text}`);
  const goals = { homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) };
  return { home, away, ...goals, round, awarded };
}

/** A league for tests of all who play in it, whose ids are their names. */
export function leagueOf(games: LeagueGame[], more: Partial<League> = {}): League {
  const ids = new Set(games.flatMap(({ home, away }) => [home, away]));
  const teams = [...ids].map((id) => ({ id, name: id }));
  return { teams, games, corrections: [], withdrawn: [], ...more };
}
