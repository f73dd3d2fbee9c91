import { club } from '../../../club/club.ts';
import privacy from '../../../club/texts/privacy.md?raw';
import { clubText } from '../../ui/markdown.server.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';

export function loader() {
  return { html: clubText(privacy) };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <Page
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
