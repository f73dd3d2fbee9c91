import { Link } from 'react-router';
import { picturePath } from '#platform/pictures/limits.ts';
import { SiteImage } from '#platform/ui/site-image.tsx';
import styles from './records.module.css';

export interface RecordGroup {
  segment: string;
  title: string;
  fallback: string | null;
  isCropped: boolean;
  records: { id: string; name: string; image: string | null }[];
}

export function PicturedRecords({ groups }: { groups: readonly RecordGroup[] }) {
  return groups.map(({ segment, title, fallback, isCropped, records }) => {
    return (
      records.length > 0 && (
        <section key={segment} aria-labelledby={`bilder-${segment}`}>
          <h3 id={`bilder-${segment}`} className={styles.title}>
            {title}
          </h3>
          <ul role="list" className={styles.records}>
            {records.map(({ id, name, image }) => (
              <li key={id}>
                <Link to={picturePath(segment, id)} className={styles.record}>
                  <span className={isCropped ? styles.photo : styles.logo}>
                    <SiteImage
                      src={image}
                      {...(fallback && { fallback })}
                      alt=""
                      width={56}
                      height={56}
                      loading="lazy"
                    />
                  </span>
                  <span>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.detail}>
                      {image ? 'Bild ändern' : 'Noch kein Bild'}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}
