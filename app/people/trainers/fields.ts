import { isWrittenDay, optionalText } from '#platform/admin/form/field-schemas.ts';
import { choice, layout, nameField, number, picture, text, tick } from '#platform/fields/fields.ts';
import { portrait } from '#platform/pictures/shape.ts';

const trainerRoles = [
  'Cheftrainer',
  'Co-Trainer',
  'Torwarttrainer',
  'Fitnesstrainer',
  'Taktiktrainer',
] as const;
type TrainerRole = (typeof trainerRoles)[number];

/** Earliest birth year of a new trainer (spec §5). */
export const earliestTrainerBirthYear = 1950;
/** Earliest birth year of a stored trainer. An import can contain people born before 1950. */
export const earliestKnownBirthYear = 1900;

export const trainerFields = {
  name: nameField('Trainer'),
  image: picture({ label: 'Bild', shape: portrait }),
  birthYear: number({
    ...{ label: 'Geburtsjahr', tree: 'birthyear' },
    ...{ from: earliestKnownBirthYear, to: 2100 },
  }),
  joinedOn: text({
    label: 'Im Verein seit',
    hint: 'TT.MM.JJJJ',
    rule: () =>
      optionalText().refine(
        (date) => date === null || isWrittenDay(date),
        'Bitte gib das Beitrittsdatum im Format TT.MM.JJJJ ein.',
      ),
    tree: 'joinedClub',
  }),
  experience: text({
    label: 'Erfahrung',
    hint: 'Zum Beispiel UEFA-B-Lizenz',
    maxLength: 2000,
  }),
  role: choice<TrainerRole>({
    label: 'Aufgabe',
    words: trainerRoles,
    asks: 'Bitte wähle eine Aufgabe.',
    tree: 'trainerArt',
    missing: 'Co-Trainer',
    alsoCalled: {
      ...{ trainer: 'Cheftrainer', chef: 'Cheftrainer', haupttrainer: 'Cheftrainer' },
      ...{ assistenztrainer: 'Co-Trainer' },
      ...{ tormanntrainer: 'Torwarttrainer', torhütertrainer: 'Torwarttrainer' },
      ...{ konditionstrainer: 'Fitnesstrainer', athletiktrainer: 'Fitnesstrainer' },
    },
  }),
  active: tick({ label: 'Aktiv (wird im Team gezeigt)', log: 'Aktiv', tree: 'aktiverTrainer' }),
};

export const trainerLayout = layout(trainerFields, [
  { fields: ['name', 'role', 'experience', 'active'] },
  { title: 'Zur Person', fields: ['birthYear', 'joinedOn'] },
  'image',
]);
