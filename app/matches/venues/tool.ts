import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { recordSayings } from '#platform/admin/record-sayings.ts';

/** The word in an address that says that a new one begins as the club's own ground. */
export const ownParameter = 'unser-platz';

export const tool = {
  path: '/admin/spielorte',
  name: 'Spielorte',
  menu: 'games',
  place: 5,
  says: recordSayings('Spielort', 'spielort'),
} as const satisfies RecordTool;

export const ownGroundPath = `${tool.path}/neu?${ownParameter}`;
