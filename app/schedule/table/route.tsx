import { href, Link } from 'react-router';
import { chooseSeason } from '#app/games/choose-season.server.ts';
import { SeasonNav } from '#app/games/season-nav.tsx';
import { LeagueTable } from '#app/standings/league-table.tsx';
import { shownTeam } from '#app/teams/team-choices.server.ts';
import { chooseTeam } from '#app/teams/teams.server.ts';
import { useClub } from '#platform/club/current-club.ts';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, revisionContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { type Choice, ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { Empty } from '#platform/ui/empty.tsx';
import { Page } from '#platform/ui/page.tsx';
import { PageHeading } from '#platform/ui/page-heading.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import {
  competitionParameter,
  roundParameter,
  teamParameter,
  viewParameter,
} from '#platform/values/page-words.ts';
import { seasonAddress } from '#platform/values/season.ts';
import type { Route } from './+types/route';
import { openTable, readAsked } from './open-table.server.ts';
import { PlaceCourse } from './place-course.tsx';
import styles from './route.module.css';
import { views } from './views.ts';

export const handle: LiveHandle = {
  topics: [
    ...(['game', 'opponent', 'season', 'competition', 'leagueRound'] as const),
    ...(['team', 'clubDetails'] as const),
  ],
};

export async function loader(args: Route.LoaderArgs) {
  const db = args.context.get(dbContext);
  const asked = readAsked(args.url);
  const { team, teams } = await chooseTeam(db, args.url);
  if (!team.shows.table) notFound('Diese Tabelle gibt es nicht.');
  const { choice, days } = await chooseSeason(args, { team });
  return {
    revision: args.context.get(revisionContext),
    choice,
    team: shownTeam(href('/tabelle'), {
      team,
      teams: teams.filter(({ shows }) => shows.table),
    }),
    table: days && (await openTable(db, days.name, asked, team)),
  };
}

type OpenTable = NonNullable<Route.ComponentProps['loaderData']['table']>;

export default function Table({ loaderData: { choice, team, table } }: Route.ComponentProps) {
  const club = useClub();
  const season = seasonAddress(`/tabelle${team?.query ?? ''}`, choice.shown, choice.current);
  const title = ['Tabelle', team?.id && team.name, choice.shown].filter(Boolean).join(' ');
  if (!table)
    return (
      <Page title={title} description={`Tabelle der ${club.league}.`}>
        <PageHeading title={title} />
        <Content>
          {team && <ChoiceRows label="Mannschaft" rows={[team.choices]} />}
          <SeasonNav choice={choice} keeps={teamParameter} />
          <Empty text="Zu dieser Saison sind keine Ergebnisse eingetragen." />
        </Content>
      </Page>
    );
  const { name, asked, rounds, lastRound, source, own, rows, course } = table;
  const isPlain =
    asked.view === 'gesamt' && asked.round === undefined && asked.competition === undefined;
  const view = views[asked.view];
  return (
    <Page
      path={isPlain ? season : undefined}
      title={`${name} ${table.season}: Tabelle`}
      description={`Tabelle ${name} ${table.season} mit ${club.name}: gesamt, daheim, auswärts und nach jeder Runde.`}
    >
      <PageHeading title={`${name} ${table.season}`}>{source}</PageHeading>
      <Content>
        {team && <ChoiceRows label="Mannschaft" rows={[team.choices]} />}
        <SeasonNav choice={choice} keeps={teamParameter} />
        <ChoiceRows label="Welche Tabelle" rows={choicesOf(table, season)} />
        <LeagueTable
          caption={`${view}, ${name} ${table.season}${lastRound === undefined ? '' : `, ${lastRound}. Runde`}`}
          rows={rows}
          own={own}
        />
        {rounds.length > 1 && (
          <Section title="Nach Runden">
            <ul role="list" className={styles.rounds}>
              {rounds.map((round) => (
                <li key={round}>
                  <RoundLink table={table} season={season} round={round} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {course && (
          <Section title="Verlauf">
            <PlaceCourse course={course} />
          </Section>
        )}
      </Content>
    </Page>
  );
}

interface RoundLinkProps {
  table: OpenTable;
  season: string;
  round: number;
}

function RoundLink({ table: { asked, rounds }, season, round }: RoundLinkProps) {
  const isShown = round === (asked.round ?? rounds.at(-1));
  const isLast = round === rounds.at(-1);
  return (
    <Link
      to={addressOf(season, { ...asked, round: isLast ? undefined : round })}
      aria-current={isShown ? 'page' : undefined}
      className={styles.round}
    >
      <span className="visually-hidden">Nach Runde </span>
      {round}
    </Link>
  );
}

/** The competitions of the season, where there are several, and what a table can count. */
function choicesOf({ asked, others, views: words }: OpenTable, season: string): Choice[][] {
  const competitions = others.map(({ id, name, isShown, isUsual }) => ({
    label: name,
    to: isShown
      ? undefined
      : addressOf(season, { competition: isUsual ? undefined : id, view: 'gesamt' }),
  }));
  const counted = words.map(({ word, label }) => ({
    label,
    to: word === asked.view ? undefined : addressOf(season, { ...asked, view: word }),
  }));
  return [...(competitions.length > 1 ? [competitions] : []), counted];
}

interface Words {
  competition: string | undefined;
  round?: number | undefined;
  view: string;
}

function addressOf(season: string, { competition, round, view }: Words): string {
  const words = new URLSearchParams({
    ...(competition !== undefined && { [competitionParameter]: competition }),
    ...(round !== undefined && { [roundParameter]: String(round) }),
    ...(view !== 'gesamt' && { [viewParameter]: view }),
  });
  if (words.size === 0) return season;
  return `${season}${season.includes('?') ? '&' : '?'}${words}`;
}
