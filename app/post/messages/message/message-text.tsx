import styles from './message-text.module.css';

interface MessageTextProps {
  name: string;
  facts: readonly (readonly [name: string, value: string])[];
  text: string;
  reasons: readonly string[];
}

/** The message is shown as plain text, so that HTML and links of an unknown sender have no effect. */
export function MessageText({ name, facts, text, reasons }: MessageTextProps) {
  return (
    <article className={styles.message}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      {reasons.length > 0 && (
        <div className={styles.aside}>
          <p>Zurückgehalten, weil:</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
