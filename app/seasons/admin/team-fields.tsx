import type { FieldMetadata } from '@conform-to/react';
import { Input } from '#platform/admin/form/inputs.tsx';
import styles from './team-fields.module.css';

type Figure = 'position' | 'won' | 'drawn' | 'lost' | 'played' | 'points';

interface TeamFieldsProps<Schema extends Record<string, unknown>> {
  fields: Record<Figure, FieldMetadata<number | undefined, Schema>> & {
    team: FieldMetadata<string, Schema>;
  };
}

/** A row of a final table. */
export function TeamFields<Schema extends Record<string, unknown>>({
  fields,
}: TeamFieldsProps<Schema>) {
  return (
    <div className={styles.row}>
      <Input label="Platz" field={fields.position} type="number" />
      <div className={styles.team}>
        <Input label="Team" field={fields.team} />
      </div>
      <Input label="Gewonnen" field={fields.won} type="number" />
      <Input label="Unentsch." field={fields.drawn} type="number" />
      <Input label="Verloren" field={fields.lost} type="number" />
      <Input label="Spiele" field={fields.played} type="number" />
      <Input label="Punkte" field={fields.points} type="number" />
    </div>
  );
}
