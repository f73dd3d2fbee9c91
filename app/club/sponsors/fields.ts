import {
  choice,
  date,
  layout,
  nameField,
  picture,
  schemaOf,
  webAddress,
} from '#platform/fields/fields.ts';
import { type SponsorLevel, sponsorLevels, type Term, usualLevel } from './levels.ts';

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
    usual: usualLevel,
    missing: usualLevel,
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
  schemaOf(sponsorFields).refine(isInOrder, {
    path: ['shownUntil'],
    error: 'Der letzte Tag liegt vor dem ersten.',
  }),
);

export function isInOrder({ shownFrom, shownUntil }: Term): boolean {
  return shownFrom === null || shownUntil === null || shownFrom <= shownUntil;
}
