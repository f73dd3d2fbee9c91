import { href, Link } from 'react-router';
import { findPointsCourse } from '#app/competitions/points-course.server.ts';
import { CalendarLinks } from '#app/games/calendar/calendar-links.tsx';
import { chooseSeason } from '#app/games/choose-season.server.ts';
import { listGames } from '#app/games/games.server.ts';
import { SeasonNav } from '#app/games/season-nav.tsx';
import { findSeasonPlan } from '#app/season-plan/find-season-plan.server.ts';
import { drawSeasonCourse } from '#app/seasons/charts/season-course.server.ts';
import { SeasonCourse } from '#app/seasons/charts/season-course.tsx';
import { linkTable, type LeagueTable as Table } from '#app/seasons/league-table.server.ts';
import {
  findCurrentTable,
  findShownTable,
  type SeasonTable,
} from '#app/seasons/shown-table.server.ts';
import { LeagueTable } from '#app/standings/league-table.tsx';
import { TableSource } from '#app/standings/table-source.tsx';
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
import { findNoTable } from './find-no-table.server.ts';
import { Lead, NextGames, Results } from './game-list.tsx';
import { findLead } from './lead.server.ts';
import styles from './route.module.css';
import { splitSchedule } from './schedule.ts';
import { byMonth, pageWords, rowOf, tableWords } from './words.server.ts';

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
  const found = await findTable(db, { season: season.shown, today, team });
  const table = found && (await linkTable(db, found));
  const shown = { season, team: shownTeam(href('/spiele'), { team, teams }) };
  const club = await findClub(args.context);
  const isEmpty = games.length === 0;
  const isCurrent = season.shown === season.current;
  const schedule = splitSchedule(games, { today, isCurrent });
  const lead = isCurrent ? await findLead(db, schedule.lead, { today, team }) : schedule.lead;
  return {
    revision: args.context.get(revisionContext),
    ...shown,
    page: pageWords({ ...shown, isEmpty }, club),
    next: schedule.next.map(rowOf),
    results: byMonth(schedule.results),
    lead: { next: lead.next && rowOf(lead.next), last: lead.last && rowOf(lead.last) },
    empty: isEmpty ? await findSentence(args.context, 'emptyGames') : undefined,
    kept: team.shows.results ? undefined : 'Ergebnisse dieser Mannschaft zeigen wir nicht.',
    course:
      season.shown && !isEmpty && team.shows.results
        ? drawSeasonCourse(
            games,
            await findPointsCourse(db, season.shown, await findSeasonPlan(db), team),
          )
        : undefined,
    table: table && { ...table, words: tableWords(table, shown, club) },
    // Of the first team one is expected.
    noTable:
      table || team.id !== null
        ? undefined
        : {
            heading: tableWords({ season: season.shown, isComputed: false }, shown, club).heading,
            sentence: await findNoTable(args.context, season),
          },
  };
}

interface Asked {
  season: string | undefined;
  today: string;
  team: Team;
}

/** The table of a season where the public may see it; of one that has none yet, the last that there is. */
async function findTable(db: Db, { season, today, team }: Asked): Promise<SeasonTable | undefined> {
  if (!team.shows.table) return undefined;
  const table = season && (await findShownTable(db, { season, today, team }));
  if (table || team.id !== null) return table || undefined;
  const current = await findCurrentTable(db, today);
  const isPast = season !== undefined && season < (current?.season ?? '');
  return isPast ? undefined : current;
}

export default function Games({ loaderData }: Route.ComponentProps) {
  const { page, season, team, kept, lead, next, results, course, table, empty, noTable } =
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
            {table && (
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
        {results.length > 0 && <Results months={results} />}
        {empty && <Empty {...empty} />}
        {kept && <p>{kept}</p>}
        {course && season.shown && (
          <Section title="Saisonverlauf">
            <SeasonCourse course={course} season={season.shown} />
          </Section>
        )}
        {table && (
          <Section id={tableId} title={table.words.heading}>
            <TableOf table={table} />
          </Section>
        )}
        {noTable && (
          <Section id={tableId} title={noTable.heading}>
            <Empty {...noTable.sentence} />
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
function TableOf({ table: { rows, own, words, ...said } }: TableOfProps) {
  return (
    <>
      {words.other && <p className={styles.other}>{words.other}</p>}
      <LeagueTable caption={words.caption} rows={rows} own={own} />
      <TableSource {...said}>
        {words.more && <Link to={words.more}>Heim, auswärts, Form und Verlauf</Link>}
      </TableSource>
    </>
  );
}
