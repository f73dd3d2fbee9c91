import { Link } from 'react-router';
import { picturePathOf } from '#platform/images/picture-kinds.ts';
import type { Pictured } from '#platform/images/shapes.ts';

interface PictureHintProps {
  kind: Pictured;
  /** Undefined while the record is not stored. */
  id: string | undefined;
  /** Shown when there is no picture. */
  placeholder: string;
}

/** Below the address of a picture: where a photo is uploaded. */
export function PictureHint({ kind, id, placeholder }: PictureHintProps) {
  return (
    <>
      Adresse des Bildes; leer steht für {placeholder}.{' '}
      {id === undefined ? (
        'Ein Foto lässt sich nach dem Speichern hochladen.'
      ) : (
        <Link to={picturePathOf(kind, id)}>Foto hochladen</Link>
      )}
    </>
  );
}
