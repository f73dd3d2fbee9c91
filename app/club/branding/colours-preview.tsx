import { useEffect, useRef } from 'react';
import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import {
  type ClubColours,
  createPalette,
  formatColours,
  parseColours,
} from '#platform/pictures/colours/palette.ts';
import { useClub } from '#platform/ui/club/current-club.ts';
import styles from './colours-preview.module.css';

export function ColoursPreview({
  colours: { pitch, signal },
  shortName,
}: {
  colours: ClubColours;
  /** Replaces the club's short name in the preview, because a new club has not stored its name yet. */
  shortName?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const colours = parseColours(formatColours({ pitch, signal }));
    if (!colours) return;
    // A script sets the colours, because the Content-Security-Policy forbids `style` attributes in HTML.
    for (const [name, colour] of Object.entries(createPalette(colours)))
      box.current?.style.setProperty(`--club-${name}`, colour);
  }, [pitch, signal]);
  return (
    <Fieldset title="So sieht es aus">
      <div ref={box} className={styles.preview}>
        <Sample className={styles.day} title="Am Tag" name={shortName} />
        <Sample className={styles.night} title="Im Dunkeln" name={shortName} />
      </div>
    </Fieldset>
  );
}

function Sample({
  className,
  title,
  name,
}: {
  className: string | undefined;
  title: string;
  name: string | undefined;
}) {
  const own = useClub();
  const shortName = name ?? own.shortName;
  return (
    <div role="img" aria-label={`Vorschau: ${title}`} className={`${styles.sample} ${className}`}>
      <div className={styles.bar}>
        {name === undefined && <img src={own.crest} alt="" width="32" height="32" />}
        <span>{shortName}</span>
        <span className={styles.signal}>Sa 15:00</span>
      </div>
      <div className={styles.head}>Spieltag</div>
      <div className={styles.body}>
        <p>
          Ein <span className={styles.link}>Link</span> im Text.
        </p>
        <p className={styles.row}>
          <span>3. {shortName}</span>
          <span>24</span>
        </p>
        <span className={styles.button}>Speichern</span>
      </div>
    </div>
  );
}
