import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordMessages, saveFailedMessage } from '#platform/admin/record-messages.ts';
import type { PictureTool } from '#platform/pictures/record-picture.ts';
import { sponsorFields } from './fields.ts';

export const tool = {
  path: '/admin/sponsoren',
  name: 'Sponsoren',
  menu: 'sponsors',
  place: 17,
  messages: {
    ...recordMessages('Sponsor', 'sponsor'),
    order: {
      word: 'sponsoren-gereiht',
      done: 'Reihenfolge der Sponsoren gespeichert!',
      failed: saveFailedMessage,
    },
  },
} as const satisfies RecordTool;

export const sponsorPicture: PictureTool = {
  segment: 'sponsoren',
  place: 4,
  shape: sponsorFields.logo.shape,
  isDescribed: false,
};
