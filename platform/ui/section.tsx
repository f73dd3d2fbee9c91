import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  title: ReactNode;
  roleDescription?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, roleDescription, aside, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={styles.section}
      aria-labelledby={headingId}
      aria-roledescription={roleDescription}
    >
      <div className={styles.heading}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        <span className={styles.chalk} />
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Content({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>;
}

interface EmptyProps {
  text: string;
  lang?: string;
}

export function EmptyState({ text, lang }: EmptyProps) {
  return (
    <p lang={lang} className={styles.empty}>
      {text}
    </p>
  );
}

interface ProseProps {
  html: string;
  headingsAside?: boolean;
}

export function Prose({ html, headingsAside = false }: ProseProps) {
  return (
    <div
      className={headingsAside ? `${styles.prose} ${styles.headingsAside}` : styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised or from `club/`
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
