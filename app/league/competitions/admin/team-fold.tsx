import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { Input, Tick } from '#platform/admin/form/inputs.tsx';
import { OptionalFields } from '#platform/admin/form/optional-fields.tsx';
import type { competitionSchema } from '../tool.ts';

type Schema = z.input<ReturnType<typeof competitionSchema>>;

export function TeamFold({ row }: { row: FieldMetadata<Schema['teams'][number], Schema> }) {
  const { withdrawn, kept, place, placeReason } = row.getFieldset();
  return (
    <OptionalFields
      title="Rückzug und Platz"
      fields={[withdrawn, kept, place, placeReason]}
      isNeeded={withdrawn.value === 'on'}
    >
      <Tick label="Zurückgezogen" field={withdrawn} />
      <Tick label="Ergebnisse bleiben, das Team steht am Ende" field={kept} />
      <Input
        label="Platz"
        field={place}
        type="number"
        hint="Nur, wenn der Verband ihn festgelegt hat. Er gilt nach der letzten Runde."
      />
      <Input label="Grund" field={placeReason} hint="Zum Beispiel Aufstiegsverzicht" />
    </OptionalFields>
  );
}
