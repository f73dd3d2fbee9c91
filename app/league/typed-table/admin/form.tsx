import type { DefaultValue } from '@conform-to/react';
import { type ComponentProps, useState } from 'react';
import type { z } from 'zod';
import { preferences, preferredLabels } from '#app/league/table/choose-table.ts';
import { ListErrors } from '#platform/admin/form/fieldset.tsx';
import { Input, Select, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { Rows } from '#platform/admin/form/rows.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import button from '#platform/ui/button.module.css';
import { formatDate } from '#platform/values/vienna.ts';
import { rankStandings } from '../standings.ts';
import { StoredRowFields } from '../stored-row-fields.tsx';
import { standingsSchema } from '../tool.ts';
import { TypedRowFields } from './typed-row-fields.tsx';

type Filled = DefaultValue<z.input<ReturnType<typeof standingsSchema>>>;

interface StandingsFormProps {
  filled: Filled;
  pasted: boolean;
  storedDay: string | null;
  today: string;
  open: FormStart;
  /**
   * The ids of new rows begin with this text. If the form is sent twice, both requests contain the same ids,
   * so each row is stored only once.
   */
  newIds: string;
  hasChoice: boolean;
}

export function StandingsForm(props: StandingsFormProps) {
  const { filled: given, pasted, storedDay, today, open, newIds, hasChoice } = props;
  // Keeps the values with which the form opened, because later values would replace what the admin has typed.
  const [filled] = useState(given);
  const { form, fields, outcome } = useRecordForm(standingsSchema(today), filled);
  const { teams: list, preferred } = fields;
  const rows = list.getFieldList();
  const taken = new Set(rows.map((row) => row.getFieldset().id.value));
  const places = pasted ? new Map() : placesOf(rows.map((row) => row.getFieldset()));
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
        <Input
          label="Quelle"
          field={fields.source}
          hint="Steht mit dem Tag unter der Tabelle, zum Beispiel ÖFB."
        />
        <Input label="Adresse der Quelle" field={fields.sourceLink} hint="https://…" />
        {hasChoice || preferred.initialValue ? (
          <Select
            label="Was die Website zeigt"
            field={preferred}
            empty="Automatisch"
            options={preferences.map((value) => ({ value, label: preferredLabels[value] }))}
            hint="Automatisch: die aus den Ergebnissen, sobald auch welche der anderen eingetragen sind, sonst diese hier."
          />
        ) : null}
      </Group>
      <Rows
        title="Teams"
        hint={
          pasted &&
          'Plätze, Tore und Punkte stehen so da, wie sie eingefügt wurden. Spiele und Punkte, die leer bleiben, folgen aus den Ergebnissen.'
        }
        rows={rows}
        nameOf={(row) => row.getFieldset().team.value ?? 'neues Team'}
        removal={(index) => form.remove.getButtonProps({ name: list.name, index })}
      >
        {(row, index) => {
          const cells = row.getFieldset();
          const { id } = cells;
          return (
            <>
              <input type="hidden" name={id.name} defaultValue={id.initialValue} />
              {pasted ? (
                <StoredRowFields fields={cells} />
              ) : (
                <TypedRowFields fields={cells} place={places.get(index)} />
              )}
            </>
          );
        }}
      </Rows>
      <ListErrors errors={list.errors} />
      <p>
        <button
          className={`${button.button} ${button.quiet}`}
          {...form.insert.getButtonProps({
            name: list.name,
            defaultValue: {
              id: freeId(newIds, taken),
              ...(pasted && { position: rows.length + 1 }),
            },
          })}
        >
          Team hinzufügen
        </button>
      </p>
      {pasted && (
        <Tick
          label="Plätze und Punkte ab jetzt berechnen (3 für einen Sieg, 1 für ein Unentschieden)"
          field={fields.isComputed}
        />
      )}
    </RecordForm>
  );
}

type Cells = ComponentProps<typeof TypedRowFields>['fields'];

function placesOf(rows: readonly Cells[]): Map<number, number> {
  const results = rows.map(({ team, won, drawn, lost }, index) => ({
    ...{ index, team: team.value ?? '' },
    ...{
      won: Number(won.value) || 0,
      drawn: Number(drawn.value) || 0,
      lost: Number(lost.value) || 0,
    },
  }));
  return new Map(rankStandings(results).map(({ index, position }) => [index, position]));
}

function freeId(beginning: string, taken: ReadonlySet<string | undefined>): string {
  for (let number = taken.size; ; number++) {
    const id = `${beginning}-${number}`;
    if (!taken.has(id)) return id;
  }
}
