import { data } from 'react-router';
import { club } from '../../../club/club.ts';
import { readForm } from '../../read-form.server.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';

/** Until subscriptions are stored here, the visitor gets a way to subscribe by e-mail. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  return data({ email: String(form.get('email') ?? '').trim() }, { status: 503 });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const from = actionData?.email;
  const subject = encodeURIComponent('Newsletter');
  const body = encodeURIComponent(`Bitte nehmt mich in den Newsletter auf: ${from ?? ''}`);
  return (
    <Page title="Newsletter" description={`Der Newsletter von ${club.name}.`}>
      <PageHeading title="Newsletter">
        Die Anmeldung über das Formular ist noch nicht offen.
      </PageHeading>
      <Content>
        <p>
          Schreiben Sie uns bis dahin eine Zeile:{' '}
          <a href={`mailto:${club.email}?subject=${subject}&body=${body}`}>
            {from ? `${from} zum Newsletter anmelden` : 'zum Newsletter anmelden'}
          </a>
          .
        </p>
      </Content>
    </Page>
  );
}
