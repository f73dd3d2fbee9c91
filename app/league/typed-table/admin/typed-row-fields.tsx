import type { FieldMetadata } from '@conform-to/react';
import { points } from '#app/seasons/league-row.ts';
import { Input } from '#platform/admin/form/inputs.tsx';
import { FoldedRow } from '../folded-row.tsx';
import styles from './typed-row-fields.module.css';

interface TypedRowFieldsProps<Schema extends Record<string, unknown>> {
  fields: Record<'won' | 'drawn' | 'lost', FieldMetadata<number | undefined, Schema>> & {
    team: FieldMetadata<string, Schema>;
  };
  place: number | undefined;
}

export function TypedRowFields<Schema extends Record<string, unknown>>({
  fields: { team, won, drawn, lost },
  place,
}: TypedRowFieldsProps<Schema>) {
  const results = { won: Number(won.value) || 0, drawn: Number(drawn.value) || 0 };
  return (
    <FoldedRow
      className={styles.row}
      folded={[won, drawn, lost]}
      startsOpen={team.initialValue === undefined}
      more="Ergebnisse"
      team={team.value}
    >
      <p className={styles.place}>
        <span>
          <span className="visually-hidden">Platz </span>
          {place}.
        </span>
      </p>
      <div className={styles.team}>
        <Input label="Team" field={team} />
      </div>
      <Input label="Gewonnen" field={won} type="number" />
      <Input label="Unentsch." field={drawn} type="number" />
      <Input label="Verloren" field={lost} type="number" />
      <p className={styles.points}>
        <span className={styles.word}>Punkte</span>
        <output aria-label="Punkte" className={styles.sum}>
          {points(results)}
        </output>
      </p>
    </FoldedRow>
  );
}
