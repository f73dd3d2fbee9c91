import { useClub } from '#platform/ui/club/current-club.ts';
import { OwnImage } from '#platform/ui/own-image.tsx';
import type { PersonKind } from './address.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  of: PersonKind;
  image: string | null | undefined;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** Shown on the chest of the placeholder's shirt. */
  shirtNumber?: number | null | undefined;
  /** The first pictures of a page are not lazy. */
  eager?: boolean | undefined;
}

/** A picture of a person, 4:5, beside the name; the club's silhouette where there is none. */
export function Portrait({ of, image, sizes, shirtNumber, eager = false }: PortraitProps) {
  const { defaultPlayerImage, defaultTrainerImage } = useClub();
  return (
    <span className={styles.frame}>
      <OwnImage
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
