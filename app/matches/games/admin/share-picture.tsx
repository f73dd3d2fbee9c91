import { useState } from 'react';
import button from '#platform/ui/button.module.css';
import { shareByDevice } from '#platform/ui/share-links.tsx';

interface SharePictureProps {
  path: string;
  file: string;
  name: string;
}

export function SharePicture({ path, file, name }: SharePictureProps) {
  const [failed, setFailed] = useState(false);
  const share = async () => {
    setFailed(false);
    try {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const picture = new File([await answer.blob()], file, { type: 'image/png' });
      await shareByDevice({ files: [picture] });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={`Teilen: ${name}`}
        className={`${button.button} ${button.quiet}`}
        onClick={share}
      >
        Teilen
      </button>
      <span role="status">
        {failed && 'Das Teilen hat nicht geklappt. Lade das Bild herunter und teile es von dort.'}
      </span>
    </>
  );
}
