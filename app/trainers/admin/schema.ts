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
import { earliestTrainerBirthYear, trainerRoles } from '../trainer-roles.ts';

const dateFormat = 'Bitte gib das Beitrittsdatum im Format TT.MM.JJJJ ein.';

interface TrainerRules {
  /** This year: nobody is born later. */
  year: number;
  /** A new trainer's birth year and date of joining must be there (spec §5). */
  isNew: boolean;
}

/** The form of a trainer (spec §3, §5). */
export function trainerSchema({ year, isNew }: TrainerRules) {
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
  });
}
