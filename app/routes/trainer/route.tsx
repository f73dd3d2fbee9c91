import { href, useLocation } from 'react-router';
import { club } from '../../../club/club.ts';
import { drawResultsBar } from '../../charts/results-bar.server.ts';
import { dbContext, revisionContext } from '../../context.ts';
import { findTrainer } from '../../data/trainers.server.ts';
import type { LiveHandle } from '../../live/shown-page.ts';
import { notFound } from '../../not-found.server.ts';
import { breadcrumbs } from '../../ui/breadcrumbs.ts';
import { clubTeam } from '../../ui/club-team.ts';
import { Facts } from '../../ui/facts.tsx';
import { HandedOver, onItsWay } from '../../ui/handed-over.tsx';
import { Page } from '../../ui/page.tsx';
import { PersonHeader } from '../../ui/person-header.tsx';
import { Content, Section } from '../../ui/section.tsx';
import { StructuredData } from '../../ui/structured-data.tsx';
import type { Route } from './+types/route';
import { ResultsRecord } from './results-record.tsx';

export const handle: LiveHandle = { topics: ['trainer'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findTrainer(context.get(dbContext), params.trainerName);
  const trainer = found ?? notFound('Trainer nicht gefunden');
  const { wins: win, draws: draw, losses: loss } = trainer;
  return {
    revision: context.get(revisionContext),
    trainer,
    bar: drawResultsBar({ win, draw, loss }),
  };
}

/** After a click the page need not wait: it paints the trainer that the link handed over. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return onItsWay(serverLoader());
}

/** What the squad's cards hand over of a trainer. */
interface KnownTrainer {
  name: string;
  role: string;
  image: string | null;
}

function TrainerHeader({ trainer: { name, role, image } }: { trainer: KnownTrainer }) {
  return <PersonHeader of="trainer" name={name} role={role} image={image} />;
}

function Preview({ trainer }: { trainer: KnownTrainer }) {
  return (
    <Page title={trainer.name} description={trainer.name}>
      <TrainerHeader trainer={trainer} />
    </Page>
  );
}

export default function TrainerPage({ loaderData }: Route.ComponentProps) {
  const known: KnownTrainer | undefined = useLocation().state?.trainer;
  return (
    <HandedOver answer={loaderData} preview={known && <Preview trainer={known} />}>
      {({ trainer, bar }) => (
        <Page
          path={href('/trainer/:trainerName', { trainerName: trainer.address })}
          about="profile"
          hasPicture
          title={trainer.name}
          description={`${trainer.name}, ${trainer.role} von ${club.name}: Bilanz und Werdegang.`}
        >
          <StructuredData
            of={(at) => [
              {
                '@type': 'Person',
                name: trainer.name,
                jobTitle: trainer.role,
                memberOf: clubTeam(at),
              },
              breadcrumbs(at, ['Team', '/team'], trainer.name),
            ]}
          />
          <TrainerHeader trainer={trainer} />
          <Content>
            <Facts
              facts={[
                ['Geburtsjahr', trainer.birthYear],
                ['Im Verein seit', trainer.joinedOn],
                ['Erfahrung', trainer.experience],
              ]}
            />
            <Section title="Bilanz">
              <ResultsRecord stats={trainer} bar={bar} />
            </Section>
          </Content>
        </Page>
      )}
    </HandedOver>
  );
}
