import { useSyncExternalStore } from 'react';
import { href } from 'react-router';
import { picturesId } from '../tool.ts';
import styles from './picture-downloads.module.css';
import { SharePicture } from './share-picture.tsx';

interface PictureDownloadsProps {
  slug: string;
  hasLineup: boolean;
}

const sizes = [
  ['1080x1350', 'Beitrag'],
  ['1080x1920', 'Story'],
] as const;

export function PictureDownloads({ slug, hasLineup }: PictureDownloadsProps) {
  const canShare = useSyncExternalStore(neverChanges, canSharePictures, () => false);
  const kinds = [
    ['spiel', 'Spiel'],
    ...(hasLineup ? [['aufstellung', 'Aufstellung'] as const] : []),
  ] as const;
  return (
    <section
      id={picturesId}
      tabIndex={-1}
      aria-label="Bilder für Instagram"
      className={styles.pictures}
    >
      <h2>Bilder für Instagram</h2>
      <ul role="list" className={styles.list}>
        {kinds.flatMap(([kind, name]) =>
          sizes.map(([size, use]) => {
            const picture = `${kind}-${size}.png`;
            const path = href('/spiele/spielbericht/:gameId/bilder/:picture', {
              gameId: slug,
              picture,
            });
            return (
              <li key={picture}>
                <a href={path} download>
                  {name}: {use} <span className={styles.size}>({size.replace('x', ' × ')})</span>
                </a>
                {canShare && (
                  <SharePicture path={path} file={`${slug}-${picture}`} name={`${name}: ${use}`} />
                )}
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}

function neverChanges(): () => void {
  return () => {};
}

function canSharePictures(): boolean {
  const picture = new File([], 'bild.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [picture] }) ?? false;
}
