import type { FieldMetadata } from '@conform-to/react';
import { Input } from '#platform/admin/form/inputs.tsx';
import styles from './stored-row-fields.module.css';

type Figure = 'won' | 'drawn' | 'lost' | 'played' | 'goalsFor' | 'goalsAgainst' | 'points';

interface StoredRowFieldsProps<Schema extends Record<string, unknown>> {
  fields: Record<Figure, FieldMetadata<number | undefined, Schema>> & {
    position: FieldMetadata<number, Schema>;
    team: FieldMetadata<string, Schema>;
    note: FieldMetadata<string | undefined, Schema>;
  };
}

export function StoredRowFields<Schema extends Record<string, unknown>>({
  fields,
}: StoredRowFieldsProps<Schema>) {
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
      <Input label="Tore" field={fields.goalsFor} type="number" />
      <Input label="Gegentore" field={fields.goalsAgainst} type="number" />
      <Input label="Punkte" field={fields.points} type="number" isSigned />
      <div className={styles.note}>
        <Input label="Anmerkung" field={fields.note} />
      </div>
    </div>
  );
}
