import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { isCounted, parseFigures } from '#app/people/figures/opening-balance.ts';
import type { Performance } from '#app/people/figures/season-totals.ts';
import { Input } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { Rows } from '#platform/admin/form/rows.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { FieldInputs } from '#platform/fields/field-inputs.tsx';
import button from '#platform/ui/button.module.css';
import { formatCount } from '#platform/values/format-count.ts';
import { playerLayout } from '../fields.ts';
import type { PlayerRecord } from '../player-record.server.ts';
import { playerFields } from '../tool.ts';
import styles from './form.module.css';

function describeCounted(text: string | undefined): string | undefined {
  if (!text || !isCounted(text)) return undefined;
  const figures = parseFigures(text);
  const said = [
    formatCount(figures.gamesPlayed, 'Spiel', 'Spiele'),
    formatCount(figures.goals, 'Tor', 'Tore'),
    formatCount(figures.assists, 'Vorlage', 'Vorlagen'),
    formatCount(figures.cleanSheets, 'zu null', 'zu null'),
    formatCount(figures.yellowCards, 'gelbe Karte', 'gelbe Karten'),
    formatCount(figures.redCards, 'rote Karte', 'rote Karten'),
  ].filter((words) => !words.startsWith('0 '));
  if (said.length === 0) return undefined;
  const words = new Intl.ListFormat('de-AT').format(said);
  return `In Aufstellungen gezählt: ${words}. Neue Spiele kommen von selbst dazu.`;
}

type PlayerInput = z.input<typeof playerFields>;
interface FilledIn extends Omit<PlayerRecord, 'pastSeasons'> {
  counted: string;
  pastSeasons: (Performance & { season: string; counted: string })[];
}

interface PlayerFormProps {
  record: FilledIn | undefined;
  open: FormStart;
  season: string;
}

export function PlayerForm({ record, open, season }: PlayerFormProps) {
  const { form, fields, outcome } = useRecordForm(
    playerFields,
    record ?? { active: true, pastSeasons: [{ season }] },
  );
  const seasons = fields.pastSeasons.getFieldList();
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <FieldInputs layout={playerLayout} bound={fields} outcome={outcome} />
      <Group title="Gesamt" dense>
        <PerformanceFields fields={fields} />
      </Group>
      <Rows
        title="Saisonen"
        rows={seasons}
        nameOf={(row) => row.getFieldset().season.value ?? 'neue Saison'}
        removal={(index) => form.remove.getButtonProps({ name: fields.pastSeasons.name, index })}
      >
        {(row) => {
          const entry = row.getFieldset();
          return (
            <>
              <Input label="Saison" field={entry.season} />
              <PerformanceFields fields={entry} />
            </>
          );
        }}
      </Rows>
      <p>
        <button
          className={`${button.button} ${button.quiet}`}
          {...form.insert.getButtonProps({
            name: fields.pastSeasons.name,
            defaultValue: { season },
          })}
        >
          Saison hinzufügen
        </button>
      </p>
    </RecordForm>
  );
}

function PerformanceFields({
  fields,
}: {
  fields: Record<keyof Performance, FieldMetadata<number | undefined, PlayerInput>> & {
    counted: FieldMetadata<string | undefined, PlayerInput>;
  };
}) {
  const { counted } = fields;
  const says = describeCounted(counted.initialValue);
  return (
    <>
      <Input label="Spiele" field={fields.gamesPlayed} type="number" />
      <Input label="Tore" field={fields.goals} type="number" />
      <Input label="Vorlagen" field={fields.assists} type="number" />
      <Input label="Zu null" field={fields.cleanSheets} type="number" />
      <Input label="Gelbe Karten" field={fields.yellowCards} type="number" />
      <Input label="Rote Karten" field={fields.redCards} type="number" />
      {/* Figures counted when the form was opened. The server subtracts them from the typed totals. */}
      <input type="hidden" name={counted.name} defaultValue={counted.initialValue ?? ''} />
      {says && <p className={styles.counted}>{says}</p>}
    </>
  );
}
