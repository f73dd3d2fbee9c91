import type { ReactNode } from 'react';
import { club } from '../../../club/club.ts';
import styles from './hero.module.css';

/** The welcome above the Karawanken; the next game stands on the pitch below them. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <picture>
        <source media="(max-width: 59.99rem)" srcSet={club.pictures.heroTall} />
        <img
          src={club.pictures.hero}
          alt=""
          width="1600"
          height="700"
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{club.heroTitle}</h1>
          <p className={styles.line}>{club.heroLine}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
