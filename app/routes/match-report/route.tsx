import { href, useLocation } from 'react-router';
import { club } from '../../../club/club.ts';
import { dbContext, revisionContext, todayContext } from '../../context.ts';
import { findGame, findNeighbours } from '../../data/games.server.ts';
import { findLineup } from '../../data/lineups.server.ts';
import { formatScore } from '../../domain/result.ts';
import { formatDate } from '../../domain/vienna.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { notFound } from '../../not-found.server.ts';
import { breadcrumbs } from '../../ui/breadcrumbs.ts';
import button from '../../ui/button.module.css';
import { HandedOver, onItsWay } from '../../ui/handed-over.tsx';
import { Page } from '../../ui/page.tsx';
import { Content, Section } from '../../ui/section.tsx';
import { ShareLinks } from '../../ui/share-links.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';
import type { Route } from './+types/route';
import { LineupList } from './lineup-list.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './route.module.css';
import { type KnownGame, Scoreboard } from './scoreboard.tsx';
import { Scorers } from './scorers.tsx';
import { sportsEvent } from './sports-event.ts';
import { TrainerBox } from './trainer-box.tsx';

export const handle: LiveHandle = { topics: ['game', 'lineup', 'player', 'trainer'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const game =
    (await findGame(db, params.gameId)) ?? notFound('Spielinformationen nicht verfügbar.');
  return {
    revision: context.get(revisionContext),
    game,
    lineup: await findLineup(db, game.id),
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
      {({ game, lineup, previous, next, year }) => {
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
              <ShareLinks title={sharedText(game)} path={pathOf(game)} />
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
