import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import type { ChosenPlayer } from '#app/people/players/player-choice.tsx';
import { Entry } from '#platform/admin/form/entry.tsx';
import { Input, Select } from '#platform/admin/form/inputs.tsx';
import { OptionalFields } from '#platform/admin/form/optional-fields.tsx';
import { Group } from '#platform/admin/form/record-form.tsx';
import { positions } from '../../positions.ts';
import type { squadSchema } from '../tool.ts';
import styles from './entry.module.css';

type Schema = z.input<ReturnType<typeof squadSchema>>;

interface SquadEntryProps {
  entry: FieldMetadata<Schema['players'][number], Schema>;
  player: ChosenPlayer | undefined;
  removal: ComponentProps<'button'>;
}

/** If number or position is empty, the player's usual number or position applies. */
export function SquadEntry({ entry, player, removal }: SquadEntryProps) {
  const { playerId, shirtNumber, position, firstDay, lastDay } = entry.getFieldset();
  return (
    <Entry name={player?.name ?? 'Gelöscht'} removal={removal}>
      <input type="hidden" name={playerId.name} defaultValue={playerId.initialValue ?? ''} />
      {playerId.errors && <p className={`error ${styles.error}`}>{playerId.errors[0]}</p>}
      <div className={styles.more}>
        <OptionalFields title={usualOf(player)} fields={[shirtNumber, position, firstDay, lastDay]}>
          <Group dense>
            <Input label="Nummer" field={shirtNumber} type="number" />
            <Select
              label="Position"
              field={position}
              empty="Wie sonst"
              options={positions.map((value) => ({ value, label: value }))}
            />
          </Group>
          <Group>
            <Input label="Erster Tag" field={firstDay} type="date" />
            <Input label="Letzter Tag" field={lastDay} type="date" />
          </Group>
        </OptionalFields>
      </div>
    </Entry>
  );
}

function usualOf(player: ChosenPlayer | undefined): string {
  const number = player?.shirtNumber ? `Nummer ${player.shirtNumber}` : 'Ohne Nummer';
  return [number, player?.position].filter(Boolean).join(', ');
}
