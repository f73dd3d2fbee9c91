import { Input, Select, TextArea } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import type { OpponentRecord } from '../opponent-record.server.ts';
import { opponentPicture, opponentSchema } from '../tool.ts';

interface OpponentFormProps {
  record: OpponentRecord | undefined;
  open: FormStart;
  venues: readonly { id: string; name: string }[];
}

export function OpponentForm({ record, open, venues }: OpponentFormProps) {
  const { form, fields, outcome } = useRecordForm(
    opponentSchema,
    record && { ...record, otherNames: record.otherNames.map(({ name }) => name).join('\n') },
  );
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <Group>
        <Input label="Name" field={fields.name} />
        <Input label="Kurzname" field={fields.shortName} hint="Für schmale Stellen." />
        <Select
          label="Spielort"
          field={fields.venueId}
          empty="Nicht bekannt"
          options={venues.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Group>
      <PictureField
        title="Wappen"
        field={fields.crest}
        shape={opponentPicture.shape}
        outcome={outcome}
      />
      <Group>
        <TextArea
          label="Frühere Namen und andere Schreibweisen"
          field={fields.otherNames}
          hint="In jeder Zeile einer. Spiele und Tabellen unter diesen Namen gehören zu diesem Gegner."
        />
      </Group>
    </RecordForm>
  );
}
