import { href } from 'react-router';
import styles from './picture-downloads.module.css';

interface PictureDownloadsProps {
  slug: string;
  hasLineup: boolean;
}

const sizes = [
  ['1080x1350', 'Beitrag'],
  ['1080x1920', 'Story'],
] as const;

/** The pictures of a game for the club's own channels, drawn from what is stored. */
export function PictureDownloads({ slug, hasLineup }: PictureDownloadsProps) {
  const kinds = [
    ['spiel', 'Spiel'],
    ...(hasLineup ? [['aufstellung', 'Aufstellung'] as const] : []),
  ] as const;
  return (
    <section aria-label="Bilder für Instagram" className={styles.pictures}>
      <h2>Bilder für Instagram</h2>
      <ul role="list" className={styles.list}>
        {kinds.flatMap(([kind, name]) =>
          sizes.map(([size, use]) => (
            <li key={kind + size}>
              <a
                href={href('/spiele/spielbericht/:gameId/bilder/:picture', {
                  gameId: slug,
                  picture: `${kind}-${size}.png`,
                })}
                download
              >
                {name}: {use} <span className={styles.size}>({size.replace('x', ' × ')})</span>
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
