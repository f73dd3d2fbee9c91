import { club } from '../../club/club.ts';
import { useOwnImage } from './own-image.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  of: 'player' | 'trainer';
  image: string | null | undefined;
  /** Shown on the chest of the placeholder's shirt. */
  shirtNumber?: number | null | undefined;
  /** The first pictures of a page are not lazy. */
  eager?: boolean;
}

const placeholders = { player: club.defaultPlayerImage, trainer: club.defaultTrainerImage };

/** A picture of a person, 4:5, beside the name; the club's silhouette where there is none. */
export function Portrait({ of, image, shirtNumber, eager = false }: PortraitProps) {
  const placeholder = placeholders[of];
  const { shown, ref, onError } = useOwnImage(image, placeholder);
  return (
    <span className={styles.frame}>
      <img
        key={shown}
        ref={ref}
        src={shown}
        alt=""
        width={640}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        className={styles.picture}
        onError={onError}
      />
      {shown === placeholder && shirtNumber != null && (
        <span className={styles.number} aria-hidden="true">
          {shirtNumber}
        </span>
      )}
    </span>
  );
}
