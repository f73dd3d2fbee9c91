import { Link } from 'react-router';
import { enquiryThanks, messageThanks } from '#app/post/messages/message.ts';
import {
  confirmedThanks,
  notedThanks,
  signUpThanks,
  unsubscribedThanks,
} from '#app/post/newsletter/sentences-after-forms.ts';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { notFound } from '#platform/request/answers.server.ts';
import button from '#platform/ui/button.module.css';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import type { Route } from './+types/route';

export const handle: PublicPage = { topics: [], sitemap: false, isKept: false };

const all = [
  messageThanks,
  enquiryThanks,
  signUpThanks,
  notedThanks,
  confirmedThanks,
  unsubscribedThanks,
];

/** The thank-you text has its own page, so that reload and back do not send the form again. */
export function loader({ params: { what } }: Route.LoaderArgs) {
  const said =
    all.find(({ path }) => path === `/danke/${what}`) ?? notFound('404 - Seite nicht gefunden');
  return { title: said.title, more: said.more };
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
