import { Fieldset } from '#platform/admin/form/fieldset.tsx';
import { Input, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { FieldInputs } from '#platform/fields/field-inputs.tsx';
import { venueLayout } from '../fields.ts';
import { venueSchema } from '../tool.ts';
import type { VenueRecord } from '../venue-record.server.ts';

interface VenueFormProps {
  record: VenueRecord | undefined;
  start: Partial<VenueRecord> | undefined;
  open: FormStart;
}

export function VenueForm({ record, start, open }: VenueFormProps) {
  const filled = record ?? start;
  const { form, fields, outcome } = useRecordForm(
    venueSchema,
    filled && { ...filled, isOwn: filled.isOwn === 1 },
  );
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <FieldInputs layout={venueLayout} bound={fields} outcome={outcome} />
      <Fieldset title="Unser Platz">
        <Tick label="Hier spielen wir daheim" field={fields.isOwn} />
        <Input
          label="Seit wann"
          field={fields.ownFrom}
          type="date"
          hint="Leer: schon immer. Frühere Heimspiele bleiben, wo sie waren."
        />
      </Fieldset>
    </RecordForm>
  );
}
