import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { FieldInputs } from '#platform/fields/field-inputs.tsx';
import { formatCount } from '#platform/values/format-count.ts';
import { trainerLayout } from '../fields.ts';
import { trainerFormSchema } from '../tool.ts';
import type { TrainerRecord } from '../trainer-record.server.ts';
import { noResults, readRecord } from '../win-draw-loss.ts';
import styles from './form.module.css';

interface TrainerFormProps {
  record: (TrainerRecord & { counted: string }) | undefined;
  open: FormStart;
  year: number;
}

export function TrainerForm({ record, open, year }: TrainerFormProps) {
  const schema = trainerFormSchema({ year, isNew: !record });
  const { form, fields, outcome } = useRecordForm(
    schema,
    record ?? { active: true, role: 'Cheftrainer' },
  );
  const { games } = readRecord(fields.counted.initialValue ?? '') ?? noResults;
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <FieldInputs layout={trainerLayout} bound={fields} outcome={outcome} />
      <Group title="Bilanz" dense>
        <Input label="Spiele" field={fields.games} type="number" />
        <Input label="Siege" field={fields.wins} type="number" />
        <Input label="Unentschieden" field={fields.draws} type="number" />
        <Input label="Niederlagen" field={fields.losses} type="number" />
        <input
          type="hidden"
          name={fields.counted.name}
          defaultValue={fields.counted.initialValue ?? ''}
        />
        {games > 0 && (
          <p className={styles.counted}>
            In Aufstellungen gezählt: {formatCount(games, 'Spiel', 'Spiele')}. Neue Spiele kommen
            von selbst dazu.
          </p>
        )}
      </Group>
    </RecordForm>
  );
}
