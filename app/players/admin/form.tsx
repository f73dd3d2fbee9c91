import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { Input, Select, Tick } from '#platform/admin/form/inputs.tsx';
import { type FormStart, Group, RecordForm } from '#platform/admin/form/record-form.tsx';
import { Rows } from '#platform/admin/form/rows.tsx';
import { useRecordForm } from '#platform/admin/form/use-record-form.ts';
import { PictureField } from '#platform/admin/picture/picture-field.tsx';
import button from '#platform/ui/button.module.css';
import type { PlayerRecord } from '../player-record.server.ts';
import { positions } from '../positions.ts';
import { playerPicture } from './picture-tool.ts';
import { playerSchema } from './schema.ts';

type Entered = z.input<typeof playerSchema>;

interface PlayerFormProps {
  /** Undefined for a new player. */
  record: PlayerRecord | undefined;
  open: FormStart;
  /** The season of today, the one entry of a new player (spec §3). */
  season: string;
}

/** Every stored field of a player. */
export function PlayerForm({ record, open, season }: PlayerFormProps) {
  const { form, fields, outcome } = useRecordForm(
    playerSchema,
    record ?? { active: true, pastSeasons: [{ season }] },
  );
  const seasons = fields.pastSeasons.getFieldList();
  return (
    <RecordForm form={form} open={open} outcome={outcome} hasPicture>
      <Group>
        <Input label="Name" field={fields.name} />
        <Select
          label="Position"
          field={fields.position}
          empty="Bitte wählen"
          options={positions.map((value) => ({ value, label: value }))}
        />
        <Input label="Trikotnummer" field={fields.shirtNumber} type="number" />
        <Tick label="Aktiv (wird im Team gezeigt)" field={fields.active} />
      </Group>
      <Group title="Zur Person">
        <Input label="Geburtsjahr" field={fields.birthYear} type="number" />
        <Input label="Im Verein seit" field={fields.joinedOn} hint="Zum Beispiel 14.01.2023" />
        <Input label="Letzter Verein" field={fields.lastClub} />
        <Input label="Bewerbe" field={fields.competitions} />
      </Group>
      <PictureField
        title="Bild"
        field={fields.image}
        shape={playerPicture.shape}
        outcome={outcome}
      />
      <Group title="Gesamt" dense>
        <Performance fields={fields} />
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
              <Performance fields={entry} />
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

type Figure = 'gamesPlayed' | 'goals' | 'assists' | 'cleanSheets' | 'yellowCards' | 'redCards';

/** What a player did in one season or in all. */
function Performance({
  fields,
}: {
  fields: Record<Figure, FieldMetadata<number | undefined, Entered>>;
}) {
  return (
    <>
      <Input label="Spiele" field={fields.gamesPlayed} type="number" />
      <Input label="Tore" field={fields.goals} type="number" />
      <Input label="Vorlagen" field={fields.assists} type="number" />
      <Input label="Zu null" field={fields.cleanSheets} type="number" />
      <Input label="Gelbe Karten" field={fields.yellowCards} type="number" />
      <Input label="Rote Karten" field={fields.redCards} type="number" />
    </>
  );
}
