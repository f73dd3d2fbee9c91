import { href, Link } from 'react-router';
import { LeagueTable } from '#app/league/table/league-table.tsx';
import { linkTable } from '#app/league/table/link-table.server.ts';
import { findCurrentTable, findShownTable } from '#app/league/table/shown-table.server.ts';
import { TableSource } from '#app/league/table/table-source.tsx';
import { CalendarLinks } from '#app/matches/games/calendar/calendar-links.tsx';
import { findUpcomingGame, listLastResults } from '#app/matches/games/games.server.ts';
import { ResultList } from '#app/matches/games/result-list.tsx';
import { listSquad } from '#app/people/players/list-squad.server.ts';
import { PlayersByPosition } from '#app/people/players/players-by-position.tsx';
import { findStatisticsPath } from '#app/people/players/statistics-path.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { teamAddress } from '#app/teams/team-choices.server.ts';
import { findTeamByAddress, listTeams, type Team } from '#app/teams/teams.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import button from '#platform/ui/button.module.css';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading, StructuredData } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { breadcrumbs } from '#platform/ui/structured-data/breadcrumbs.server.ts';
import { structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

const resultCount = 5;

export const handle: PublicPage = {
  topics: [
    ...(['team', 'squad', 'clubDetails', 'game', 'opponent', 'venue', 'player'] as const),
    ...(['lineup', 'trainer', 'season', 'standings', 'competition', 'leagueRound'] as const),
  ],
  sitemap: 'listed',
};

/** @throws a 404 page for a club with one team, and for a hidden team */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const teams = await listTeams(db);
  if (teams.length < 2) notFound('Mannschaft nicht gefunden');
  const team = findTeamByAddress(teams, params.team);
  const today = context.get(todayContext);
  const season = findSeasonName(today, await findSeasonPlan(db));
  const upcoming = await findUpcomingGame(db, today, team);
  return {
    revision: context.get(revisionContext),
    structured: structuredData(url, (at) => [
      breadcrumbs(at, ['Mannschaften', href('/mannschaften')], team.name),
    ]),
    name: team.name,
    partner: team.partner,
    address: team.address,
    games: teamAddress(href('/spiele'), team),
    query: teamAddress('', team),
    statistics: await findStatisticsPath(db, { team }, today),
    next: upcoming ? [upcoming] : [],
    results: await listLastResults(db, resultCount, team),
    table: await findTable(db, { team, season, today }),
    showsNames: team.shows.names,
    players: team.shows.names ? await listSquad(db, { team, season, today }) : [],
  };
}

async function findTable(
  db: Db,
  { team, season, today }: { team: Team; season: string; today: string },
) {
  if (!team.shows.table) return undefined;
  const table =
    team.id === null
      ? await findCurrentTable(db, today)
      : await findShownTable(db, { season, today, team });
  return table && linkTable(db, table);
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  const { structured, name, partner, address, games, query, next, results } = loaderData;
  const { table, statistics, showsNames, players } = loaderData;
  return (
    <Page
      path={href('/mannschaften/:team', { team: address })}
      title={name}
      description={`${club.name} ${name}: Spiele, Ergebnisse und Kader.`}
    >
      <StructuredData json={structured} />
      <PageHeading title={name}>{partner && `Spielgemeinschaft mit ${partner}`}</PageHeading>
      <Content>
        <div className={styles.ways}>
          <Link to={games} className={`${button.button} ${button.quiet}`}>
            Alle Spiele
          </Link>
          {statistics && (
            <Link to={statistics} className={`${button.button} ${button.quiet}`}>
              Torschützen, Vorlagen und Karten
            </Link>
          )}
          <Link to={href('/mannschaften')} className={`${button.button} ${button.quiet}`}>
            Alle Mannschaften
          </Link>
          <CalendarLinks query={query} />
        </div>
        {next.length > 0 && (
          <Section title="Nächstes Spiel">
            <ResultList games={next} areAhead />
          </Section>
        )}
        {results.length > 0 && (
          <Section title="Letzte Spiele">
            <ResultList games={results} />
          </Section>
        )}
        {table && (
          <Section title={['Tabelle', table.season].filter(Boolean).join(' ')}>
            <LeagueTable
              caption={`Tabelle ${table.league ?? club.league}`}
              rows={table.rows}
              own={table.own}
            />
            <TableSource {...table} />
          </Section>
        )}
        {!showsNames && <p>Namen und Fotos dieser Mannschaft zeigen wir nicht.</p>}
        <PlayersByPosition players={players} />
      </Content>
    </Page>
  );
}
