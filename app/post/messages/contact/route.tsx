import { Fragment } from 'react';
import { z } from 'zod';
import type { PublicPage } from '#platform/live/route-handle.ts';
import { email, line, text } from '#platform/public-forms/field-schemas.ts';
import { handlePublicForm } from '#platform/public-forms/handle-public-form.server.ts';
import { dbContext, nowContext } from '#platform/request/context.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content, Section } from '#platform/ui/section.tsx';
import { maxFieldLengths, messageThanks } from '../message.ts';
import { receiveMessage } from '../receive-message.server.ts';
import type { Route } from './+types/route';
import { ContactForm } from './form.tsx';
import styles from './route.module.css';

export const handle: PublicPage = { topics: [], sitemap: true };

const contactMessage = z.object({
  name: line(maxFieldLengths.name, 'Bitte gib deinen Namen ein.'),
  email,
  message: text(maxFieldLengths.message, 'Bitte schreib uns eine Nachricht.'),
});

export async function action({ request, context }: Route.ActionArgs) {
  return handlePublicForm(
    { request, context },
    {
      schema: contactMessage,
      thanks: messageThanks,
      store: (values, sending) => {
        const submission = { message: { kind: 'contact' as const, ...values }, ...sending };
        return receiveMessage(context.get(dbContext), submission, context.get(nowContext));
      },
    },
  );
}

/** React Router sends the header Retry-After of the action only if this function returns it. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const club = useClub();
  const { street, postalCode, city } = club.postalAddress;
  return (
    <Page
      path="/contact"
      title="Kontakt"
      description={`So erreichst du ${club.name}: E-Mail, Telefon, Postadresse und Kontaktformular.`}
    >
      <PageHeading title="Kontaktieren Sie uns!">
        Mitspielen, vorbeischauen, unterstützen oder einfach eine Frage: Wir melden uns.
      </PageHeading>
      <Content>
        <div className={styles.columns}>
          <Section title="Nachricht">
            <ContactForm answer={actionData} />
          </Section>
          <Section title="Direkt">
            <address className={styles.address}>
              <a href={`mailto:${club.email}`}>
                {club.emailText.split(/(?=[@.])/).map((part) => (
                  <Fragment key={part}>
                    <wbr />
                    {part}
                  </Fragment>
                ))}
              </a>
              {club.phoneParts[0] && (
                <span>
                  {club.phoneParts.map(({ text, link }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no id and keep their order
                    <span key={index}>{link ? <a href={link}>{text}</a> : text}</span>
                  ))}
                </span>
              )}
              <span>
                {club.name}
                {[street, `${postalCode} ${city}`.trim()].filter(Boolean).map((line) => (
                  <Fragment key={line}>
                    <br />
                    {line}
                  </Fragment>
                ))}
              </span>
            </address>
          </Section>
        </div>
      </Content>
    </Page>
  );
}
