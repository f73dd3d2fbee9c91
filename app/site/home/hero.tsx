import type { ReactNode } from 'react';
import type { Focus } from '#app/club/hero-picture/tool.ts';
import { useClub, usePictureAddress } from '#platform/ui/club/current-club.ts';
import { SiteImage } from '#platform/ui/site-image.tsx';
import styles from './hero.module.css';

const tall = '(max-width: 59.99rem)';

interface HeroProps {
  title: string;
  line: string;
  photo: { image: string; focus: Focus } | undefined;
  children: ReactNode;
}

export function Hero({ title, line, photo, children }: HeroProps) {
  return (
    <div
      className={[styles.hero, photo && styles.withPhoto, !children && styles.alone]
        .filter(Boolean)
        .join(' ')}
    >
      {photo ? <Photo {...photo} /> : <Drawing />}
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

function Photo({ image, focus }: { image: string; focus: Focus }) {
  const { pictures } = useClub();
  return (
    <SiteImage
      src={image}
      fallback={pictures.hero}
      alt=""
      width={1600}
      height={700}
      sizes="100vw"
      fetchPriority="high"
      className={`${styles.photo} ${styles[focus]}`}
    />
  );
}

function Drawing() {
  const drawn = usePictureAddress();
  const { pictures } = useClub();
  const [wide, high] = [drawn(pictures.hero), drawn(pictures.heroTall)];
  const shapes = [
    { media: tall, picture: high },
    { media: '(min-width: 60rem)', picture: wide },
  ];
  return (
    <>
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
    </>
  );
}
