import type { Selectable } from 'kysely';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { HeroPictureTable } from '../tables.ts';
import type { Focus } from './tool.ts';

export type HeroRecord = Omit<Selectable<HeroPictureTable>, 'id'>;

export const heroId = 'startbild';

export const heroRecords: EditableStore<HeroRecord> = {
  kind: 'heroPicture',
  ...rowStore('heroPicture'),
  completeDraft: async (_, draft) => draft,
  label: async () => 'Startbild',
};

/**
 * Undefined without a photo. Also undefined for a photo on another server, because pages load no pictures
 * from other servers.
 */
export const findHero = onceARevision(
  async (db): Promise<{ image: string; focus: Focus } | undefined> => {
    const { image, focus } = (await heroRecords.read(db, heroId)) ?? {};
    return image?.startsWith('/') && focus ? { image, focus } : undefined;
  },
);
