import { href, useLocation } from 'react-router';
import { AppearanceEvents } from '#app/matches/games/event-icons.tsx';
import { ResultList } from '#app/matches/games/result-list.tsx';
import { listGamesOfPlayer } from '#app/matches/lineups/games-of-player.server.ts';
import { seasonTotals } from '#app/people/figures/season-totals.ts';
import { Facts, PersonHeader } from '#app/people/person-header.tsx';
import { createPendingAnswer, PreviewWhileLoading } from '#platform/live/preview-while-loading.tsx';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { Page, StructuredData } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { breadcrumbs } from '#platform/ui/structured-data/breadcrumbs.server.ts';
import { clubTeam, structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import { findPlayer, type Player } from '../players.server.ts';
import type { Route } from './+types/route';
import { drawCareer } from './career.server.ts';
import { Career } from './career.tsx';
import { SeasonTable } from './season-table.tsx';

const appearanceCount = 8;

export const handle: PublicPage = {
  topics: [
    ...(['player', 'game', 'opponent', 'venue', 'lineup', 'trainer'] as const),
    ...(['team', 'squad', 'season'] as const),
  ],
  sitemap: 'listed',
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const found = await findPlayer(db, params.playerName, context.get(todayContext));
  const player = found ?? notFound('Spieler nicht gefunden');
  const club = await findClub(context);
  return {
    revision: context.get(revisionContext),
    structured: structuredData(url, (at) => [
      { '@type': 'Person', name: player.name, memberOf: clubTeam(club, at) },
      breadcrumbs(at, ['Team', '/team'], player.name),
    ]),
    player,
    career: drawCareer(player.pastSeasons),
    appearances: await listGamesOfPlayer(
      db,
      player.id,
      { figure: 'gamesPlayed' },
      { limit: appearanceCount, offset: 0 },
    ),
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return createPendingAnswer(serverLoader());
}

interface KnownPlayer {
  name: string;
  position: string;
  image: string | null;
  shirtNumber: number | null;
}

function PlayerHeader({ player }: { player: KnownPlayer }) {
  return (
    <PersonHeader
      of="player"
      name={player.name}
      role={player.position}
      image={player.image}
      shirtNumber={player.shirtNumber}
    />
  );
}

function Preview({ player }: { player: KnownPlayer }) {
  return (
    <Page title={player.name} description={player.name}>
      <PlayerHeader player={player} />
    </Page>
  );
}

export default function PlayerPage({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  const known: KnownPlayer | undefined = useLocation().state?.player;
  return (
    <PreviewWhileLoading answer={loaderData} preview={known && <Preview player={known} />}>
      {({ structured, player, career, appearances }) => (
        <Page
          path={href('/spieler/:playerName', { playerName: player.address })}
          about="profile"
          hasPicture
          title={player.name}
          description={`${player.name}, ${player.position} bei ${club.name}: Spiele, Tore, Vorlagen und Karten nach Saison.`}
        >
          <StructuredData json={structured} />
          <PlayerHeader player={player} />
          <Content>
            <PlayerFacts player={player} />
            <Section title="Saisonen">
              {player.pastSeasons.length > 0 ? (
                <>
                  <Career career={career} name={player.name} />
                  <SeasonTable
                    seasons={player.pastSeasons}
                    totals={seasonTotals(player.pastSeasons)}
                    address={player.address}
                  />
                </>
              ) : (
                <p>Neuzugang</p>
              )}
            </Section>
            {appearances.length > 0 && (
              <Section title="Letzte Einsätze">
                <ResultList games={appearances}>
                  {(game) => <AppearanceEvents player={game} />}
                </ResultList>
              </Section>
            )}
          </Content>
        </Page>
      )}
    </PreviewWhileLoading>
  );
}

function PlayerFacts({ player }: { player: Player }) {
  return (
    <Facts
      facts={[
        ['Geburtsjahr', player.birthYear],
        ['Im Verein seit', player.joinedOn],
        ['Letzter Verein', player.lastClub ?? 'Neuanmeldung'],
        ['Bewerbe', player.competitions],
      ]}
    />
  );
}
