import '#platform/ui/file-button.css';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import {
  headLength,
  heicRefusal,
  isHeic,
  maxUploadBytes,
  maxUploadMegabytes,
  pictureTypes,
  tooLargeMessage,
} from '#platform/pictures/limits.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import { Field } from '#platform/ui/field.tsx';
import { type ChosenPicture, Cropper } from './cropper.tsx';
import styles from './picture-choice.module.css';

interface PictureChoiceProps {
  label: string;
  shape: Shape;
  answer?: { refusal?: string } | undefined;
  error?: string | undefined;
  takesFocus?: boolean;
  onChoose?: () => void;
}

export function PictureChoice({
  label,
  shape,
  answer,
  error,
  takesFocus = false,
  onChoose,
}: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [refusal, setRefusal] = useState(answer?.refusal);
  useEffect(() => () => chosen && URL.revokeObjectURL(chosen.address), [chosen]);
  useEffect(() => {
    if (!answer || !input.current) return;
    setChosen(undefined);
    setRefusal(answer.refusal);
    input.current.value = '';
    if (answer.refusal && takesFocus) input.current.focus();
  }, [answer, takesFocus]);

  async function choose({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const file = field.files?.[0];
    setChosen(undefined);
    setRefusal(undefined);
    onChoose?.();
    if (!file) return;
    const picture = file.size <= maxUploadBytes ? await readPicture(file) : tooLargeMessage;
    const isCurrent = field.files?.[0] === file;
    if (typeof picture !== 'string')
      return isCurrent ? setChosen(picture) : URL.revokeObjectURL(picture.address);
    if (!isCurrent) return;
    setRefusal(picture);
    field.value = '';
  }

  return (
    <div className={styles.choice}>
      <Field
        ref={input}
        label={label}
        name="file"
        type="file"
        accept={shape.takesDrawing ? `${pictureTypes},image/svg+xml` : pictureTypes}
        onChange={choose}
        error={refusal ?? error}
        // `autoFocus` serves browsers without JavaScript. With JavaScript, the effect above moves the focus.
        autoFocus={takesFocus && answer?.refusal !== undefined}
      />
      <p className={styles.hint}>
        {shape.takesDrawing && 'SVG, '}JPEG, PNG oder WebP bis {maxUploadMegabytes} MB.{' '}
        {shape.isCropped
          ? 'Den Ausschnitt wählst du danach.'
          : (shape.note ??
            'Ein Logo wird nicht beschnitten; am schönsten wirkt es ohne Hintergrund.')}{' '}
        Ort und Kamera, die im Foto stehen können, werden nicht gespeichert.
      </p>
      {chosen && <Cropper picture={chosen} shape={shape} />}
    </div>
  );
}

async function readPicture(file: File): Promise<ChosenPicture | string> {
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  // Some browsers can show HEIC pictures, but the server cannot read them.
  if (isHeic(new Uint8Array(head))) return heicRefusal;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return { address: image.src, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(image.src);
    return 'Das ist kein Bild, das der Browser lesen kann. Bitte wähle ein JPEG, PNG oder WebP.';
  }
}
