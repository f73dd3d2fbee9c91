import { useEffect, useId, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { formatDate } from '../../domain/vienna.ts';
import { ArrowIcon, PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { OwnImage } from '../../ui/own-image.tsx';
import { Section } from '../../ui/section.tsx';
import type { Carousel } from './carousel.ts';
import styles from './news-carousel.module.css';

interface ArticleCard {
  slug: string;
  title: string;
  publishedOn: string;
  preview: string;
  image: string | null;
}

/**
 * The latest articles. The server's markup is a row that scrolls by hand and has its final size;
 * the moving carousel takes it over once the page is usable and somebody comes near.
 */
export function NewsCarousel({ articles }: { articles: readonly ArticleCard[] }) {
  const container = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();
  const [playing, setPlaying] = useState(false);
  const rowId = useId();

  useEffect(() => {
    const element = container.current;
    if (!element || articles.length < 2) return;
    let started: Carousel | undefined;
    let left = false;
    const stopWaiting = whenNear(element, async () => {
      const { startCarousel } = await import('./carousel.ts');
      if (left) return;
      started = startCarousel(element, setPlaying);
      setCarousel(started);
    });
    return () => {
      left = true;
      stopWaiting();
      started?.destroy();
      setCarousel(undefined);
    };
  }, [articles.length]);

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
      <button type="button" onClick={carousel.previous} aria-controls={rowId}>
        <ArrowIcon direction="left" />
        <span className="visually-hidden">Vorige Neuigkeit</span>
      </button>
      <button type="button" onClick={carousel.next} aria-controls={rowId}>
        <ArrowIcon direction="right" />
        <span className="visually-hidden">Nächste Neuigkeit</span>
      </button>
    </span>
  );

  return (
    <Section title="Latest News" aside={controls}>
      <div ref={container} className={styles.viewport} id={rowId}>
        <ul
          role="list"
          className={`swiper-wrapper ${styles.row}`}
          aria-live={playing ? 'off' : 'polite'}
        >
          {articles.map((article) => (
            <li key={article.slug} className={`swiper-slide ${styles.slide}`}>
              <article className={styles.card}>
                <div className={styles.picture}>
                  {/* What it shows is told on the article's own page. */}
                  <OwnImage
                    src={article.image}
                    alt=""
                    width={1600}
                    height={900}
                    sizes="(min-width: 600px) 50vw, 100vw"
                    loading="lazy"
                  />
                </div>
                <time dateTime={article.publishedOn} className={styles.date}>
                  {formatDate(article.publishedOn)}
                </time>
                <h3 className={styles.title}>{article.title}</h3>
                <p>{article.preview}</p>
                <Link to={href('/news/:slug', { slug: article.slug })} className={styles.link}>
                  Mehr lesen<span className="visually-hidden">: {article.title}</span>
                </Link>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Does something once an element is less than a phone's screen away; returns what calls that off. */
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
