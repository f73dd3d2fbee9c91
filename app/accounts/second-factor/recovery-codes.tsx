import { useEffect, useRef } from 'react';
import { Notice } from '#platform/ui/notice.tsx';
import styles from './route.module.css';

export function RecoveryCodes({
  codes,
  done,
}: {
  codes: readonly string[];
  done: string | undefined;
}) {
  const section = useRef<HTMLElement>(null);
  // Scrolls up to the codes, because the form that was sent is further down the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new list of codes
  useEffect(() => {
    section.current?.focus();
    section.current?.scrollIntoView({ block: 'center' });
  }, [codes]);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="notfallcodes" className={styles.step}>
      {done && (
        <Notice role="status" isGood>
          {done}
        </Notice>
      )}
      <h2 id="notfallcodes" className={styles.part}>
        Deine Notfallcodes
      </h2>
      <p>
        Damit meldest du dich an, wenn das Handy weg ist; jeder gilt einmal. Sie stehen nur jetzt
        hier: Druck sie aus oder heb sie im Passwortmanager auf, nicht am Handy allein.
      </p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}
