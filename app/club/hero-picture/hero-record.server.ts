import type { Selectable } from 'kysely';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import type { HeroPictureTable } from '../tables.ts';
import type { Focus } from './focus.ts';

/** The photo behind the welcome: one record, absent while the drawing of the club's folder is there. */
export type HeroRecord = Omit<Selectable<HeroPictureTable>, 'id'>;

/** The id of the one record. */
export const heroId = 'startbild';

export const heroRecords: EditableStore<HeroRecord> = {
  kind: 'heroPicture',
  ...rowStore('heroPicture'),
  complete: async (_, draft) => draft,
  label: async () => 'Startbild',
};

/** The photo that stands there; undefined where there is none of this server. */
export const findHero = onceARevision(
  async (db): Promise<{ image: string; focus: Focus } | undefined> => {
    const { image, focus } = (await heroRecords.read(db, heroId)) ?? {};
    return image?.startsWith('/') && focus ? { image, focus } : undefined;
  },
);
