import { type ChangeEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { Failure } from '#platform/admin/form/failure.tsx';
import { QuestionDialog } from '#platform/admin/question-dialog.tsx';
import { withoutWord, wordIn } from '#platform/admin/said.ts';
import { mostBytes, pictureTypes } from '#platform/images/limits.ts';
import { KeptForm } from '#platform/typed/kept-form.tsx';
import button from '#platform/ui/button.module.css';
import { Field } from '#platform/ui/field.tsx';
import { OwnImage } from '#platform/ui/own-image.tsx';
import { replacedPictureDays } from '#platform/values/retention.ts';
import type { PictureAnswer, PictureRecord } from './change.server.ts';
import { type ChosenPicture, Cropper } from './cropper.tsx';
import styles from './form.module.css';

interface PictureFormProps {
  record: PictureRecord;
  outcome: PictureAnswer | undefined;
}

/** The picture of a record: the one there is, and the choice of another one. */
export function PictureForm({ record, outcome }: PictureFormProps) {
  const location = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [refusal, setRefusal] = useState<string>();
  const { shape } = record;
  useEffect(() => () => chosen && URL.revokeObjectURL(chosen.address), [chosen]);

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    setChosen(undefined);
    setRefusal(undefined);
    // What was said of the picture before does not hold for this one.
    if (wordIn(search))
      navigate(withoutWord(location), { replace: true, preventScrollReset: true });
    if (!file) return;
    const picture =
      file.size <= mostBytes ? await readPicture(file) : 'Das Bild ist größer als 15 MB.';
    // Another one may have been chosen meanwhile.
    const isCurrent = input.files?.[0] === file;
    if (typeof picture !== 'string')
      return isCurrent ? setChosen(picture) : URL.revokeObjectURL(picture.address);
    if (!isCurrent) return;
    setRefusal(picture);
    input.value = '';
  }

  return (
    <div className={styles.tool}>
      <KeptForm
        isTyped
        isUnsaved={outcome !== undefined}
        carries={{ version: record.version }}
        encType="multipart/form-data"
        action={withoutWord(location)}
        className={styles.form}
      >
        {outcome?.failure && <Failure answer={outcome}>{outcome.failure}</Failure>}
        <Field
          label={record.image ? 'Anderes Bild wählen' : 'Bild wählen'}
          name="file"
          type="file"
          accept={pictureTypes}
          onChange={choose}
          error={refusal}
        />
        <p className={styles.hint}>
          JPEG, PNG oder WebP bis 15 MB.{' '}
          {shape.isCropped
            ? 'Den Ausschnitt wählst du danach.'
            : 'Ein Logo wird nicht beschnitten; am schönsten wirkt es ohne Hintergrund.'}{' '}
          Ort und Kamera, die im Foto stehen können, werden nicht gespeichert.
        </p>
        {chosen && <Cropper picture={chosen} shape={shape} />}
        {record.isDescribed && (
          <Field
            label="Was ist zu sehen? (für alle, die das Bild nicht sehen)"
            name="alt"
            defaultValue={outcome?.alt ?? record.alt ?? ''}
            maxLength={300}
          />
        )}
        <p>
          <button type="submit" className={button.button}>
            {state === 'submitting' ? 'Wird gespeichert …' : 'Speichern'}
          </button>
        </p>
      </KeptForm>
      {record.image && (
        <section aria-labelledby="jetziges-bild" className={styles.current}>
          <h2 id="jetziges-bild">Jetziges Bild</h2>
          <OwnImage
            src={record.image}
            alt={record.alt ?? `Bild von ${record.name}`}
            width={shape.width}
            height={shape.height}
            sizes="20rem"
            className={styles.picture}
          />
          <QuestionDialog
            opener="Bild entfernen"
            question={`Soll das Bild von ${record.name} weg?`}
            yes="Ja, entfernen"
            isDangerous
            fields={{ intent: 'remove', version: record.version }}
          >
            <p>Im Protokoll lässt sich das {replacedPictureDays} Tage lang zurücknehmen.</p>
          </QuestionDialog>
        </section>
      )}
    </div>
  );
}

/** The picture in a file, or a sentence that says that there is none. */
async function readPicture(file: File): Promise<ChosenPicture | string> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return { address: image.src, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(image.src);
    return 'Das ist kein Bild, das der Browser lesen kann. Bitte ein JPEG, PNG oder WebP auswählen.';
  }
}
