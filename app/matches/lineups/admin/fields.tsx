import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { Input, Select, Tick } from '#platform/admin/form/inputs.tsx';
import { OptionalFields } from '#platform/admin/form/optional-fields.tsx';
import { Group } from '#platform/admin/form/record-form.tsx';
import { Stepper } from '#platform/admin/form/stepper.tsx';
import { type lineupSchema, maxYellowCards } from '../tool.ts';
import styles from './fields.module.css';

type Schema = z.input<ReturnType<typeof lineupSchema>>;
export type EntryField = FieldMetadata<Schema['players'][number], Schema>;

interface FieldsProps {
  entry: EntryField;
  others: readonly { value: string; label: string }[];
}

export function Fields({ entry, others }: FieldsProps) {
  const { playerId, shirtNumber, onBench, cameOn, goals, assists, yellowCards, redCards } =
    entry.getFieldset();
  return (
    <>
      <div className={styles.number}>
        <Input label="Nummer" field={shirtNumber} type="number" />
      </div>
      <Tick label="Ersatzbank" field={onBench} />
      {onBench.value === 'on' && <Tick label="Eingewechselt" field={cameOn} />}
      <Tick label="Rot" field={redCards} />
      <div className={styles.steppers}>
        <Stepper label="Tore" field={goals} />
        <Stepper label="Vorlagen" field={assists} />
        <Stepper label="Gelb" field={yellowCards} max={maxYellowCards} />
      </div>
      <Minutes entry={entry} others={others} />
      {playerId.errors && <p className={`error ${styles.error}`}>{playerId.errors[0]}</p>}
    </>
  );
}

function Minutes({ entry, others }: FieldsProps) {
  const fields = entry.getFieldset();
  const { minuteOn, minuteOff, replacedNumber } = fields;
  const { goalMinutes, assistMinutes, yellowCardMinutes, redCardMinutes } = fields;
  const { ownGoals, ownGoalMinutes } = fields;
  const minutes = [goalMinutes, assistMinutes, yellowCardMinutes, redCardMinutes];
  const all = [minuteOn, minuteOff, replacedNumber, ...minutes, ownGoals, ownGoalMinutes];
  return (
    <div className={styles.minutes}>
      <OptionalFields title="Minuten, Eigentore" fields={all}>
        <Group dense>
          <Input label="Eingewechselt in Minute" field={minuteOn} type="number" />
          <Select
            label="Eingewechselt für"
            field={replacedNumber}
            empty="–"
            options={withChosen(others, replacedNumber.value)}
          />
          <Input label="Ausgewechselt in Minute" field={minuteOff} type="number" />
          <Input label="Tore in Minute" field={goalMinutes} />
          <Input label="Vorlagen in Minute" field={assistMinutes} />
          <Input label="Gelb in Minute" field={yellowCardMinutes} />
          <Input label="Rot in Minute" field={redCardMinutes} />
        </Group>
        <Group dense>
          <Input label="Eigentore" field={ownGoals} type="number" />
          <Input label="Eigentore in Minute" field={ownGoalMinutes} />
        </Group>
      </OptionalFields>
    </div>
  );
}

/**
 * Adds the chosen shirt number if no player has this number any more. Otherwise the form would lose the
 * number.
 */
function withChosen(others: FieldsProps['others'], chosen: string | undefined) {
  if (!chosen || others.some(({ value }) => value === chosen)) return others;
  return [...others, { value: chosen, label: `#${chosen}` }];
}
