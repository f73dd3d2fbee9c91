import { useState } from 'react';
import type { z } from 'zod';
import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { Rows } from '#platform/admin/form/rows.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { WrongList } from '#platform/admin/form/wrong-list.tsx';
import button from '#platform/ui/button.module.css';
import { formatDate } from '#platform/values/vienna.ts';
import { points } from '../standings.ts';
import styles from './form.module.css';
import { standingsSchema } from './schema.ts';

interface StandingsFormProps {
  teams: z.output<ReturnType<typeof standingsSchema>>['teams'];
  /** Of which day it is taken to be, which may be put right. */
  day: string;
  /** Of which day the stored table is; null where nobody has said so. */
  storedDay: string | null;
  today: string;
  open: FormStart;
  /** What the ids of new rows begin with: given here, a form sent twice is stored once. */
  newIds: string;
}

/** All rows of the league table at once; points are computed (spec §5). */
export function StandingsForm(props: StandingsFormProps) {
  const { teams, day, storedDay, today, open, newIds } = props;
  // What is loaded again later is not filled in over what is typed.
  const [filled] = useState({ day, teams });
  const { form, fields, outcome } = useRecordForm(standingsSchema(today), filled);
  const { teams: list } = fields;
  const rows = list.getFieldList();
  const taken = new Set(rows.map((row) => row.getFieldset().id.value));
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <Group>
        <Input
          label="Stand vom"
          field={fields.day}
          type="date"
          hint={`Von welchem Tag die Tabelle ist. ${
            storedDay === null
              ? 'Leer: nicht bekannt.'
              : `Gespeichert ist der Stand vom ${formatDate(storedDay)}.`
          }`}
        />
      </Group>
      <Rows
        title="Teams"
        rows={rows}
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
                <output aria-label="Punkte" className={styles.sum}>
                  {points(results)}
                </output>
              </p>
            </div>
          );
        }}
      </Rows>
      <WrongList errors={list.errors} />
      <p>
        <button
          className={`${button.button} ${button.quiet}`}
          {...form.insert.getButtonProps({
            name: list.name,
            defaultValue: { id: freeId(newIds, taken) },
          })}
        >
          Team hinzufügen
        </button>
      </p>
    </RecordForm>
  );
}

function freeId(beginning: string, taken: ReadonlySet<string | undefined>): string {
  for (let number = taken.size; ; number++) {
    const id = `${beginning}-${number}`;
    if (!taken.has(id)) return id;
  }
}
