import { href, redirect } from 'react-router';
import { listOpponentsWithoutPage } from '#app/league/competitions/competitions.server.ts';
import { Crest } from '#app/matches/games/crest.tsx';
import type { ListedGame } from '#app/matches/games/games.server.ts';
import { outcome } from '#app/matches/games/result.ts';
import { ResultList } from '#app/matches/games/result-list.tsx';
import { tally } from '#app/matches/games/season-progress.ts';
import { listGamesAgainst } from '#app/matches/opponents/head-to-head.server.ts';
import { mapPath } from '#app/matches/venues/game-location.ts';
import { VenueLink } from '#app/matches/venues/venue-link.tsx';
import { findVenue } from '#app/matches/venues/venues.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, StructuredData } from '#platform/ui/page.tsx';
import { Content, EmptyState, Section } from '#platform/ui/section.tsx';
import { breadcrumbs } from '#platform/ui/structured-data/breadcrumbs.server.ts';
import { structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import { findMovedOpponent, findOpponent } from '../opponents.server.ts';
import type { Route } from './+types/route';
import styles from './route.module.css';

export const handle: PublicPage = { topics: ['opponent', 'game', 'venue', 'team'], sitemap: false };

const missing = 'Gegner nicht gefunden';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const opponent = (await findOpponent(db, params.opponent)) ?? (await leadOn(db, params.opponent));
  if ((await listOpponentsWithoutPage(db)).has(opponent.id)) notFound(missing);
  const today = context.get(todayContext);
  const games = await listGamesAgainst(db, opponent.id);
  const ended = games.filter((game) => outcome(game) !== null);
  const isAhead = (game: ListedGame) => outcome(game) === null && game.date >= today;
  return {
    revision: context.get(revisionContext),
    structured: structuredData(url, (at) => [
      breadcrumbs(at, ['Spiele', '/spiele'], opponent.name),
    ]),
    opponent,
    crest: opponent.crest ?? games.find(({ crest }) => crest !== null)?.crest ?? null,
    venue: await findVenue(db, opponent.venueId),
    past: games.filter((game) => !isAhead(game)),
    ahead: games.filter(isAhead).toReversed(),
    played: ended.length,
    balance: tally(ended.flatMap((game) => ({ outcome: outcome(game) ?? 'draw' }))),
    goals: [
      ended.reduce((sum, { goalsFor }) => sum + (goalsFor ?? 0), 0),
      ended.reduce((sum, { goalsAgainst }) => sum + (goalsAgainst ?? 0), 0),
    ] as const,
  };
}

async function leadOn(db: Db, address: string): Promise<never> {
  const moved = (await findMovedOpponent(db, address)) ?? notFound(missing);
  if ((await listOpponentsWithoutPage(db)).has(moved.opponentId)) notFound(missing);
  throw redirect(href('/gegner/:opponent', { opponent: moved.address }));
}

export default function OpponentPage({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  const { opponent, crest, venue, past, ahead, played, balance, goals } = loaderData;
  const { name } = opponent;
  return (
    <Page
      path={href('/gegner/:opponent', { opponent: opponent.address })}
      title={`${club.name} gegen ${name}`}
      description={`Alle Spiele von ${club.name} gegen ${name}: Ergebnisse, Bilanz und die nächsten Termine.`}
    >
      <StructuredData json={loaderData.structured} />
      <header className={styles.head}>
        <div className={styles.inner}>
          <Crest crest={crest} size={112} />
          <div>
            <h1 className={styles.name}>{name}</h1>
            {venue && (
              <p>
                Daheim: <VenueLink place={{ ...venue, path: mapPath(venue.id) }} />
              </p>
            )}
          </div>
        </div>
      </header>
      <Content>
        {played > 0 && (
          <dl className={styles.balance}>
            <Figure value={played} name={played === 1 ? 'Spiel' : 'Spiele'} />
            <Figure value={balance.win} name={balance.win === 1 ? 'Sieg' : 'Siege'} />
            <Figure value={balance.draw} name="Unentschieden" />
            <Figure value={balance.loss} name={balance.loss === 1 ? 'Niederlage' : 'Niederlagen'} />
            <Figure value={goals.join(':')} name="Tore" />
          </dl>
        )}
        {ahead.length > 0 && (
          <Section title="Nächste Spiele">
            <ResultList games={ahead} areAhead />
          </Section>
        )}
        {past.length > 0 ? (
          <Section title="Bisherige Spiele">
            <ResultList games={past} />
          </Section>
        ) : (
          ahead.length === 0 && <EmptyState text={`Gegen ${name} haben wir noch nie gespielt.`} />
        )}
      </Content>
    </Page>
  );
}

function Figure({ value, name }: { value: number | string; name: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
