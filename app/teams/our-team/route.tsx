import { href, Link } from 'react-router';
import { findEmptySentence } from '#app/club/texts/empty-sentences.server.ts';
import { PersonCard } from '#app/people/person-card.tsx';
import { listSquad } from '#app/people/players/list-squad.server.ts';
import styles from '#app/people/players/players-by-position.module.css';
import { PlayersByPosition } from '#app/people/players/players-by-position.tsx';
import { findStatisticsPath } from '#app/people/players/statistics-path.server.ts';
import { listTrainers } from '#app/people/trainers/trainers.server.ts';
import { findSeasonPlan } from '#app/seasons/seasons.server.ts';
import { describeShownTeam } from '#app/teams/team-choices.server.ts';
import { chooseTeam } from '#app/teams/teams.server.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { dbContext, todayContext } from '#platform/request/context.ts';
import button from '#platform/ui/button.module.css';
import { ChoiceRows } from '#platform/ui/choice-rows.tsx';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, EmptyState, Section } from '#platform/ui/section.tsx';
import { teamParameter } from '#platform/values/query-parameters.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import type { Route } from './+types/route';

const phoneRow = 2;

export const handle: PublicPage = {
  topics: [
    ...(['trainer', 'player', 'game', 'lineup', 'team', 'squad'] as const),
    ...(['season', 'clubDetails'] as const),
  ],
  sitemap: true,
  reads: [teamParameter],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { team, teams } = await chooseTeam(db, url);
  const today = context.get(todayContext);
  const season = findSeasonName(today, await findSeasonPlan(db));
  // A trainer's record names no team, so only the page of the first team shows trainers.
  const trainers = team.id === null ? await listTrainers(db) : [];
  const players = team.shows.names ? await listSquad(db, { team, season, today }) : [];
  return {
    revision: context.get(revisionContext),
    ...{ trainers, players },
    team: describeShownTeam(href('/team'), { team, teams }),
    statistics: await findStatisticsPath(db, { team }, today),
    empty: await sentenceFor({ isShown: team.shows.names, players: players.length }, context),
  };
}

async function sentenceFor(
  { isShown, players }: { isShown: boolean; players: number },
  context: Route.LoaderArgs['context'],
) {
  if (!isShown) return { text: 'Namen und Fotos dieser Mannschaft zeigen wir nicht.' };
  return players === 0 ? findEmptySentence(context, 'emptyTeam') : undefined;
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const club = useClub();
  const { trainers, players, team, statistics, empty } = loaderData;
  const other = team?.id ? team.name : undefined;
  return (
    <Page
      path={`/team${team?.query ?? ''}`}
      title={other ? `Team ${other}` : 'Team'}
      description={`${other ? 'Kader' : 'Trainer und Kader'} von ${[club.name, other].filter(Boolean).join(' ')}: alle Spieler nach Position.`}
    >
      <PageHeading title={other ?? 'Unser Team'}>
        {players.length > 0 &&
          (other
            ? `${players.length} Spieler`
            : `${players.length} Spieler, ${trainers.length} Trainer, ein Verein.`)}
      </PageHeading>
      <Content>
        {team && <ChoiceRows label="Mannschaft" rows={[team.choices]} />}
        {statistics && (
          <p>
            <Link to={statistics} className={`${button.button} ${button.quiet}`}>
              Torschützen, Vorlagen und Karten
            </Link>
          </p>
        )}
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
        {empty && <EmptyState {...empty} />}
        <PlayersByPosition players={players} />
      </Content>
    </Page>
  );
}
