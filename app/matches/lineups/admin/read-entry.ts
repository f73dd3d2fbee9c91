import type { EntryField } from './fields.tsx';
import { happened } from './happened.ts';

/** What an entry of the form says now. */
export interface ReadEntry {
  playerId: string | undefined;
  shirtNumber: string;
  onBench: boolean;
  /** In short what happened. */
  happened: string[];
  /** In short all that goes with the entry: the number too, where somebody has typed it. */
  typed: string[];
}

/** Reads it from its fields. */
export function readEntry(entry: EntryField): ReadEntry {
  const fields = entry.getFieldset();
  const { playerId, shirtNumber, onBench } = fields;
  const told = happened({
    cameOn: fields.cameOn.value,
    minuteOn: fields.minuteOn.value,
    replacedNumber: fields.replacedNumber.value,
    minuteOff: fields.minuteOff.value,
    goals: fields.goals.value,
    goalMinutes: fields.goalMinutes.value,
    assists: fields.assists.value,
    assistMinutes: fields.assistMinutes.value,
    ownGoals: fields.ownGoals.value,
    ownGoalMinutes: fields.ownGoalMinutes.value,
    yellowCards: fields.yellowCards.value,
    yellowCardMinutes: fields.yellowCardMinutes.value,
    redCards: fields.redCards.value,
    redCardMinutes: fields.redCardMinutes.value,
  });
  const isNumberTyped = shirtNumber.value !== shirtNumber.initialValue && shirtNumber.value;
  return {
    playerId: playerId.value,
    shirtNumber: shirtNumber.value ?? '',
    onBench: onBench.value === 'on',
    happened: told,
    typed: isNumberTyped ? [`Nummer ${shirtNumber.value}`, ...told] : told,
  };
}
