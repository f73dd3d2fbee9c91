import { club } from '../../../club/club.ts';
import imprint from '../../../club/texts/imprint.md?raw';
import { clubText } from '../../ui/markdown.server.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';

export function loader() {
  return { html: clubText(imprint) };
}

export default function Imprint({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      path="/impressum"
      title="Impressum"
      description={`Impressum und Offenlegung von ${club.name}.`}
    >
      <PageHeading title="Impressum" />
      <Content>
        <Prose html={loaderData.html} headingsAside />
      </Content>
    </Page>
  );
}
