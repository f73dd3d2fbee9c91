import type { ComponentProps } from 'react';
import { href, Link, useLocation } from 'react-router';
import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { drawSeasonProgress } from '#app/league/charts/season-progress.server.ts';
import { SeasonProgress } from '#app/league/charts/season-progress.tsx';
import { drawTableStrip } from '#app/league/charts/table-strip.server.ts';
import { TableStrip } from '#app/league/charts/table-strip.tsx';
import { openLeagues } from '#app/league/competitions/league.server.ts';
import { findPointsProgress } from '#app/league/competitions/points-progress.server.ts';
import { LeagueTable } from '#app/league/table/league-table.tsx';
import { type LinkedTable, linkTable } from '#app/league/table/link-table.server.ts';
import { findShownTable } from '#app/league/table/shown-table.server.ts';
import { TableSource } from '#app/league/table/table-source.tsx';
import { listGames } from '#app/matches/games/games.server.ts';
import { findPeople } from '#app/people/people.server.ts';
import { findStatisticsPath } from '#app/people/players/statistics-path.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { listTeams } from '#app/teams/teams.server.ts';
import { createPendingAnswer, PreviewWhileLoading } from '#platform/live/preview-while-loading.tsx';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading, StructuredData } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { breadcrumbs } from '#platform/ui/structured-data/breadcrumbs.server.ts';
import { structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import { parseSeasonParameter, seasonToParameter } from '#platform/values/season.ts';
import { seasonNamed } from '#platform/values/season-plan.ts';
import { splitNames } from '#platform/values/shared-names.ts';
import { withoutLastSigns } from '#platform/values/slug.ts';
import { findSeason, findStory, type SeasonStory as Story } from '../seasons.server.ts';
import type { Route } from './+types/route';
import { SeasonPeople } from './season-people.tsx';
import { SeasonStory } from './season-story.tsx';

export const handle: PublicPage = {
  topics: [
    ...(['season', 'standings', 'game', 'opponent', 'venue', 'player', 'trainer'] as const),
    ...(['competition', 'leagueRound', 'team', 'squad', 'lineup'] as const),
  ],
  sitemap: 'listed',
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const season =
    (await findSeason(db, params.seasonYear)) ??
    (await findSeason(db, parseSeasonParameter(withoutLastSigns(params.seasonYear)))) ??
    notFound('Keine Saison-Daten vorhanden.');
  const today = context.get(todayContext);
  const plan = await findSeasonPlan(db);
  const leaguesOf = openLeagues(db, today);
  const table = await findShownTable(db, { season: season.id, today, leaguesOf });
  const days = seasonNamed(season.id, plan);
  const { captain, topScorer, topAssistProvider, trainer } = season;
  const names = [captain, topScorer, topAssistProvider, trainer].flatMap((name) =>
    name === null ? [] : splitNames(name),
  );
  const own = await findOwnNames(db);
  const story = await findStory(db, season.id);
  return {
    revision: context.get(revisionContext),
    structured: structuredData(url, (at) => [
      breadcrumbs(at, ['Erfolge', '/history'], `Saison ${season.id}`),
    ]),
    season,
    ...(story && { story }),
    people: await findPeople(db, names, today),
    statistics: await findStatisticsPath(
      db,
      { team: (await listTeams(db))[0], season: season.id },
      today,
    ),
    course: drawSeasonProgress(
      days ? await listGames(db, days) : [],
      await findPointsProgress(leaguesOf, season.id),
    ),
    table: table && (await linkTable(db, table)),
    strip: drawTableStrip(
      table?.rows ?? [],
      (team) => isOwnTeam(team, own) || team === table?.league?.own,
    ),
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return createPendingAnswer(serverLoader());
}

export default function SeasonPage({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  const { state } = useLocation();
  const known: string | undefined = state?.season?.id ?? state?.lastSeason?.seasonId;
  return (
    <PreviewWhileLoading answer={loaderData} preview={known && <Preview id={known} />}>
      {({ structured, season, table, story, people, statistics, course, strip }) => (
        <Page
          path={href('/saison/:seasonYear', { seasonYear: seasonToParameter(season.id) })}
          title={`Saison ${season.id}`}
          description={`Saison ${season.id} von ${club.name}: Kapitän, Torschützenkönig, Trainer und Abschlusstabelle.`}
        >
          <StructuredData json={structured} />
          <PageHeading title={`Saison ${season.id}`} />
          <Content>
            <About {...{ season, story, people, statistics }} />
            {course.games.length > 0 && (
              <Section title="Saisonverlauf">
                <SeasonProgress course={course} season={season.id} />
              </Section>
            )}
            <Section title={nameOf(table)}>
              {strip && (
                <TableStrip strip={strip} name={`Abstände in der ${nameOf(table)} ${season.id}`} />
              )}
              {table ? (
                <TableOf table={table} />
              ) : (
                <p>Zu dieser Saison ist keine Tabelle gespeichert.</p>
              )}
            </Section>
          </Content>
        </Page>
      )}
    </PreviewWhileLoading>
  );
}

function nameOf(table: LinkedTable | undefined): string {
  return !table || table.kind === 'final' ? 'Abschlusstabelle' : 'Tabelle';
}

function TableOf({ table }: { table: LinkedTable }) {
  const { kind, season, rows, own } = table;
  return (
    <>
      <LeagueTable caption={`${nameOf(table)} ${season}`} rows={rows} own={own} />
      {kind !== 'final' && <TableSource {...table} />}
    </>
  );
}

function Preview({ id }: { id: string }) {
  const club = useClub();
  return (
    <Page title={`Saison ${id}`} description={`Saison ${id} von ${club.name}.`}>
      <PageHeading title={`Saison ${id}`} />
    </Page>
  );
}

interface AboutProps extends ComponentProps<typeof SeasonPeople> {
  story: Story | undefined;
  statistics: string | undefined;
}

function About({ season, story, people, statistics }: AboutProps) {
  return (
    <>
      <SeasonPeople season={season} people={people} />
      {statistics && (
        <p>
          <Link to={statistics}>Torschützen, Vorlagen und Karten</Link>
        </p>
      )}
      {story && (
        <Section title="Rückblick">
          <SeasonStory story={story} />
        </Section>
      )}
    </>
  );
}
