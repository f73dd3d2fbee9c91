import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import {
  choice,
  imageAddress,
  isWrittenDay,
  optionalNumber,
  optionalText,
  requiredText,
  tick,
} from '#platform/admin/form/field-schemas.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { portrait } from '#platform/pictures/shape.ts';
import { noResults, openingRecord, readRecord } from './results-record.ts';
import { earliestKnownBirthYear, earliestTrainerBirthYear, trainerRoles } from './trainer-roles.ts';

export const tool = {
  path: '/admin/trainer',
  title: 'Trainerverwaltung',
  name: 'Trainer',
  menu: 'team',
  place: 10,
  says: {
    add: {
      word: 'trainer-hinzugefuegt',
      done: 'Trainer erfolgreich hinzugefügt!',
      failed: 'Fehler beim Speichern des Trainers in der Datenbank.',
    },
    edit: {
      word: 'trainer-aktualisiert',
      done: 'Trainer erfolgreich aktualisiert!',
      failed: 'Fehler beim Aktualisieren des Trainers.',
    },
    remove: {
      word: 'trainer-entfernt',
      done: 'Trainer erfolgreich entfernt!',
      failed: 'Fehler beim Entfernen des Trainers.',
    },
  },
} as const satisfies RecordTool;

export const trainerPicture: PictureTool = {
  segment: 'trainer',
  place: 2,
  shape: portrait,
  isDescribed: false,
};

const dateFormat = 'Bitte gib das Beitrittsdatum im Format TT.MM.JJJJ ein.';

interface TrainerRules {
  /** This year: nobody is born later. */
  year: number;
  /** A new trainer is not born before 1950 (spec §4); what was stored before may be. */
  isNew: boolean;
}

/** The fields of a trainer's form, with totals (spec §3, §5): a name is enough. */
export function trainerFields({ year, isNew }: TrainerRules) {
  return z.object({
    name: requiredText('Bitte gib einen Namen ein.'),
    role: choice(trainerRoles, 'Bitte wähle eine Aufgabe.'),
    experience: optionalText(),
    birthYear: optionalNumber(isNew ? earliestTrainerBirthYear : earliestKnownBirthYear, year),
    joinedOn: optionalText().refine((date) => date === null || isWrittenDay(date), dateFormat),
    image: imageAddress(),
    active: tick(),
    games: optionalNumber(0, 9999),
    wins: optionalNumber(0, 9999),
    draws: optionalNumber(0, 9999),
    losses: optionalNumber(0, 9999),
    counted: countedThen(),
  });
}

/**
 * The same as what is stored: what somebody types are totals, what is kept of them is what was before
 * the counting. A blank total is counted alone.
 */
export function trainerSchema({ isStored, ...rules }: TrainerRules & { isStored: boolean }) {
  return trainerFields(rules).transform(({ counted, ...trainer }) => ({
    ...trainer,
    // Line-ups do not name one who was removed any more.
    ...openingRecord(trainer, (isStored && counted) || noResults),
  }));
}

/** What was counted when the form was opened, as `writeRecord` writes it; null for a new trainer. */
function countedThen() {
  return optionalText().transform((text) => (text === null ? null : readRecord(text)));
}
