import { Link } from 'react-router';
import { thanks } from '#platform/forms/thanks.ts';
import { notFound } from '#platform/request/not-found.server.ts';
import button from '#platform/ui/button.module.css';
import { Page } from '#platform/ui/page.tsx';
import { PageHeading } from '#platform/ui/page-heading.tsx';
import { Content } from '#platform/ui/section.tsx';
import type { Route } from './+types/route';

/** A page of its own, so that a reload or the way back sends nothing again. */
export function loader({ params: { what } }: Route.LoaderArgs) {
  if (!Object.hasOwn(thanks, what)) notFound('404 - Seite nicht gefunden');
  return thanks[what as keyof typeof thanks];
}

export default function Thanks({ loaderData: { title, more } }: Route.ComponentProps) {
  return (
    <Page title={title} description={more}>
      <PageHeading title={title}>{more}</PageHeading>
      <Content>
        <p>
          <Link to="/" className={button.button}>
            Zur Startseite
          </Link>
        </p>
      </Content>
    </Page>
  );
}
