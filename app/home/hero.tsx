import type { ReactNode } from 'react';
import { club } from '#club/club.ts';
import { useDrawn } from '#platform/club/current-club.ts';
import styles from './hero.module.css';

const tall = '(max-width: 59.99rem)';

interface HeroProps {
  title: string;
  line: string;
  children: ReactNode;
}

/** The welcome above the Karawanken; the next game stands on the pitch below them. */
export function Hero({ title, line, children }: HeroProps) {
  const drawn = useDrawn();
  const [wide, high] = [drawn(club.pictures.hero), drawn(club.pictures.heroTall)];
  const shapes = [
    { media: tall, picture: high },
    { media: '(min-width: 60rem)', picture: wide },
  ];
  return (
    <div className={styles.hero}>
      {shapes.map(({ media, picture }) => (
        <link
          key={media}
          rel="preload"
          as="image"
          href={picture}
          media={media}
          fetchPriority="high"
        />
      ))}
      <picture>
        <source media={tall} srcSet={high} />
        <img
          src={wide}
          alt=""
          width="1600"
          height="700"
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.line}>{line}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
