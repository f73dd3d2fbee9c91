import { Form, Outlet } from 'react-router';
import { club } from '../../../club/club.ts';
import { requireAdmin } from '../../auth/require-admin.server.ts';
import { adminContext } from '../../context.ts';
import button from '../../ui/button.module.css';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Also what makes a browser ask the server, and so the middleware, when an admin page is opened. */
export function loader({ context }: Route.LoaderArgs) {
  return { username: context.get(adminContext).username };
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Admin" description={`Verwaltung der Seite von ${club.name}.`}>
      <PageHeading title="Admin">{club.slogan}</PageHeading>
      <Content>
        <Form method="post" action="/abmelden">
          <p>{`Angemeldet als ${loaderData.username}.`}</p>
          <p>
            <button type="submit" className={button.button}>
              Abmelden
            </button>
          </p>
        </Form>
        <Outlet />
      </Content>
    </Page>
  );
}
