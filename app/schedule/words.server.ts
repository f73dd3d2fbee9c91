import { href } from 'react-router';
import type { ListedGame } from '#app/games/games.server.ts';
import { groundWords } from '#app/games/ground.ts';
import { inOrderOfSides } from '#app/games/pairing.server.ts';
import { formatDecision, outcome } from '#app/games/result.ts';
import { stateWord } from '#app/games/status.ts';
import type { LeagueTable } from '#app/seasons/league-table.server.ts';
import type { ShownTeam } from '#app/teams/team-choices.server.ts';
import type { Club } from '#platform/club/current-club.ts';
import { type SeasonChoice, seasonAddress } from '#platform/values/season.ts';
import { formatMonth, formatShortDate } from '#platform/values/vienna.ts';

interface Shown {
  season: SeasonChoice;
  team: ShownTeam | undefined;
  isEmpty: boolean;
}

/** What the page of games is called; made here, where that costs no reader a byte of script. */
export function pageWords({ season, team, isEmpty }: Shown, club: Club) {
  const other = team?.id ? team.name : undefined;
  const title = ['Spiele', other, season.shown].filter(Boolean).join(' ');
  const table = other ? 'Tabelle' : `die Tabelle der ${club.league}`;
  const path = `${href('/spiele')}${team?.query ?? ''}`;
  return {
    title,
    description: `Alle ${title} von ${club.name} mit Ergebnissen und ${table}.`,
    path:
      isEmpty && season.shown !== season.current
        ? undefined
        : seasonAddress(path, season.shown, season.current),
  };
}

/** What is said of its table; of another season than the one shown, whose it is. */
export function tableWords(
  table: Pick<LeagueTable, 'league' | 'season' | 'isComputed'>,
  { season, team }: Omit<Shown, 'isEmpty'>,
  club: Club,
) {
  const { league } = table;
  const name = league ? `Tabelle: ${league}` : `Tabelle der ${club.league}`;
  const other = sayOtherSeason(table.season, season.shown);
  return {
    heading: [league ?? club.league, table.season].filter(Boolean).join(' '),
    caption: [name, table.season].filter(Boolean).join(' '),
    ...(other && { other }),
    ...(table.isComputed && {
      more: seasonAddress(`${href('/tabelle')}${team?.query ?? ''}`, table.season),
    }),
  };
}

/** What is said of a table that stands on the page of another season; undefined where it does not. */
export function sayOtherSeason(
  season: string | undefined,
  shown: string | undefined,
): string | undefined {
  if (!season || !shown || season === shown) return undefined;
  return `Für ${shown} gibt es noch keine Tabelle. Hier steht die von ${season}.`;
}

/** Games by month, in their order. */
export function byMonth(games: readonly ListedGame[]) {
  const months = Map.groupBy(games, ({ date }) => date.slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({
    title: formatMonth(month),
    games: ofMonth.map(rowOf),
  }));
}

/** A game as a row of the list: with what is said of it beside its day, 'Pokal, Auswärts, n. V.'. */
export function rowOf(game: ListedGame) {
  const { kind, ground } = game;
  const detail = [kind, ground && groundWords[ground], formatDecision(inOrderOfSides(game))];
  return {
    ...game,
    detail: detail.filter(Boolean).join(', '),
    path: href('/spiele/spielbericht/:gameId', { gameId: game.slug }),
    at: [game.date, game.kickoff].filter(Boolean).join('T'),
    when: [formatShortDate(game.date), game.kickoff && `${game.kickoff} Uhr`]
      .filter(Boolean)
      .join(' '),
    ended: outcome(game),
    became: stateWord(game),
    shows: `${game.goalsFor}:${game.goalsAgainst} ${game.date} ${game.kickoff} ${stateWord(game)} ${game.opponent}`,
  };
}
