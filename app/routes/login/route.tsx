import { data, Form } from 'react-router';
import { club } from '../../../club/club.ts';
import { readForm } from '../../read-form.server.ts';
import button from '../../ui/button.module.css';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Content } from '../../ui/section.tsx';
import type { Route } from './+types/route';
import styles from './route.module.css';

/** No account exists yet that a password could belong to, so every try fails (spec §8). */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  return data(
    {
      username: String(form.get('username') ?? ''),
      message: 'Login fehlgeschlagen. Bitte überprüfen Sie Ihre Anmeldedaten.',
    },
    { status: 403 },
  );
}

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <Page title="Login" description={`Anmeldung für die Verwaltung von ${club.name}.`}>
      <PageHeading title="Login">Für alle, die diese Seite pflegen.</PageHeading>
      <Content>
        <Form method="post" className={styles.form}>
          {actionData && <Notice role="alert">{actionData.message}</Notice>}
          <Field
            label="Benutzername"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            required
            defaultValue={actionData?.username}
          />
          <Field
            label="Passwort"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <p>
            <button type="submit" className={button.button}>
              Anmelden
            </button>
          </p>
        </Form>
      </Content>
    </Page>
  );
}
