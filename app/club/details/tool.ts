import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { tick } from '#platform/admin/form/field-schemas.ts';
import { saveMessages } from '#platform/admin/record-messages.ts';
import { createSchema } from '#platform/fields/fields.ts';
import { detailsFields } from './fields.ts';

export const tool = {
  path: '/admin/kontakt',
  name: 'Vereinsdaten',
  menu: 'website',
  place: 21,
  messages: saveMessages('Vereinsdaten', 'kontakt'),
} as const satisfies RecordTool;

export const menuPages = [
  { path: '/tabelle', tick: 'showsTable', label: 'Tabelle' },
  { path: '/news', tick: 'showsNews', label: 'Neuigkeiten' },
  { path: '/about', tick: 'showsStory', label: 'Geschichte' },
  { path: '/team', tick: 'showsTeam', label: 'Team' },
  { path: '/history', tick: 'showsHonours', label: 'Erfolge' },
  { path: '/führung', tick: 'showsBoard', label: 'Führung' },
  { path: '/sponsoren', tick: 'showsSponsors', label: 'Sponsoren' },
  { path: '/contact', tick: 'showsContact', label: 'Kontakt' },
  { path: '/login', tick: 'showsSignIn', label: 'Login' },
] as const;

type MenuTick = (typeof menuPages)[number]['tick'];

export const defaultSuspensionCards = 5;

const shownPages = Object.fromEntries(menuPages.map((page) => [page.tick, tick()])) as Record<
  MenuTick,
  ReturnType<typeof tick>
>;

export const clubDetailsSchema = createSchema(detailsFields)
  .omit({ hiddenPages: true })
  .extend(shownPages);
