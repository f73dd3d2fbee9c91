import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { FormWithDraft } from '#platform/drafts/form-with-draft.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import styles from './link-page.module.css';

interface LinkPageProps {
  title: string;
  description: string;
  question: ReactNode;
  press: string;
  field: { name: string; value: string };
  answer: { gone?: string } | undefined;
  instead: { path: string; label: string };
}

/** Mail scanners open every link, so the page changes nothing until the visitor presses its button. */
export function LinkPage({
  title,
  description,
  question,
  press,
  field,
  answer,
  instead,
}: LinkPageProps) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Page title={title} description={description}>
      <PageHeading title={title} />
      <Content>
        {answer?.gone ? (
          <div className={styles.question}>
            <Notice role="alert">{answer.gone}</Notice>
            <p>
              <Link to={instead.path} className={button.button}>
                {instead.label}
              </Link>
            </p>
          </div>
        ) : (
          <FormWithDraft aria-label={title} className={styles.question}>
            <p>{question}</p>
            <input type="hidden" {...field} />
            <p>
              <button type="submit" className={button.button} aria-disabled={isSending}>
                {press}
              </button>
            </p>
          </FormWithDraft>
        )}
      </Content>
    </Page>
  );
}

export function MailNotConfigured({ children }: { children: string }) {
  return <Notice>Es ist kein E-Mail-Versand eingerichtet: {children}</Notice>;
}
