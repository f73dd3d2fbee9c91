import { Link } from 'react-router';
import { picturePath } from '#platform/images/picture-path.ts';
import type { PictureTool } from '#platform/images/record-picture.ts';

interface PictureHintProps {
  picture: PictureTool;
  /** Undefined while the record is not stored. */
  id: string | undefined;
}

/** Below the address of a picture: where a photo is uploaded. */
export function PictureHint({ picture: { segment, fallback }, id }: PictureHintProps) {
  return (
    <>
      Adresse des Bildes; leer steht für {fallback ?? 'keines'}.{' '}
      {id === undefined ? (
        'Ein Foto lässt sich nach dem Speichern hochladen.'
      ) : (
        <Link to={picturePath(segment, id)}>Foto hochladen</Link>
      )}
    </>
  );
}
