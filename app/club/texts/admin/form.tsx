import { Link } from 'react-router';
import { MarkdownInput } from '#platform/admin/editor/markdown-input.tsx';
import { Input, TextArea } from '#platform/admin/form/inputs.tsx';
import { type FormStart, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { clubTextSchema } from '../tool.ts';

interface ClubTextFormProps {
  text: string;
  isLine: boolean;
  /** Names that the text can contain in curly brackets; undefined if a plain field replaces the editor. */
  facts: readonly string[] | undefined;
  open: FormStart;
}

export function ClubTextForm({ text, isLine, facts, open }: ClubTextFormProps) {
  const { form, fields, outcome } = useRecordForm(clubTextSchema(isLine), { text });
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      {isLine && <Input label="Text" field={fields.text} />}
      {!isLine && facts && (
        <>
          <p>
            Was grau hinterlegt ist oder in geschweiften Klammern steht, füllt die Website aus, zum
            Beispiel mit den <Link to="/admin/kontakt">Vereinsdaten</Link> und dem, was beim{' '}
            <Link to="/admin/vorstand">Vorstand</Link> steht. Was dort fehlt, lässt sie weg.
          </p>
          <MarkdownInput label="Text" field={fields.text} facts={facts} />
        </>
      )}
      {!isLine && !facts && (
        <TextArea
          label="Text"
          field={fields.text}
          hint={
            <>
              In diesem Text steht etwas, das der Editor nicht kennt, etwa eine Tabelle. Damit es
              bleibt, zeigt ihn dieses Feld so, wie er gespeichert ist. Leerzeile: neuer Absatz.{' '}
              <code>## Überschrift</code>, <code>**fett**</code>, <code>- Liste</code>,{' '}
              <code>[Text](https://…)</code> für einen Link. Was in geschweiften Klammern steht,
              etwa <code>{'{Name des Vereins}'}</code>, füllt die Website aus.
            </>
          }
        />
      )}
    </RecordForm>
  );
}
