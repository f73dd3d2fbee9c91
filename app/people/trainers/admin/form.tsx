import { Input, Select, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import { counted } from '#platform/values/counted.ts';
import { noResults, readRecord } from '../results-record.ts';
import { trainerFields, trainerPicture } from '../tool.ts';
import type { TrainerRecord } from '../trainer-record.server.ts';
import { trainerRoles } from '../trainer-roles.ts';
import styles from './form.module.css';

interface TrainerFormProps {
  /** Undefined for a new trainer. */
  record: (TrainerRecord & { counted: string }) | undefined;
  open: FormStart;
  year: number;
}

/** Every stored field of a trainer. */
export function TrainerForm({ record, open, year }: TrainerFormProps) {
  const schema = trainerFields({ year, isNew: !record });
  const { form, fields, outcome } = useRecordForm(
    schema,
    record ?? { active: true, role: 'Cheftrainer' },
  );
  const { games } = readRecord(fields.counted.initialValue ?? '') ?? noResults;
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <Group>
        <Input label="Name" field={fields.name} />
        <Select
          label="Aufgabe"
          field={fields.role}
          empty="Bitte wählen"
          options={trainerRoles.map((value) => ({ value, label: value }))}
        />
        <Input label="Erfahrung" field={fields.experience} hint="Zum Beispiel UEFA-B-Lizenz" />
        <Tick label="Aktiv (wird im Team gezeigt)" field={fields.active} />
      </Group>
      <Group title="Zur Person">
        <Input label="Geburtsjahr" field={fields.birthYear} type="number" />
        <Input label="Im Verein seit" field={fields.joinedOn} hint="TT.MM.JJJJ" />
      </Group>
      <PictureField
        title="Bild"
        field={fields.image}
        shape={trainerPicture.shape}
        outcome={outcome}
      />
      <Group title="Bilanz" dense>
        <Input label="Spiele" field={fields.games} type="number" />
        <Input label="Siege" field={fields.wins} type="number" />
        <Input label="Unentschieden" field={fields.draws} type="number" />
        <Input label="Niederlagen" field={fields.losses} type="number" />
        {/* What is counted meanwhile is added to what is typed, not overwritten by it. */}
        <input
          type="hidden"
          name={fields.counted.name}
          defaultValue={fields.counted.initialValue ?? ''}
        />
        {games > 0 && (
          <p className={styles.counted}>
            In Aufstellungen gezählt: {counted(games, 'Spiel', 'Spiele')}. Neue Spiele kommen von
            selbst dazu.
          </p>
        )}
      </Group>
    </RecordForm>
  );
}
