import {
  choice,
  createSchema,
  date,
  layout,
  nameField,
  picture,
  webAddress,
} from '#platform/fields/fields.ts';
import { type DisplayPeriod, defaultLevel, type SponsorLevel, sponsorLevels } from './levels.ts';

export const sponsorFields = {
  name: nameField('Unbekannt'),
  logo: picture({
    label: 'Logo',
    shape: { width: 1280, height: 640, isCropped: false, takesDrawing: true },
    tree: 'logoUrl',
  }),
  website: webAddress({
    label: 'Website',
    hint: 'Die ganze Adresse, mit https://',
    tree: 'websiteUrl',
  }),
  level: choice<SponsorLevel>({
    label: 'Art',
    words: sponsorLevels,
    asks: 'Bitte wähle, was der Sponsor ist.',
    usual: defaultLevel,
    missing: defaultLevel,
    alsoCalled: { hauptpartner: 'Hauptsponsor' },
  }),
  shownFrom: date({ label: 'Erster Tag', hint: 'Leer: von jetzt an.', tree: 'from' }),
  shownUntil: date({
    label: 'Letzter Tag',
    hint: 'Danach verschwindet er von selbst. Leer: ohne Ende.',
    tree: 'until',
  }),
};

export const sponsorForm = layout(
  sponsorFields,
  [
    { fields: ['name', 'level', 'website'] },
    'logo',
    { title: 'Wann wird der Sponsor gezeigt?', fields: ['shownFrom', 'shownUntil'] },
  ],
  createSchema(sponsorFields).refine(isInOrder, {
    path: ['shownUntil'],
    error: 'Der letzte Tag liegt vor dem ersten.',
  }),
);

export function isInOrder({ shownFrom, shownUntil }: DisplayPeriod): boolean {
  return shownFrom === null || shownUntil === null || shownFrom <= shownUntil;
}
