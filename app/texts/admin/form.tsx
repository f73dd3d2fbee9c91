import { Input, TextArea } from '#platform/admin/form/inputs.tsx';
import { type FormStart, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { clubTextSchema } from './schema.ts';

interface ClubTextFormProps {
  text: string;
  isLine: boolean;
  open: FormStart;
}

/** A text of the club. */
export function ClubTextForm({ text, isLine, open }: ClubTextFormProps) {
  const { form, fields, outcome } = useRecordForm(clubTextSchema(isLine), { text });
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      {isLine ? (
        <Input label="Text" field={fields.text} />
      ) : (
        <TextArea
          label="Text"
          field={fields.text}
          hint={
            <>
              Leerzeile: neuer Absatz. <code>## Überschrift</code>, <code>**fett**</code>,{' '}
              <code>- Liste</code>, <code>[Text](https://…)</code> für einen Link. Wörter in
              geschwungenen Klammern wie <code>{'{email}'}</code> werden durch die Angaben des
              Vereins ersetzt.
            </>
          }
        />
      )}
    </RecordForm>
  );
}
