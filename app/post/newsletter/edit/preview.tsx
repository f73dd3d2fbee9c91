import { useEffect, useRef } from 'react';
import { Prose } from '#platform/ui/section.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  title: string;
  sender: string;
  subject: string;
  html: string;
  asked?: unknown;
}

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
