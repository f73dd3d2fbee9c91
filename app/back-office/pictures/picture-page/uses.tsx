import { Link } from 'react-router';
import type { PictureSize } from '#platform/pictures/shape.ts';
import { SiteImage } from '#platform/ui/site-image.tsx';
import type { PictureUse } from '../library.server.ts';
import styles from './route.module.css';

interface ShownPicture {
  address: string;
  size: PictureSize;
  label: string;
  came: string | undefined;
  uses: readonly PictureUse[];
  unused: string;
}

export function Uses({ picture }: { picture: ShownPicture }) {
  const { address, size, label, came, uses, unused } = picture;
  return (
    <>
      <figure className={styles.figure}>
        <SiteImage
          src={address}
          alt={label}
          {...size}
          sizes="(min-width: 44rem) 40rem, 100vw"
          className={styles.picture}
        />
        <figcaption className={styles.quiet}>
          {size.width} × {size.height} Pixel{came && `, hochgeladen am ${came}`}
        </figcaption>
      </figure>
      <section aria-labelledby="zu-sehen" className={styles.part}>
        <h2 id="zu-sehen">Wo es zu sehen ist</h2>
        {uses.length === 0 ? (
          <>
            <p>{unused}</p>
            <p>
              Seine Adresse, wo ein Formular danach fragt: <code>{address}</code>
            </p>
          </>
        ) : (
          <ul role="list" className={styles.uses}>
            {uses.map((use) => (
              <li key={`${use.kind} ${use.id} ${use.isInText} ${use.isDraft}`}>
                <Link to={use.path}>{use.title}</Link> <span>({placeOf(use)})</span>
                {use.isDescribed && !use.isDraft && (
                  <span className={styles.quiet}>
                    {use.alt ? `Beschreibung: ${use.alt}` : 'Noch ohne Beschreibung'}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function placeOf({ of, isInText, isDraft }: PictureUse): string {
  if (isDraft) return `${of}, Entwurf`;
  return isInText ? `${of}, im Text` : of;
}
