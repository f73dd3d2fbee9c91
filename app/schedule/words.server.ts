import { href } from 'react-router';
import type { LeagueTable } from '#app/seasons/league-table.server.ts';
import type { ShownTeam } from '#app/teams/team-choices.server.ts';
import type { Club } from '#platform/club/current-club.ts';
import { type SeasonChoice, seasonAddress } from '#platform/values/season.ts';
import { formatDate } from '#platform/values/vienna.ts';

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
  table: LeagueTable,
  { season, team }: Omit<Shown, 'isEmpty'>,
  club: Club,
) {
  const { competition, day } = table;
  const name = competition ? `Tabelle: ${competition.name}` : `Tabelle der ${club.league}`;
  const isOther = table.season && table.season !== season.shown;
  return {
    heading: [competition?.name ?? club.league, table.season].filter(Boolean).join(' '),
    caption: [name, table.season].filter(Boolean).join(' '),
    ...(isOther && {
      other: `Für ${season.shown} gibt es noch keine Tabelle. Hier steht die von ${table.season}.`,
    }),
    ...(day && { day: `Stand ${formatDate(day)}` }),
    ...(competition && {
      source: competition.source,
      more: seasonAddress(`${href('/tabelle')}${team?.query ?? ''}`, table.season),
    }),
  };
}
