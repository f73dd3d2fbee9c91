import type { FieldMetadata } from '@conform-to/react';
import type { Shape } from '#platform/pictures/shape.ts';
import { SiteImage } from '#platform/ui/site-image.tsx';
import { Fieldset } from '../form/fieldset.tsx';
import { Input } from '../form/inputs.tsx';
import type { RecordAnswer } from '../record-answer.ts';
import { PictureChoice } from './picture-choice.tsx';
import styles from './picture-field.module.css';

interface PictureFieldProps<Value, AltValue, Schema extends Record<string, unknown>> {
  title: string;
  field: FieldMetadata<Value, Schema>;
  alt?: FieldMetadata<AltValue, Schema>;
  shape: Shape;
  outcome: RecordAnswer | undefined;
}

export function PictureField<Value, AltValue, Schema extends Record<string, unknown>>({
  title,
  field,
  alt,
  shape,
  outcome,
}: PictureFieldProps<Value, AltValue, Schema>) {
  const answer = outcome?.picture;
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
            <SiteImage
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
