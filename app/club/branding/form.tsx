import { useState } from 'react';
import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import { colourName } from '#platform/pictures/colours/colour-name.ts';
import { type ClubColours, isColour, nearestReadable } from '#platform/pictures/colours/palette.ts';
import type { Shape } from '#platform/pictures/shape.ts';
import button from '#platform/ui/button.module.css';
import { ColoursPreview } from './colours-preview.tsx';
import styles from './form.module.css';
import { brandingSchema, describeLowContrast } from './schema.ts';

/** Pixels. The largest crests are on share pictures and in the icon on a phone's start screen. */
export const crestShape: Shape = {
  width: 512,
  height: 512,
  isCropped: false,
  takesDrawing: true,
};

interface LookFormProps {
  look: ClubColours & { crest: string | null };
  open: FormStart;
}

export function BrandingForm({ look: stored, open }: LookFormProps) {
  const [look] = useState(stored);
  const { form, fields, outcome } = useRecordForm(brandingSchema, look);
  const typed = {
    pitch: String(fields.pitch.value ?? look.pitch),
    signal: String(fields.signal.value ?? look.signal),
  };

  function nearest(name: keyof ClubColours) {
    if (!isColour(typed[name])) return null;
    const colour = nearestReadable(name, typed[name]);
    if (colour === typed[name]) return null;
    return (
      <div role="status" className={styles.offer}>
        {!fields[name].errors && (
          <p className="error">{describeLowContrast(name, typed[name], colour)}</p>
        )}
        <button
          type="button"
          className={`${button.button} ${button.quiet}`}
          onClick={() => form.update({ name: fields[name].name, value: colour })}
        >
          {colourName(colour)} nehmen
        </button>
      </div>
    );
  }

  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <PictureField title="Wappen" field={fields.crest} shape={crestShape} outcome={outcome} />
      <Group title="Farben">
        <Input
          label="Vereinsfarbe"
          field={fields.pitch}
          type="color"
          hint="Für Köpfe von Seiten, Knöpfe, Links, Dressen und Zeichnungen. Weiße Schrift muss darauf zu lesen sein."
        />
        <Input
          label="Zweite Farbe"
          field={fields.signal}
          type="color"
          hint="Für das, was auffallen soll: Striche, Marken, die eigene Zeile der Tabelle. Dunkle Schrift muss darauf zu lesen sein."
        />
      </Group>
      {nearest('pitch')}
      {nearest('signal')}
      <ColoursPreview colours={typed} />
    </RecordForm>
  );
}
