import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import type { VenueRecord } from '../venue-record.server.ts';
import { venueSchema } from './schema.ts';

interface VenueFormProps {
  /** Undefined for a new venue. */
  record: VenueRecord | undefined;
  open: FormStart;
}

/** Every stored field of a venue. */
export function VenueForm({ record, open }: VenueFormProps) {
  const { form, fields, outcome } = useRecordForm(venueSchema, record);
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <Group>
        <Input label="Name" field={fields.name} hint="Wie er im Spielplan steht." />
        <Input label="Straße" field={fields.street} />
        <Input label="Postleitzahl" field={fields.postalCode} />
        <Input label="Ort" field={fields.city} />
        <Input
          label="Lage auf der Karte"
          field={fields.position}
          hint="Aus einer Karte kopiert, zum Beispiel 46.6247, 14.3053. Ohne sie wird die Adresse gesucht."
        />
      </Group>
    </RecordForm>
  );
}
