import { href, Link } from 'react-router';
import { chooseSeason } from '#app/games/choose-season.server.ts';
import { listGames } from '#app/games/games.server.ts';
import { SeasonNav } from '#app/games/season-nav.tsx';
import { drawSeasonCourse } from '#app/seasons/charts/season-course.server.ts';
import { SeasonCourse } from '#app/seasons/charts/season-course.tsx';
import {
  findLeagueTable,
  findTableOfResults,
  type LeagueTable as Table,
} from '#app/seasons/league-table.server.ts';
import { listFinalTables } from '#app/seasons/seasons.server.ts';
import { LeagueTable } from '#app/standings/league-table.tsx';
import { linkTeams } from '#app/standings/link-teams.server.ts';
import { type ShownTeam, shownTeam } from '#app/teams/team-choices.server.ts';
import { chooseTeam, type Team } from '#app/teams/teams.server.ts';
import { ownMapPath } from '#app/venues/place.ts';
import { VenueLink } from '#app/venues/venue-link.tsx';
import { club } from '#club/club.ts';
import { useClub } from '#platform/club/current-club.ts';
import { findSentence } from '#platform/club/find-sentence.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, revisionContext, todayContext } from '#platform/request/context.ts';
import button from '#platform/ui/button.module.css';
import { ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { Empty } from '#platform/ui/empty.tsx';
import { Page } from '#platform/ui/page.tsx';
import { PageHeading } from '#platform/ui/page-heading.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { teamParameter } from '#platform/values/page-words.ts';
import { seasonAddress } from '#platform/values/season.ts';
import { formatDate } from '#platform/values/vienna.ts';
import type { Route } from './+types/route';
import { CalendarLinks } from './calendar-links.tsx';
import { Lead, NextGames, Results } from './game-list.tsx';
import styles from './route.module.css';
import { splitSchedule } from './schedule.ts';

const tableId = 'tabelle';

export const handle: LiveHandle = {
  topics: [
    ...(['game', 'opponent', 'venue', 'season', 'standings'] as const),
    ...(['competition', 'leagueRound', 'team', 'clubDetails'] as const),
  ],
};

export async function loader(args: Route.LoaderArgs) {
  const db = args.context.get(dbContext);
  const { team, teams } = await chooseTeam(db, args.url);
  const { choice: season, days } = await chooseSeason(args, { team });
  const today = args.context.get(todayContext);
  const games = days ? await listGames(db, days, team) : [];
  const table =
    team.id === null
      ? await findTable(db, season.shown, today)
      : await findTeamTable(db, season.shown, team);
  return {
    revision: args.context.get(revisionContext),
    season,
    ...splitSchedule(games, { today, isCurrent: season.shown === season.current }),
    empty: games.length === 0 ? await findSentence(args.context, 'emptyGames') : undefined,
    course: drawSeasonCourse(games),
    kept: team.shows.results ? undefined : 'Ergebnisse dieser Mannschaft zeigen wir nicht.',
    team: shownTeam(href('/spiele'), { team, teams }),
    table,
    tableFollows:
      table.rows.length === 0 && table.season === undefined && team.id === null
        ? await findSentence(args.context, 'emptyTable')
        : undefined,
  };
}

/** The table of a season; of one that has none yet, the last that there is. */
async function findTable(db: Db, shown: string | undefined, today: string): Promise<Table> {
  const current = await findLeagueTable(db, today);
  if (!shown || (current.season === shown && !current.competition)) return current;
  const finalTable = await linkTeams(db, await listFinalTables(db, [shown]));
  if (finalTable.length > 0) return { rows: finalTable, season: shown };
  const ofResults = await findTableOfResults(db, shown);
  if (ofResults) return ofResults;
  const isPast = current.season === undefined || shown < current.season;
  return isPast ? { rows: [], season: shown } : current;
}

/** The table of a team beside the first one: of its results, where the public may see them. */
async function findTeamTable(db: Db, shown: string | undefined, team: Team): Promise<Table> {
  const ofResults =
    shown !== undefined && team.shows.table ? await findTableOfResults(db, shown, team) : undefined;
  return ofResults ?? { rows: [], season: shown };
}

export default function Games({ loaderData }: Route.ComponentProps) {
  const { season, team, kept, lead, next, results, course, table, empty, tableFollows } =
    loaderData;
  const { venue } = useClub();
  const isEmpty = empty !== undefined;
  const other = team?.id ? team.name : undefined;
  const title = ['Spiele', other, season.shown].filter(Boolean).join(' ');
  const path = `/spiele${team?.query ?? ''}`;
  return (
    <Page
      path={
        isEmpty && season.shown !== season.current
          ? undefined
          : seasonAddress(path, season.shown, season.current)
      }
      title={title}
      description={`Alle ${title} von ${club.name} mit Ergebnissen und ${other ? 'Tabelle' : `die Tabelle der ${club.league}`}.`}
    >
      <PageHeading title={title}>
        Gespielt wird am <VenueLink place={{ ...venue, path: ownMapPath }} />
        {venue.street && `, ${venue.street}`}.
      </PageHeading>
      <Content>
        {team && <ChoiceRows label="Mannschaft" rows={[team.choices]} />}
        <div className={styles.head}>
          <SeasonNav choice={season} keeps={teamParameter} />
          <div className={styles.tools}>
            {table.rows.length > 0 && (
              <a href={`#${tableId}`} className={`${button.button} ${button.quiet}`}>
                Zur Tabelle
              </a>
            )}
            {season.shown && season.shown === season.current && (
              <CalendarLinks query={team?.query} />
            )}
          </div>
        </div>
        {(lead.next || lead.last) && <Lead {...lead} />}
        {next.length > 0 && <NextGames games={next} />}
        {results.length > 0 && <Results games={results} />}
        {empty && <Empty {...empty} />}
        {kept && <p>{kept}</p>}
        {season.shown && !isEmpty && !kept && (
          <Section title="Saisonverlauf">
            <SeasonCourse course={course} season={season.shown} />
          </Section>
        )}
        {(table.rows.length > 0 || !other) && (
          <Section
            id={tableId}
            title={[table.competition?.name ?? club.league, table.season].filter(Boolean).join(' ')}
          >
            {tableFollows ? (
              <Empty {...tableFollows} />
            ) : (
              <TableOf table={table} season={season.shown} team={team} />
            )}
          </Section>
        )}
      </Content>
    </Page>
  );
}

interface TableOfProps {
  table: Table;
  /** Of which the page shows the games. */
  season: string | undefined;
  team: ShownTeam | undefined;
}

/** The table, and whose it is when that is not the season shown. */
function TableOf({ table, season, team }: TableOfProps) {
  if (table.rows.length === 0)
    return <Empty text="Zu dieser Saison ist keine Tabelle gespeichert." />;
  const { competition } = table;
  const name = competition ? `Tabelle: ${competition.name}` : `Tabelle der ${club.league}`;
  const caption = [name, table.season].filter(Boolean).join(' ');
  return (
    <>
      {table.season && table.season !== season && (
        <p className={styles.other}>
          Für {season} gibt es noch keine Tabelle. Hier steht die von {table.season}.
        </p>
      )}
      <LeagueTable caption={caption} rows={table.rows} own={table.own} />
      {table.day && <p className={styles.source}>Stand {formatDate(table.day)}</p>}
      {competition && (
        <p className={styles.source}>
          {competition.source}{' '}
          <Link to={seasonAddress(`/tabelle${team?.query ?? ''}`, table.season)}>
            Heim, auswärts, Form und Verlauf
          </Link>
        </p>
      )}
    </>
  );
}
