import { useEffect, useId, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { ArrowIcon, PauseIcon, PlayIcon } from '#platform/ui/icons.tsx';
import { Section } from '#platform/ui/section.tsx';
import { SiteImage } from '#platform/ui/site-image.tsx';
import { formatDate } from '#platform/values/vienna.ts';
import type { Carousel } from './carousel.ts';
import styles from './news-carousel.module.css';

interface ArticleCard {
  slug: string;
  title: string;
  publishedOn: string;
  excerpt: string;
  image: string | null;
}

/** Visitors scroll the row by hand. When the row comes near the screen, a script makes it a carousel. */
export function NewsCarousel({ articles }: { articles: readonly ArticleCard[] }) {
  const container = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [playing, setPlaying] = useState(false);
  const [said, setSaid] = useState('');
  const rowId = useId();

  useEffect(() => {
    const element = container.current;
    const region = element?.closest('section');
    if (!element || !region || articles.length < 2) return;
    let started: Carousel | undefined;
    let left = false;
    const stopWaiting = whenNear(element, async () => {
      const loaded = await import('./carousel.ts').catch(() => undefined);
      if (!left && loaded) await whenStill(element);
      if (left || !loaded) return;
      started = loaded.startCarousel(element, region, setPlaying);
      setCarousel(started);
    });
    return () => {
      left = true;
      stopWaiting();
      started?.destroy();
      setCarousel(undefined);
    };
  }, [articles.length]);

  const say = (index: number) =>
    setSaid(`${index + 1} von ${articles.length}: ${articles[index]?.title}`);
  const controls = carousel && (
    <span className={styles.controls}>
      <button
        type="button"
        onClick={() => (playing ? carousel.pause() : carousel.play())}
        aria-controls={rowId}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
        <span className="visually-hidden">
          {playing ? 'Neuigkeiten anhalten' : 'Neuigkeiten weiterlaufen lassen'}
        </span>
      </button>
      <button type="button" onClick={() => say(carousel.previous())} aria-controls={rowId}>
        <ArrowIcon direction="left" />
        <span className="visually-hidden">Voriger Artikel</span>
      </button>
      <button type="button" onClick={() => say(carousel.next())} aria-controls={rowId}>
        <ArrowIcon direction="right" />
        <span className="visually-hidden">Nächster Artikel</span>
      </button>
    </span>
  );

  return (
    <Section
      title={<span lang="en">Latest News</span>}
      aside={controls}
      roleDescription={carousel && 'Karussell'}
    >
      <div ref={container} className={styles.viewport} id={rowId}>
        <ul role={carousel ? 'group' : 'list'} className={`swiper-wrapper ${styles.row}`}>
          {articles.map((article, index) => (
            <li
              key={article.slug}
              role={carousel && 'none'}
              className={`swiper-slide ${styles.slide}`}
            >
              <div
                className={styles.card}
                {...(carousel && {
                  role: 'group',
                  'aria-roledescription': 'Folie',
                  'aria-label': `${index + 1} von ${articles.length}`,
                })}
              >
                <div className={styles.picture}>
                  {/* No alternative text, because the article's own page describes the picture. */}
                  <SiteImage
                    src={article.image}
                    alt=""
                    width={1280}
                    height={720}
                    sizes="(min-width: 600px) 50vw, 100vw"
                    loading="lazy"
                  />
                </div>
                <time dateTime={article.publishedOn} className={styles.date}>
                  {formatDate(article.publishedOn)}
                </time>
                <h3 className={styles.title}>{article.title}</h3>
                <p>{article.excerpt}</p>
                <Link to={href('/news/:slug', { slug: article.slug })} className={styles.link}>
                  Mehr lesen<span className="visually-hidden">: {article.title}</span>
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <p className="visually-hidden" aria-live={playing ? 'off' : 'polite'}>
        {said}
      </p>
    </Section>
  );
}

function whenNear(element: HTMLElement, work: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      work();
    },
    { rootMargin: '600px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

async function whenStill(row: HTMLElement): Promise<void> {
  for (let before = Number.NaN; before !== row.scrollLeft; ) {
    before = row.scrollLeft;
    await new Promise((wake) => setTimeout(wake, 150));
  }
}
