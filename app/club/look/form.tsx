import { useState } from 'react';
import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { FieldInputs } from '#platform/fields/field-inputs.tsx';
import { colourName } from '#platform/pictures/colours/colour-name.ts';
import { type ClubColours, isColour, nearestReadable } from '#platform/pictures/colours/palette.ts';
import button from '#platform/ui/button.module.css';
import { ColoursPreview } from './colours-preview.tsx';
import { hardToRead, lookForm } from './fields.ts';
import styles from './form.module.css';

interface LookFormProps {
  look: ClubColours & { crest: string | null };
  open: FormStart;
}

export function LookForm({ look: stored, open }: LookFormProps) {
  const [look] = useState(stored);
  const { form, fields, outcome } = useRecordForm(lookForm.schema, look);
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
        {!fields[name].errors && <p className="error">{hardToRead(name, typed[name], colour)}</p>}
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
      <FieldInputs
        layout={lookForm}
        bound={fields}
        outcome={outcome}
        own={{
          pitch: (said) => <Input {...said} type="color" />,
          signal: (said) => <Input {...said} type="color" />,
        }}
      />
      {nearest('pitch')}
      {nearest('signal')}
      <ColoursPreview colours={typed} />
    </RecordForm>
  );
}
