import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { optionalNumber, optionalText } from '#platform/admin/form/field-schemas.ts';
import { createSchema } from '#platform/fields/fields.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { earliestKnownBirthYear, earliestTrainerBirthYear, trainerFields } from './fields.ts';
import { noResults, readRecord, subtractCountedResults } from './win-draw-loss.ts';

export const tool = {
  path: '/admin/trainer',
  title: 'Trainerverwaltung',
  name: 'Trainer',
  menu: 'team',
  place: 10,
  messages: {
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
  shape: trainerFields.image.shape,
  isDescribed: false,
};

interface TrainerRules {
  year: number;
  /** A new trainer must be born in 1950 or later (spec §5); a stored trainer can be older. */
  isNew: boolean;
}

export function trainerFormSchema({ year, isNew }: TrainerRules) {
  return createSchema(trainerFields).extend({
    birthYear: optionalNumber(isNew ? earliestTrainerBirthYear : earliestKnownBirthYear, year),
    games: optionalNumber(0, 9999),
    wins: optionalNumber(0, 9999),
    draws: optionalNumber(0, 9999),
    losses: optionalNumber(0, 9999),
    counted: countedThen(),
  });
}

/** Admins type totals. The site stores opening balances (total minus counted results, or 0 if blank). */
export function trainerSchema({ isStored, ...rules }: TrainerRules & { isStored: boolean }) {
  return trainerFormSchema(rules).transform(({ counted, ...trainer }) => ({
    ...trainer,
    ...subtractCountedResults(trainer, (isStored && counted) || noResults),
  }));
}

function countedThen() {
  return optionalText().transform((text) => (text === null ? null : readRecord(text)));
}
