import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { takenMarkdown } from '#platform/admin/editor/upload-picture.ts';
import {
  choice,
  date,
  imageAddress,
  optionalDateAndTime,
  optionalText,
  requiredText,
  text,
} from '#platform/admin/form/field-schemas.ts';
import { recordMessages } from '#platform/admin/record-messages.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { articleStates } from './article-states.ts';

export const tool = {
  path: '/admin/neuigkeiten',
  name: 'Neuigkeiten',
  menu: 'news',
  place: 24,
  messages: recordMessages('Artikel', 'artikel'),
} as const satisfies RecordTool;

export const articlePicture: PictureTool = {
  segment: 'news',
  place: 5,
  shape: { width: 1280, height: 720, isCropped: true },
  isDescribed: true,
};

const maxTextLength = 25_000;

/** `appearsAt` of the form is a time in Vienna, without a time zone. */
export const articleSchema = z
  .object({
    title: requiredText('Bitte gib einen Titel ein.'),
    text: text(maxTextLength).superRefine(takenMarkdown),
    image: imageAddress(),
    imageAlt: optionalText(300),
    state: choice(articleStates, 'Bitte wähle, ob der Artikel erscheint.'),
    publishedOn: date('Bitte gib das Datum ein.'),
    appearsAt: optionalDateAndTime(),
    aboutGame: optionalText(),
  })
  .superRefine(({ state, appearsAt }, context) => {
    if (state === 'planned' && appearsAt === null)
      context.addIssue({
        code: 'custom',
        path: ['appearsAt'],
        message: 'Bitte gib an, wann der Artikel erscheinen soll.',
      });
  });
