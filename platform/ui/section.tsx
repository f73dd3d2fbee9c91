import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Of the part, for links that lead to it. */
  id?: string;
  title: ReactNode;
  /** What kind of region it is, where it is a special one. */
  roleDescription?: string | undefined;
  /** A link or control at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its h2; the line behind the heading ends in a corner arc. */
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

/** A page's content between the margins. */
export function Content({ children }: { children: ReactNode }) {
  return <div className={styles.content}>{children}</div>;
}

interface EmptyProps {
  text: string;
  /** Of the sentence, when it is not the page's. */
  lang?: string;
}

/** What stands where there is nothing yet: the spot before kick-off, and a sentence. */
export function Empty({ text, lang }: EmptyProps) {
  return (
    <p lang={lang} className={styles.empty}>
      {text}
    </p>
  );
}

interface ProseProps {
  html: string;
  /** On a wide page the h2 stand beside their text. */
  headingsAside?: boolean;
}

/** HTML that the server made safe: a text of the club's folder or a sanitised article. */
export function Prose({ html, headingsAside = false }: ProseProps) {
  return (
    <div
      className={headingsAside ? `${styles.prose} ${styles.headingsAside}` : styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
