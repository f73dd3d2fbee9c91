import { href, useLocation } from 'react-router';
import { drawResultsBar } from '#app/matches/games/charts/results-bar.server.ts';
import { Facts, PersonHeader } from '#app/people/person-header.tsx';
import { createPendingAnswer, PreviewWhileLoading } from '#platform/live/preview-while-loading.tsx';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { revisionContext } from '#platform/records/context.ts';
import { notFound } from '#platform/request/answers.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { findClub } from '#platform/ui/club/find-club.server.ts';
import { Page, StructuredData } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { breadcrumbs } from '#platform/ui/structured-data/breadcrumbs.server.ts';
import { clubTeam, structuredData } from '#platform/ui/structured-data/structured-data.server.ts';
import { findTrainer } from '../trainers.server.ts';
import type { Route } from './+types/route';
import { ResultsRecord } from './results-record.tsx';

export const handle: PublicPage = {
  topics: ['trainer', 'game', 'lineup', 'team'],
  sitemap: 'listed',
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await findTrainer(context.get(dbContext), params.trainerName);
  const trainer = found ?? notFound('Trainer nicht gefunden');
  const { wins: win, draws: draw, losses: loss } = trainer;
  const club = await findClub(context);
  return {
    revision: context.get(revisionContext),
    structured: structuredData(url, (at) => [
      {
        '@type': 'Person',
        name: trainer.name,
        jobTitle: trainer.role,
        memberOf: clubTeam(club, at),
      },
      breadcrumbs(at, ['Team', '/team'], trainer.name),
    ]),
    trainer,
    bar: drawResultsBar({ win, draw, loss }),
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return createPendingAnswer(serverLoader());
}

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
  const club = useClub();
  const known: KnownTrainer | undefined = useLocation().state?.trainer;
  return (
    <PreviewWhileLoading answer={loaderData} preview={known && <Preview trainer={known} />}>
      {({ structured, trainer, bar }) => (
        <Page
          path={href('/trainer/:trainerName', { trainerName: trainer.address })}
          about="profile"
          hasPicture
          title={trainer.name}
          description={`${trainer.name}, ${trainer.role} von ${club.name}: Bilanz und Werdegang.`}
        >
          <StructuredData json={structured} />
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
              <ResultsRecord stats={trainer} address={trainer.address} bar={bar} />
            </Section>
          </Content>
        </Page>
      )}
    </PreviewWhileLoading>
  );
}
