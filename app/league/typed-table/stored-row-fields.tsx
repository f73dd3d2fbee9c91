import type { FieldMetadata } from '@conform-to/react';
import { Input } from '#platform/admin/form/inputs.tsx';
import { FoldedRow } from './folded-row.tsx';
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
  const { won, drawn, lost, played, goalsFor, goalsAgainst, note } = fields;
  const rest = [won, drawn, lost, played, goalsFor, goalsAgainst, note];
  return (
    <FoldedRow
      className={styles.row}
      folded={rest}
      more="Spiele, Tore, Anmerkung"
      team={fields.team.value}
    >
      <Input label="Platz" field={fields.position} type="number" />
      <div className={styles.team}>
        <Input label="Team" field={fields.team} />
      </div>
      <Input label={'Ge\u00adwonnen'} field={won} type="number" />
      <Input label={'Un\u00adentsch.'} field={drawn} type="number" />
      <Input label={'Ver\u00adloren'} field={lost} type="number" />
      <Input label="Spiele" field={played} type="number" />
      <Input label="Tore" field={goalsFor} type="number" />
      <Input label={'Gegen\u00adtore'} field={goalsAgainst} type="number" />
      <Input label="Punkte" field={fields.points} type="number" isSigned />
      <div className={styles.note}>
        <Input label="Anmerkung" field={note} />
      </div>
    </FoldedRow>
  );
}
