import type { z } from 'zod';
import { points } from '../../../domain/standings.ts';
import button from '../../../ui/button.module.css';
import { Input } from '../inputs.tsx';
import { type FormStart, RecordForm } from '../record-form.tsx';
import { Rows } from '../rows.tsx';
import { useRecordForm } from '../use-record-form.ts';
import styles from './form.module.css';
import { standingsSchema } from './schema.ts';

interface StandingsFormProps {
  teams: z.output<typeof standingsSchema>['teams'];
  open: FormStart;
}

/** All rows of the league table at once; points are computed (spec §5). */
export function StandingsForm({ teams, open }: StandingsFormProps) {
  const { form, fields, outcome } = useRecordForm(standingsSchema, { teams });
  const { teams: list } = fields;
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <Rows
        title="Teams"
        rows={list.getFieldList()}
        nameOf={(row) => row.getFieldset().team.value ?? 'neues Team'}
        removal={(index) => form.remove.getButtonProps({ name: list.name, index })}
      >
        {(row) => {
          const { id, team, won, drawn, lost } = row.getFieldset();
          const results = { won: Number(won.value) || 0, drawn: Number(drawn.value) || 0 };
          return (
            <div className={styles.row}>
              <input type="hidden" name={id.name} defaultValue={id.initialValue} />
              <div className={styles.team}>
                <Input label="Team" field={team} />
              </div>
              <Input label="Gewonnen" field={won} type="number" />
              <Input label="Unentsch." field={drawn} type="number" />
              <Input label="Verloren" field={lost} type="number" />
              <p className={styles.points}>
                Punkte
                <output className={styles.sum}>{points(results)}</output>
              </p>
            </div>
          );
        }}
      </Rows>
      {list.errors && (
        <p role="alert" className={styles.error}>
          {list.errors[0]}
        </p>
      )}
      <p>
        <button
          className={`${button.button} ${button.quiet}`}
          {...form.insert.getButtonProps({ name: list.name, defaultValue: {} })}
        >
          Team hinzufügen
        </button>
      </p>
    </RecordForm>
  );
}
