import type { FieldMetadata } from '@conform-to/react';
import type { Shape } from '#platform/pictures/shape.ts';
import { OwnImage } from '#platform/ui/own-image.tsx';
import { Fieldset } from '../form/fieldset.tsx';
import { Input } from '../form/inputs.tsx';
import type { RecordAnswer } from '../record-answer.ts';
import { PictureChoice } from './picture-choice.tsx';
import styles from './picture-field.module.css';

interface PictureFieldProps<Value, AltValue, Schema extends Record<string, unknown>> {
  title: string;
  /** Of the address that is stored (`imageAddress` in the schema). */
  field: FieldMetadata<Value, Schema>;
  /** Of the words that say what the picture shows, where the kind has them. */
  alt?: FieldMetadata<AltValue, Schema>;
  shape: Shape;
  /** What came of the last try. */
  outcome: RecordAnswer | undefined;
}

/**
 * The picture of a record in its own form (docs/adding-a-kind.md): the one there is, the choice of
 * another one, and the way to have none.
 */
export function PictureField<Value, AltValue, Schema extends Record<string, unknown>>({
  title,
  field,
  alt,
  shape,
  outcome,
}: PictureFieldProps<Value, AltValue, Schema>) {
  const answer = outcome?.picture;
  // A picture that came with a form that was not stored is there already.
  const address = answer?.address ?? String(field.initialValue ?? '');
  return (
    <Fieldset title={title}>
      <div className={styles.picture}>
        <input
          key={`${field.key} ${address}`}
          type="hidden"
          name={field.name}
          defaultValue={address}
        />
        {address && (
          <div className={styles.current}>
            <OwnImage
              src={address}
              alt="Jetziges Bild"
              width={shape.width}
              height={shape.height}
              sizes="12rem"
              className={styles.image}
            />
            <label className={styles.removal}>
              <input type="checkbox" name="withoutPicture" />
              Bild entfernen
            </label>
          </div>
        )}
        <PictureChoice
          label={address ? 'Anderes Bild wählen' : 'Bild wählen'}
          shape={shape}
          answer={answer}
          error={field.errors?.[0]}
          takesFocus={!outcome?.result?.error}
        />
        {alt && (
          <Input label="Was ist zu sehen? (für alle, die das Bild nicht sehen)" field={alt} />
        )}
      </div>
    </Fieldset>
  );
}
