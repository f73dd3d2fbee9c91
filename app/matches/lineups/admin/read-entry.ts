import type { EntryField } from './fields.tsx';
import { happened } from './happened.ts';

export interface ReadEntry {
  playerId: string | undefined;
  shirtNumber: string;
  onBench: boolean;
  happened: string[];
  typed: string[];
}

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

export function withNumbers<Entry extends { shirtNumber?: string | undefined }>(
  entries: readonly (Entry | undefined)[],
) {
  const taken = new Set(entries.map((entry) => entry?.shirtNumber));
  const free = Array.from({ length: 2 * entries.length }, (_, index) => String(index + 1)).filter(
    (number) => !taken.has(number),
  );
  return entries.map((entry) => ({ ...entry, shirtNumber: entry?.shirtNumber || free.shift() }));
}
