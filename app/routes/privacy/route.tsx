import { club } from '../../../club/club.ts';
import privacy from '../../../club/texts/privacy.md?raw';
import { mailContext } from '../../context.ts';
import { confirmationDays, sentMailDays } from '../../domain/retention.ts';
import { clubText } from '../../ui/markdown.server.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';

/** The times for which something is kept are those that the site keeps to. */
export function loader({ context }: Route.LoaderArgs) {
  const { keepDays } = context.get(mailContext);
  const days = { keepMessagesDays: keepDays, confirmationDays, sentMailDays };
  const entries = Object.entries(days).map(([name, count]) => [name, String(count)]);
  return { html: clubText(privacy, Object.fromEntries(entries)) };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      path="/privacy"
      title="Datenschutzerklärung"
      description={`Welche Daten ${club.name} verarbeitet, wozu und wie lange.`}
    >
      <PageHeading title="Datenschutzerklärung" />
      <Content>
        <Prose html={loaderData.html} headingsAside />
      </Content>
    </Page>
  );
}
