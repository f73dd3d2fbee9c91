import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordMessages, saveFailedMessage } from '#platform/admin/record-messages.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { boardFields } from './fields.ts';

export const tool = {
  path: '/admin/vorstand',
  name: 'Vorstand',
  menu: 'team',
  place: 13,
  messages: {
    ...recordMessages('Vorstandsmitglied', 'vorstand'),
    order: {
      word: 'vorstand-gereiht',
      done: 'Reihenfolge im Vorstand gespeichert!',
      failed: saveFailedMessage,
    },
  },
} as const satisfies RecordTool;

export const boardPicture: PictureTool = {
  segment: 'vorstand',
  place: 3,
  shape: boardFields.image.shape,
  isDescribed: false,
};
