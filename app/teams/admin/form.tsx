import { Input, Select, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import button from '#platform/ui/button.module.css';
import { ageOfName } from '../age-limits.ts';
import type { TeamRecord } from '../team-record.server.ts';
import { type Showing, teamSchema } from '../tool.ts';

interface TeamFormProps {
  record: TeamRecord | undefined;
  open: FormStart;
}

const showingOf = (stored: number | null): Showing =>
  stored === null ? 'usual' : stored === 1 ? 'yes' : 'no';

const options = [
  { value: 'usual', label: 'Wie üblich: bis U14 nicht' },
  { value: 'yes', label: 'Zeigen' },
  { value: 'no', label: 'Nicht zeigen' },
];

export function TeamForm({ record, open }: TeamFormProps) {
  const { form, fields, outcome } = useRecordForm(teamSchema, {
    ...record,
    isShown: record?.hidden !== 1,
    showsNames: showingOf(record?.showsNames ?? null),
    showsPhotos: showingOf(record?.showsPhotos ?? null),
    showsResults: showingOf(record?.showsResults ?? null),
    showsTable: showingOf(record?.showsTable ?? null),
  });
  const called = ageOfName(fields.name.value ?? '');
  const proposes = called !== undefined && !fields.ageLimit.value;
  return (
    <RecordForm form={form} open={open} outcome={outcome}>
      <Group>
        <Input label="Name" field={fields.name} hint="Zum Beispiel Frauen, Reserve oder U14" />
        <Input
          label="Kurzname"
          field={fields.shortName}
          hint="Für Stellen mit wenig Platz; leer: der Name"
        />
        <Input
          label="Gemeinsam mit"
          field={fields.partner}
          hint="Der andere Verein einer Spielgemeinschaft"
        />
        <Input
          label="Altersgrenze"
          field={fields.ageLimit}
          type="number"
          hint="14 bei einer U14; leer: Erwachsene"
        />
        {proposes && (
          <button
            type="button"
            className={`${button.button} ${button.quiet}`}
            onClick={() => form.update({ name: fields.ageLimit.name, value: String(called) })}
          >
            Altersgrenze {called} nehmen
          </button>
        )}
        <Tick label="Auf der Website zeigen" field={fields.isShown} />
      </Group>
      <Group title="Was die Website zeigt">
        <Select label="Namen der Spieler" field={fields.showsNames} options={options} />
        <Select label="Fotos" field={fields.showsPhotos} options={options} />
        <Select label="Ergebnisse" field={fields.showsResults} options={options} />
        <Select
          label="Tabelle"
          field={fields.showsTable}
          options={options}
          hint="Nur mit den Ergebnissen"
        />
      </Group>
    </RecordForm>
  );
}
