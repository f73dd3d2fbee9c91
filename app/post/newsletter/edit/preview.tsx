import { useEffect, useRef } from 'react';
import { Prose } from '#platform/ui/section.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  title: string;
  sender: string;
  subject: string;
  /** What the mail holds: HTML that the server has sanitised. */
  html: string;
  /** The answer to 'Vorschau', a button far above on a phone; each new one is brought into view. */
  asked?: unknown;
}

/** A newsletter as it arrives. Mail programs bring their own looks; this is what they are given. */
export function Preview({ title, sender, subject, html, asked }: PreviewProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className={styles.preview}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.mail}>
        <dl className={styles.head}>
          <div>
            <dt>Von</dt>
            <dd>{sender}</dd>
          </div>
          <div>
            <dt>Betreff</dt>
            <dd>{subject || '–'}</dd>
          </div>
        </dl>
        <div className={styles.body}>
          <Prose html={html} />
        </div>
      </div>
    </section>
  );
}
