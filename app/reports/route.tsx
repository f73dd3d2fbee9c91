import { href, Link, useLocation } from 'react-router';
import { findGame, findNeighbours } from '#app/games/games.server.ts';
import { formatScore } from '#app/games/result.ts';
import { findLineup } from '#app/lineups/lineups.server.ts';
import { listArticlesAbout } from '#app/news/articles.server.ts';
import { SponsorsSection } from '#app/sponsors/strip/sponsor-strip.tsx';
import type { SponsorsHandle } from '#app/sponsors/strip/strip-sponsors.ts';
import { club } from '#club/club.ts';
import { HandedOver, onItsWay } from '#platform/live/handed-over.tsx';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, nowContext, revisionContext, todayContext } from '#platform/request/context.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import { ShareLinks } from '#platform/share/share-links.tsx';
import { breadcrumbs } from '#platform/structured-data/breadcrumbs.ts';
import { StructuredData } from '#platform/structured-data/structured-data.tsx';
import button from '#platform/ui/button.module.css';
import { Page } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { formatDate } from '#platform/values/vienna.ts';
import type { Route } from './+types/route';
import { LineupList } from './lineup-list.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './route.module.css';
import { type KnownGame, Scoreboard } from './scoreboard.tsx';
import { Scorers } from './scorers.tsx';
import { sportsEvent } from './sports-event.ts';
import { TrainerBox } from './trainer-box.tsx';

export const handle: LiveHandle & SponsorsHandle = {
  topics: ['game', 'lineup', 'player', 'trainer', 'article'],
  showsSponsors: true,
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const game =
    (await findGame(db, params.gameId)) ?? notFound('Spielinformationen nicht verfügbar.');
  return {
    revision: context.get(revisionContext),
    game,
    lineup: await findLineup(db, game.id),
    articles: await listArticlesAbout(db, game.id, context.get(nowContext)),
    ...(await findNeighbours(db, game)),
    year: Number(context.get(todayContext).slice(0, 4)),
  };
}

/** After a click the page need not wait: it paints the game that the link handed over. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return onItsWay(serverLoader());
}

export default function MatchReport({ loaderData }: Route.ComponentProps) {
  const known: KnownGame | undefined = useLocation().state?.game;
  return (
    <HandedOver answer={loaderData} preview={known && <Preview game={known} />}>
      {({ game, lineup, articles, previous, next, year }) => {
        const starters = lineup?.players.filter(({ onBench }) => !onBench) ?? [];
        const bench = lineup?.players.filter(({ onBench }) => onBench) ?? [];
        return (
          <Page
            path={pathOf(game)}
            hasPicture
            title={titleOf(game)}
            description={descriptionOf(game)}
          >
            <StructuredData
              of={(at) => [
                sportsEvent(game, pathOf(game), at),
                breadcrumbs(at, ['Spiele', '/spiele'], `gegen ${game.opponent}`),
              ]}
            />
            <Scoreboard game={game}>
              <Scorers players={lineup?.players ?? []} />
            </Scoreboard>
            <Content>
              {game.goalsFor === null && (
                <p className={styles.calendar}>
                  <a
                    href={`${pathOf(game)}/kalender.ics`}
                    className={`${button.button} ${button.quiet}`}
                  >
                    In den Kalender
                  </a>
                </p>
              )}
              <Section title="Startaufstellung">
                <LineupList players={starters} empty="Keine Aufstellung verfügbar" />
              </Section>
              <Section title="Ersatzbank">
                <LineupList players={bench} empty="Keine Spieler auf der Bank" />
              </Section>
              <Section title="Trainer">
                <TrainerBox trainer={lineup?.trainer} year={year} />
              </Section>
              {articles.length > 0 && (
                <Section title="Dazu geschrieben">
                  <ul>
                    {articles.map(({ slug, title }) => (
                      <li key={slug}>
                        <Link to={href('/news/:slug', { slug })}>{title}</Link>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
              <ShareLinks title={sharedText(game)} path={pathOf(game)} />
              <SponsorsSection />
              <Neighbours previous={previous} next={next} />
            </Content>
          </Page>
        );
      }}
    </HandedOver>
  );
}

function Preview({ game }: { game: KnownGame }) {
  return (
    <Page title={titleOf(game)} description={descriptionOf(game)}>
      <Scoreboard game={game} />
    </Page>
  );
}

function pathOf({ slug }: { slug: string }): string {
  return href('/spiele/spielbericht/:gameId', { gameId: slug });
}

function titleOf(game: KnownGame): string {
  return `${club.name} gegen ${game.opponent}, ${formatDate(game.date)}`;
}

/** What a link to it is sent with: whoever reads that need not open it for the score. */
function sharedText({ opponent, goalsFor, goalsAgainst, date }: KnownGame): string {
  const score = goalsFor === null ? '' : ` ${formatScore(goalsFor, goalsAgainst)}`;
  return `${club.name} – ${opponent}${score}, ${formatDate(date)}`;
}

function descriptionOf(game: KnownGame): string {
  const score = formatScore(game.goalsFor, game.goalsAgainst);
  return `Spielbericht: ${club.name} gegen ${game.opponent} ${score} am ${formatDate(game.date)}, mit Aufstellung und Torschützen.`;
}
