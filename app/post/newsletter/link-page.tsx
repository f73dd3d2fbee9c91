import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { KeptForm } from '#platform/drafts/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { Notice } from '#platform/ui/notice.tsx';
import { Page, PageHeading } from '#platform/ui/page.tsx';
import { Content } from '#platform/ui/section.tsx';
import styles from './link-page.module.css';

interface LinkPageProps {
  title: string;
  description: string;
  /** What the button does, and what stands on it. */
  question: ReactNode;
  press: string;
  /** What the button sends along. */
  field: { name: string; value: string };
  /** What came of pressing it, where it did not lead on. */
  answer: { gone?: string } | undefined;
  /** Where to go when the link is none of ours any more. */
  instead: { path: string; label: string };
}

/**
 * The page of a link in a mail. To open it does nothing yet: programs that look for harm in mails
 * open every link.
 */
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
          <KeptForm aria-label={title} className={styles.question}>
            <p>{question}</p>
            <input type="hidden" {...field} />
            <p>
              <button type="submit" className={button.button} aria-disabled={isSending}>
                {press}
              </button>
            </p>
          </KeptForm>
        )}
      </Content>
    </Page>
  );
}

/** That mail does not go out of this site, and what that comes to. */
export function MailMissing({ children }: { children: string }) {
  return <Notice>Es ist kein E-Mail-Versand eingerichtet: {children}</Notice>;
}
