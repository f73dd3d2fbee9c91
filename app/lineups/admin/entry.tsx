import type { FieldMetadata } from '@conform-to/react';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import type { ChosenPlayer } from '#app/players/player-choice.tsx';
import { Entry } from '#platform/admin/form/entry.tsx';
import { Input, Tick } from '#platform/admin/form/inputs.tsx';
import { More } from '#platform/admin/form/more.tsx';
import { Group } from '#platform/admin/form/record-form.tsx';
import styles from './entry.module.css';
import { type lineupSchema, mostYellowCards } from './schema.ts';
import { Stepper } from './stepper.tsx';

type Schema = z.input<typeof lineupSchema>;

interface LineupEntryProps {
  entry: FieldMetadata<Schema['players'][number], Schema>;
  /** Undefined when the player does not exist any more. */
  player: ChosenPlayer | undefined;
  /** The button that takes the entry out, as Conform makes it. */
  removal: ComponentProps<'button'>;
}

/** One player of a line-up, with the number worn and what happened. */
export function LineupEntry({ entry, player, removal }: LineupEntryProps) {
  const { playerId, shirtNumber, onBench, cameOn, goals, assists, yellowCards, redCards } =
    entry.getFieldset();
  const name = player?.name ?? `#${shirtNumber.initialValue ?? ''}`;
  return (
    <Entry name={name} removal={removal}>
      <input type="hidden" name={playerId.name} defaultValue={playerId.initialValue ?? ''} />
      <div className={styles.number}>
        <Input label="Nummer" field={shirtNumber} type="number" />
      </div>
      <Tick label="Bank" field={onBench} />
      {onBench.value === 'on' && <Tick label="Eingewechselt" field={cameOn} />}
      <Tick label="Rot" field={redCards} />
      <div className={styles.steppers}>
        <Stepper label="Tore" field={goals} />
        <Stepper label="Vorlagen" field={assists} />
        <Stepper label="Gelb" field={yellowCards} max={mostYellowCards} />
      </div>
      <Minutes entry={entry} />
      {playerId.errors && <p className={styles.error}>{playerId.errors[0]}</p>}
    </Entry>
  );
}

/** When it happened, as far as somebody knows, and what seldom does; most leave it blank. */
function Minutes({ entry }: Pick<LineupEntryProps, 'entry'>) {
  const fields = entry.getFieldset();
  const { minuteOn, minuteOff } = fields;
  const { goalMinutes, assistMinutes, yellowCardMinutes, redCardMinutes } = fields;
  const { ownGoals, ownGoalMinutes } = fields;
  const minutes = [goalMinutes, assistMinutes, yellowCardMinutes, redCardMinutes];
  const all = [minuteOn, minuteOff, ...minutes, ownGoals, ownGoalMinutes];
  return (
    <div className={styles.minutes}>
      <More title="Minuten, Eigentore" fields={all}>
        <Group dense>
          <Input label="Gekommen" field={minuteOn} type="number" />
          <Input label="Gegangen" field={minuteOff} type="number" />
          <Input label="Treffer" field={goalMinutes} />
          <Input label="Assists" field={assistMinutes} />
          <Input label="Verwarnung" field={yellowCardMinutes} />
          <Input label="Ausschluss" field={redCardMinutes} />
        </Group>
        <Group dense>
          <Input label="Eigentor" field={ownGoals} type="number" />
          <Input label="Minuten davon" field={ownGoalMinutes} />
        </Group>
      </More>
    </div>
  );
}
