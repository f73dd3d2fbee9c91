import { data } from 'react-router';
import { z } from 'zod';
import { club } from '../../../club/club.ts';
import { readForm } from '../../read-form.server.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Content, Section } from '../../ui/section.tsx';
import type { Route } from './+types/route';
import { ContactForm } from './form.tsx';
import styles from './route.module.css';
import { contactMessage } from './validate.ts';

/** Until messages are delivered from here, the visitor gets the text back, ready to be mailed. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = Object.fromEntries(
    ['name', 'email', 'message'].map((name) => [name, String(form.get(name) ?? '')]),
  );
  const checked = contactMessage.safeParse(typed);
  if (!checked.success) {
    const { fieldErrors } = z.flattenError(checked.error);
    return data({ typed, errors: fieldErrors }, { status: 422 });
  }
  return data({ typed, errors: {} }, { status: 503 });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const { street, postalCode, city } = club.postalAddress;
  return (
    <Page
      title="Kontakt"
      description={`So erreichen Sie ${club.name}: E-Mail, Telefon, Postadresse und Kontaktformular.`}
    >
      <PageHeading title="Kontaktieren Sie uns!">
        Mitspielen, vorbeischauen, unterstützen oder einfach eine Frage: Wir melden uns.
      </PageHeading>
      <Content>
        <div className={styles.columns}>
          <Section title="Nachricht">
            <ContactForm sent={actionData} />
          </Section>
          <Section title="Direkt">
            <address className={styles.address}>
              <a href={`mailto:${club.email}`}>{club.email}</a>
              <a href={club.phoneLink}>{club.phone}</a>
              <span>
                {club.name}
                <br />
                {street}
                <br />
                {postalCode} {city}
              </span>
            </address>
          </Section>
        </div>
      </Content>
    </Page>
  );
}
