import { href, useLocation } from 'react-router';
import { club } from '../../../club/club.ts';
import { drawCareer } from '../../charts/career.server.ts';
import { Career } from '../../charts/career.tsx';
import { dbContext, revisionContext } from '../../context.ts';
import { listAppearances } from '../../data/lineups.server.ts';
import { findPlayer } from '../../data/players.server.ts';
import { seasonTotals } from '../../domain/season-totals.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { notFound } from '../../not-found.server.ts';
import { breadcrumbs } from '../../ui/breadcrumbs.ts';
import { clubTeam } from '../../ui/club-team.ts';
import { HandedOver, onItsWay } from '../../ui/handed-over.tsx';
import { Page } from '../../ui/page.tsx';
import { PersonHeader } from '../../ui/person-header.tsx';
import { ResultList } from '../../ui/result-list.tsx';
import { Content, Section } from '../../ui/section.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';
import type { Route } from './+types/route';
import { Contribution } from './contribution.tsx';
import { PlayerFacts } from './player-facts.tsx';
import { SeasonTable } from './season-table.tsx';

/** More than a phone's screen holds. */
const appearanceCount = 8;

export const handle: LiveHandle = { topics: ['player', 'game', 'lineup', 'trainer'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const found = await findPlayer(db, params.playerName);
  const player = found ?? notFound('Spieler nicht gefunden');
  return {
    revision: context.get(revisionContext),
    player,
    career: drawCareer(player.pastSeasons),
    appearances: await listAppearances(db, player.id, appearanceCount),
  };
}

/** After a click the page need not wait: it paints the player that the link handed over. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return onItsWay(serverLoader());
}

/** What the squad's cards hand over of a player. */
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
  const known: KnownPlayer | undefined = useLocation().state?.player;
  return (
    <HandedOver answer={loaderData} preview={known && <Preview player={known} />}>
      {({ player, career, appearances }) => (
        <Page
          path={href('/spieler/:playerName', { playerName: player.address })}
          about="profile"
          hasPicture
          title={player.name}
          description={`${player.name}, ${player.position} bei ${club.name}: Spiele, Tore, Vorlagen und Karten nach Saison.`}
        >
          <StructuredData
            of={(at) => [
              {
                '@type': 'Person',
                name: player.name,
                memberOf: clubTeam(at),
              },
              breadcrumbs(at, ['Team', '/team'], player.name),
            ]}
          />
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
                  />
                </>
              ) : (
                <p>Neuzugang</p>
              )}
            </Section>
            {appearances.length > 0 && (
              <Section title="Letzte Einsätze">
                <ResultList games={appearances}>
                  {(game) => <Contribution player={game} />}
                </ResultList>
              </Section>
            )}
          </Content>
        </Page>
      )}
    </HandedOver>
  );
}
