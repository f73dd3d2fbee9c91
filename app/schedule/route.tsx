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
import { shownTeam } from '#app/teams/team-choices.server.ts';
import { chooseTeam, type Team } from '#app/teams/teams.server.ts';
import { ownMapPath } from '#app/venues/place.ts';
import { VenueLink } from '#app/venues/venue-link.tsx';
import { useClub } from '#platform/club/current-club.ts';
import { findClub } from '#platform/club/find-club.server.ts';
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
import type { Route } from './+types/route';
import { CalendarLinks } from './calendar-links.tsx';
import { Lead, NextGames, Results } from './game-list.tsx';
import styles from './route.module.css';
import { splitSchedule } from './schedule.ts';
import { pageWords, tableWords } from './words.server.ts';

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
  const shown = { season, team: shownTeam(href('/spiele'), { team, teams }) };
  const club = await findClub(args.context);
  const isEmpty = games.length === 0;
  const hasTable = table.rows.length > 0;
  return {
    revision: args.context.get(revisionContext),
    ...shown,
    page: pageWords({ ...shown, isEmpty }, club),
    ...splitSchedule(games, { today, isCurrent: season.shown === season.current }),
    empty: isEmpty ? await findSentence(args.context, 'emptyGames') : undefined,
    kept: team.shows.results ? undefined : 'Ergebnisse dieser Mannschaft zeigen wir nicht.',
    course: season.shown && !isEmpty && team.shows.results ? drawSeasonCourse(games) : undefined,
    table:
      hasTable || team.id === null
        ? { ...table, words: tableWords(table, shown, club) }
        : undefined,
    tableFollows:
      !hasTable && table.season === undefined && team.id === null
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
  const { page, season, team, kept, lead, next, results, course, table, empty, tableFollows } =
    loaderData;
  const { venue } = useClub();
  return (
    <Page {...page}>
      <PageHeading title={page.title}>
        {venue.name && (
          <>
            Gespielt wird am <VenueLink place={{ ...venue, path: ownMapPath }} />
            {venue.street && `, ${venue.street}`}.
          </>
        )}
      </PageHeading>
      <Content>
        {team && <ChoiceRows label="Mannschaft" rows={[team.choices]} />}
        <div className={styles.head}>
          <SeasonNav choice={season} keeps={teamParameter} />
          <div className={styles.tools}>
            {table && table.rows.length > 0 && (
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
        {course && season.shown && (
          <Section title="Saisonverlauf">
            <SeasonCourse course={course} season={season.shown} />
          </Section>
        )}
        {table && (
          <Section id={tableId} title={table.words.heading}>
            {tableFollows ? <Empty {...tableFollows} /> : <TableOf table={table} />}
          </Section>
        )}
      </Content>
    </Page>
  );
}

interface TableOfProps {
  table: Table & { words: ReturnType<typeof tableWords> };
}

/** The table, and what is said of it. */
function TableOf({ table: { rows, own, words } }: TableOfProps) {
  if (rows.length === 0) return <Empty text="Zu dieser Saison ist keine Tabelle gespeichert." />;
  return (
    <>
      {words.other && <p className={styles.other}>{words.other}</p>}
      <LeagueTable caption={words.caption} rows={rows} own={own} />
      {words.day && <p className={styles.source}>{words.day}</p>}
      {words.more && (
        <p className={styles.source}>
          {words.source} <Link to={words.more}>Heim, auswärts, Form und Verlauf</Link>
        </p>
      )}
    </>
  );
}
