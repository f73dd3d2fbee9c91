import styles from './empty.module.css';

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
