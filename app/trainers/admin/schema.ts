import { z } from 'zod';
import {
  choice,
  count,
  imageAddress,
  isWrittenDay,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import { openingRecord, readRecord } from '../results-record.ts';
import { earliestTrainerBirthYear, trainerRoles } from '../trainer-roles.ts';

const dateFormat = 'Bitte gib das Beitrittsdatum im Format TT.MM.JJJJ ein.';

interface TrainerRules {
  /** This year: nobody is born later. */
  year: number;
  /** A new trainer's birth year and date of joining must be there (spec §5). */
  isNew: boolean;
}

/** The fields of a trainer's form, with totals (spec §3, §5). */
export function trainerFields({ year, isNew }: TrainerRules) {
  return z.object({
    name: requiredText('Bitte gib einen Namen ein.'),
    role: choice(trainerRoles, 'Bitte wähle eine Aufgabe.'),
    experience: requiredText('Bitte gib die Erfahrung ein.'),
    birthYear: isNew
      ? requiredNumber(earliestTrainerBirthYear, year, 'Bitte gib das Geburtsjahr ein.')
      : optionalNumber(earliestTrainerBirthYear, year),
    joinedOn: optionalText().refine(
      (date) => (date === null ? !isNew : isWrittenDay(date)),
      dateFormat,
    ),
    image: imageAddress(),
    active: tick(),
    games: count(),
    wins: count(),
    draws: count(),
    losses: count(),
    counted: countedThen(),
  });
}

/**
 * The same as what is stored: what somebody types are totals, what is kept of them is what was before
 * the counting.
 */
export function trainerSchema({ isStored, ...rules }: TrainerRules & { isStored: boolean }) {
  return trainerFields(rules).transform(({ counted, ...trainer }) => ({
    ...trainer,
    // Line-ups do not name one who was removed any more.
    ...(isStored && counted && openingRecord(trainer, counted)),
  }));
}

/** What was counted when the form was opened, as `writeRecord` writes it; null for a new trainer. */
function countedThen() {
  return optionalText().transform((text) => (text === null ? null : readRecord(text)));
}
