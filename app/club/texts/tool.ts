import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { resettingFailed, savedSayings } from '#platform/admin/record-sayings.ts';

export const tool = {
  path: '/admin/texte',
  name: 'Texte',
  menu: 'website',
  place: 20,
  says: {
    ...savedSayings('Text', 'text'),
    remove: {
      word: 'text-zurueckgesetzt',
      done: 'Es gilt wieder der mitgelieferte Text!',
      failed: resettingFailed,
    },
  },
} as const satisfies RecordTool;
