import type { League } from '#app/league/ranking/league.ts';
import {
  asOfRound,
  gamesAlone,
  rankAtHome,
  rankAway,
  rankForm,
} from '#app/league/ranking/partial-tables.ts';
import type { RankingRules } from '#app/league/ranking/presets.ts';
import { type RankedRow, rank } from '#app/league/ranking/rank.ts';

export const formGames = 5;

export const views = {
  gesamt: 'Gesamt',
  heim: 'Heim',
  auswaerts: 'Auswärts',
  form: 'Form',
  herbst: 'Herbst',
  fruehjahr: 'Frühjahr',
} as const;
export type View = keyof typeof views;

export function isView(word: string): word is View {
  return Object.hasOwn(views, word);
}

/** @param lastAutumnRound null if no admin has entered it; then both halves show all games */
export function leagueOfView(view: View, league: League, lastAutumnRound: number | null): League {
  if (lastAutumnRound === null) return league;
  if (view === 'herbst') return asOfRound(league, lastAutumnRound);
  if (view !== 'fruehjahr') return league;
  const games = league.games.filter(({ round }) => round === null || round > lastAutumnRound);
  return { ...gamesAlone(league), games, earlier: undefined };
}

export function rankView(view: View, league: League, rules: RankingRules): RankedRow[] {
  if (view === 'heim') return rankAtHome(league, rules);
  if (view === 'auswaerts') return rankAway(league, rules);
  if (view === 'form') return rankForm(league, rules, formGames);
  return rank(league, rules);
}

export function includesCorrections(view: View): boolean {
  return view === 'gesamt' || view === 'herbst';
}
