import { SiteImage } from '#platform/ui/site-image.tsx';
import type { SeasonStory as Story } from '../seasons.server.ts';
import styles from './season-story.module.css';

export function SeasonStory({ story }: { story: Story }) {
  const { text, image, imageAlt, moments } = story;
  const paragraphs = text?.split(/\n\s*\n/) ?? [];
  return (
    <div className={styles.story}>
      {image && (
        <div className={styles.picture}>
          <SiteImage
            src={image}
            alt={imageAlt ?? ''}
            width={1280}
            height={720}
            sizes="(min-width: 64rem) 36rem, 100vw"
          />
        </div>
      )}
      <div className={styles.words}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts can repeat, and the order does not change
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {moments.length > 0 && (
          <>
            <h3 className={styles.heading}>Höhepunkte</h3>
            <ul className={styles.moments}>
              {moments.map((moment, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries can repeat, and the order does not change
                <li key={index}>{moment}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
