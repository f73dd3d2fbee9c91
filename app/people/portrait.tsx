import { useClub } from '#platform/ui/club/current-club.ts';
import { SiteImage } from '#platform/ui/site-image.tsx';
import type { PersonKind } from './addresses.server.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  of: PersonKind;
  image: string | null | undefined;
  sizes: string;
  shirtNumber?: number | null | undefined;
  eager?: boolean | undefined;
}

/** The alternative text is empty, because the name is next to the picture. */
export function Portrait({ of, image, sizes, shirtNumber, eager = false }: PortraitProps) {
  const { defaultPlayerImage, defaultTrainerImage } = useClub();
  return (
    <span className={styles.frame}>
      <SiteImage
        src={image}
        fallback={of === 'player' ? defaultPlayerImage : defaultTrainerImage}
        alt=""
        width={640}
        height={800}
        sizes={sizes}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={styles.picture}
        overFallback={
          shirtNumber != null && (
            <span className={styles.number} aria-hidden="true">
              {shirtNumber}
            </span>
          )
        }
      />
    </span>
  );
}
