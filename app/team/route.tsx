import { href } from 'react-router';
import { listSquad } from '#app/players/players.server.ts';
import { positions } from '#app/players/positions.ts';
import { listTrainers } from '#app/trainers/trainers.server.ts';
import { club } from '#club/club.ts';
import { findSentence } from '#platform/club/find-sentence.server.ts';
import type { LiveHandle } from '#platform/live/shown-page.ts';
import { dbContext, revisionContext } from '#platform/request/context.ts';
import { Empty } from '#platform/ui/empty.tsx';
import { Page } from '#platform/ui/page.tsx';
import { PageHeading } from '#platform/ui/page-heading.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import type { Route } from './+types/route';
import { PersonCard } from './person-card.tsx';
import styles from './route.module.css';

/** As many cards stand side by side on a phone. */
const phoneRow = 2;

export const handle: LiveHandle = { topics: ['trainer', 'player', 'game', 'lineup'] };

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const [trainers, players] = [await listTrainers(db), await listSquad(db)];
  return {
    revision: context.get(revisionContext),
    ...{ trainers, players },
    empty: players.length === 0 ? await findSentence(context, 'emptyTeam') : undefined,
  };
}

export default function Team({ loaderData: { trainers, players, empty } }: Route.ComponentProps) {
  const byPosition = Map.groupBy(players, ({ position }) => position);
  return (
    <Page
      path="/team"
      title="Team"
      description={`Trainer und Kader von ${club.name}: alle Spieler nach Position.`}
    >
      <PageHeading title="Unser Team">
        {players.length > 0 && `${players.length} Spieler, ${trainers.length} Trainer, ein Verein.`}
      </PageHeading>
      <Content>
        {trainers.length > 0 && (
          <Section title="Trainer">
            <ul role="list" className={styles.cards}>
              {trainers.map((trainer, index) => (
                <PersonCard
                  key={trainer.address}
                  of="trainer"
                  to={href('/trainer/:trainerName', { trainerName: trainer.address })}
                  state={{ trainer }}
                  name={trainer.name}
                  role={trainer.role}
                  image={trainer.image}
                  eager={index < phoneRow}
                />
              ))}
            </ul>
          </Section>
        )}
        {empty && <Empty {...empty} />}
        {positions.map((position) => {
          const group = byPosition.get(position);
          return (
            group && (
              <Section key={position} title={position}>
                <ul role="list" className={styles.cards}>
                  {group.map((player) => (
                    <PersonCard
                      key={player.address}
                      of="player"
                      to={href('/spieler/:playerName', { playerName: player.address })}
                      state={{ player }}
                      name={player.name}
                      role={player.position}
                      image={player.image}
                      shirtNumber={player.shirtNumber}
                      gamesPlayed={player.gamesPlayed}
                      goals={player.goals}
                    />
                  ))}
                </ul>
              </Section>
            )
          );
        })}
      </Content>
    </Page>
  );
}
