import type { FieldMetadata } from '@conform-to/react';
import { Select } from '#platform/admin/form/inputs.tsx';
import { type TeamChoice, teamKey } from './team-field.ts';

interface TeamSelectProps<Value, Schema extends Record<string, unknown>> {
  field: FieldMetadata<Value, Schema>;
  choice: TeamChoice;
}

export function TeamSelect<Value, Schema extends Record<string, unknown>>({
  field,
  choice: { teams, usual },
}: TeamSelectProps<Value, Schema>) {
  if (teams.length < 2) return null;
  return (
    <Select
      label="Mannschaft"
      field={field}
      {...(usual === undefined && { empty: 'Bitte wählen' })}
      options={teams.map(({ id, name }) => ({ value: teamKey(id), label: name }))}
    />
  );
}
