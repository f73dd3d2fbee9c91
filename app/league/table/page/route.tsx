import { href, Link } from 'react-router';
import { leagueKind } from '#app/league/competitions/competition.ts';
import { sayOtherSeason } from '#app/league/typed-table/guess-table-season.ts';
import { chooseSeason } from '#app/matches/games/choose-season.server.ts';
import { SeasonNav } from '#app/matches/games/season-nav.tsx';
import { findStatisticsPath } from '#app/people/players/statistics-path.server.ts';
import { describeShownTeam } from '#app/teams/team-choices.server.ts';
import { chooseTeam } from '#app/teams/teams.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, EmptyState } from '#platform/ui/section.tsx';
import {
  competitionParameter,
  roundParameter,
  teamParameter,
  viewParameter,
} from '#platform/values/query-parameters.ts';
import { seasonAddress, seasonParameter } from '#platform/values/season.ts';
import { linkTable } from '../link-table.server.ts';
import { findLastTable } from '../shown-table.server.ts';
import { findNoTable } from '../table-sentences.server.ts';
import type { Route } from './+types/route';
import { type OpenTable, openTable, readTableParameters } from './open-table.server.ts';
import { listChoices, ResultsTable } from './results-table.tsx';
import { StoredTable } from './stored-table.tsx';

export const handle: PublicPage = {
  topics: [
    ...(['game', 'opponent', 'season', 'standings', 'competition', 'leagueRound'] as const),
    ...(['team', 'clubDetails', 'player', 'lineup', 'trainer'] as const),
  ],
  sitemap: 'listed',
  reads: [teamParameter, seasonParameter, competitionParameter, roundParameter, viewParameter],
};

export async function loader(args: Route.LoaderArgs) {
  const db = args.context.get(dbContext);
  const asked = readTableParameters(args.url);
  const { team, teams } = await chooseTeam(db, args.url);
  if (!team.shows.table) notFound('Tabelle nicht gefunden');
  const { choice, days } = await chooseSeason(args, { team });
  const today = args.context.get(todayContext);
  const ofSeason = days && (await openTable(db, asked, { season: days.name, today, team }));
  const last = ofSeason ? undefined : await findLastTable(db, { choice, today, team });
  const table: OpenTable | undefined = ofSeason ?? (last && { stored: await linkTable(db, last) });
  const competition = table?.results?.others.find(({ isShown }) => isShown)?.id;
  return {
    revision: args.context.get(revisionContext),
    choice,
    team: describeShownTeam(href('/tabelle'), {
      team,
      teams: teams.filter(({ shows }) => shows.table),
    }),
    table,
    statistics:
      choice.shown &&
      (await findStatisticsPath(
        db,
        { team, season: choice.shown, kind: leagueKind, competition },
        today,
      )),
    other: last && sayOtherSeason(last.season, choice.shown),
    empty: table ? undefined : await findNoTable(args.context, choice),
  };
}

export default function Table({ loaderData }: Route.ComponentProps) {
  const { choice, team, table, statistics, other, empty } = loaderData;
  const club = useClub();
  const season = seasonAddress(`/tabelle${team?.query ?? ''}`, choice.shown, choice.current);
  const turns = (
    <>
      {team && <ChoiceRows label="Mannschaft" rows={[team.choices]} />}
      <SeasonNav choice={choice} keeps={teamParameter} />
    </>
  );
  const { stored, results } = table ?? {};
  const choices = results && listChoices(results, season);
  const more = statistics && (
    <p>
      <Link to={statistics}>Torschützen, Vorlagen und Karten</Link>
    </p>
  );
  if (stored) return <StoredTable {...{ stored, choices, other, season, turns, more }} />;
  if (results) return <ResultsTable {...{ results, season, turns, more }} />;
  const title = ['Tabelle', team?.id && team.name, choice.shown].filter(Boolean).join(' ');
  return (
    <Page title={title} description={`Tabelle der ${club.league}.`}>
      <PageHeading title={title} />
      <Content>
        {turns}
        {empty && <EmptyState {...empty} />}
      </Content>
    </Page>
  );
}
