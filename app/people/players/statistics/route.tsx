import { href, Link } from 'react-router';
import { SeasonNav } from '#app/matches/games/season-nav.tsx';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { describeShownTeam } from '#app/teams/team-choices.server.ts';
import { chooseTeam } from '#app/teams/teams.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { HighlightChange } from '#platform/ui/highlight-change.tsx';
import { Page, PageHeading, StructuredData } from '#platform/ui/page.tsx';
import { Content, EmptyState, Section } from '#platform/ui/section.tsx';
import { breadcrumbs } from '#platform/ui/structured-data/breadcrumbs.server.ts';
import { structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import {
  competitionParameter,
  kindParameter,
  teamParameter,
} from '#platform/values/query-parameters.ts';
import { currentSeason, seasonParameter, seasonToParameter } from '#platform/values/season.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import { leaderLists, rankPlayers } from '../leader-lists.ts';
import {
  hasTypedFigures,
  listCompetitionsWithFigures,
  listKindsWithFigures,
  listSeasonFigures,
  listSeasonsWithFigures,
} from '../season-figures.server.ts';
import { statisticsPath } from '../statistics-path.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: PublicPage = {
  topics: [
    ...(['player', 'game', 'lineup', 'trainer', 'team', 'squad'] as const),
    ...(['season', 'competition', 'leagueRound', 'opponent', 'clubDetails'] as const),
  ],
  sitemap: 'listed',
  reads: [teamParameter, seasonParameter, kindParameter, competitionParameter],
};

const missing = 'Liste nicht gefunden';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [db, today] = [context.get(dbContext), context.get(todayContext)];
  const { team, teams } = await chooseTeam(db, url);
  const isSeen = ({ shows }: typeof team) => shows.names && shows.results;
  if (!isSeen(team)) notFound(missing);
  const seasons = await listSeasonsWithFigures(db, team);
  const current = currentSeason(seasons, findSeasonName(today, await findSeasonPlan(db)));
  const asked = url.searchParams.getAll(seasonParameter);
  const season =
    asked.length === 0 ? current : seasons.find((one) => asked.join() === seasonToParameter(one));
  if (asked.length > 0 && !season) notFound('Saison nicht gefunden');
  const kinds = season ? await listKindsWithFigures(db, { season, team }) : [];
  const word = url.searchParams.get(kindParameter);
  const kind = kinds.find((one) => one.kind === word);
  const competitions = season ? await listCompetitionsWithFigures(db, { season, team }, today) : [];
  const id = url.searchParams.get(competitionParameter);
  const competition = competitions.find((one) => one.id === id);
  const isMissing = (word !== null && !kind) || (id !== null && !competition);
  if (isMissing || (kind && competition)) notFound(missing);
  const part = competition ?? kind;
  const players = season
    ? await listSeasonFigures(db, { season, team, kind: kind?.kind, competition }, today)
    : [];
  const named = season === current ? undefined : season;
  const shown = describeShownTeam(href('/statistik'), { team, teams: teams.filter(isSeen) });
  const { name } = await findClub(context);
  const other = shown?.id ? shown.name : undefined;
  return {
    revision: context.get(revisionContext),
    structured: structuredData(url, (at) => [breadcrumbs(at, ['Team', '/team'], 'Statistik')]),
    choice: { seasons, current, shown: season },
    team: shown?.choices,
    path: season && !part ? statisticsPath({ team, season: named }) : undefined,
    title: ['Statistik', other, part?.name, season].filter(Boolean).join(' '),
    description: `Torschützen, Vorlagen und Karten von ${[name, other].filter(Boolean).join(' ')}${season ? ` in der Saison ${season}` : ''}.`,
    kinds:
      kinds.length > 1 || competitions.length > 0
        ? [
            [
              { label: 'Alle Bewerbe', to: part && statisticsPath({ team, season: named }) },
              ...kinds.map((one) => ({
                label: one.name,
                to:
                  one === kind
                    ? undefined
                    : statisticsPath({ team, season: named, kind: one.kind }),
              })),
            ],
            competitions.map((one) => ({
              label: one.name,
              to:
                one === competition
                  ? undefined
                  : statisticsPath({ team, season: named, competition: one.id }),
            })),
          ].filter((row) => row.length > 0)
        : undefined,
    lacksTyped: part && season ? await hasTypedFigures(db, { season, team }) : false,
    lists: leaderLists.flatMap(({ figure, title, one, many }) => {
      const leaders = rankPlayers(players, figure).map(({ count, games, ...leader }) => ({
        ...{ ...leader, count },
        said: count === 1 ? one : many,
        ...(games > 0 && { games: `in ${formatCount(games, 'Spiel', 'Spielen')}` }),
      }));
      return leaders.length > 0 ? [{ title, leaders }] : [];
    }),
  };
}

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { structured, choice, team, kinds, lacksTyped, lists, ...page } = loaderData;
  return (
    <Page {...page}>
      <StructuredData json={structured} />
      <PageHeading title={page.title} />
      <Content>
        {team && <ChoiceRows label="Mannschaft" rows={[team]} />}
        <SeasonNav choice={choice} keeps={teamParameter} />
        {kinds && <ChoiceRows label="Bewerb" rows={kinds} />}
        {lacksTyped && <p>Was von Hand eingetragen ist, gehört zu keinem Bewerb und fehlt hier.</p>}
        {lists.length === 0 && (
          <EmptyState text="Hier stehen Tore, Vorlagen und Karten, sobald es welche gibt." />
        )}
        <div className={styles.lists}>
          {lists.map(({ title, leaders }) => (
            <Section key={title} title={title}>
              <ol role="list">
                {leaders.map(({ rank, address, name, count, said, games }) => (
                  <HighlightChange
                    as="li"
                    key={address}
                    shows={`${rank} ${count}`}
                    className={`${styles.row} ${rank === 1 ? styles.first : ''}`}
                  >
                    <span className={styles.rank}>{rank}.</span>
                    <span className={styles.who}>
                      <Link
                        to={href('/spieler/:playerName', { playerName: address })}
                        className={styles.name}
                      >
                        {name}
                      </Link>{' '}
                      <span className={styles.games}>{games}</span>
                    </span>
                    <span className={styles.count}>
                      {count}
                      <span className="visually-hidden"> {said}</span>
                    </span>
                  </HighlightChange>
                ))}
              </ol>
            </Section>
          ))}
        </div>
      </Content>
    </Page>
  );
}
