import styles from './prose.module.css';

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
