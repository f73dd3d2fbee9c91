import { href } from 'react-router';
import { linkToPage } from '#platform/admin/next-step.ts';
import type { Kind } from '#platform/records/kind.server.ts';
import { oneId } from '#platform/records/row-store.server.ts';
import { readHero, writeHero } from './data-tree/hero.server.ts';
import { type HeroRecord, heroId, heroRecords } from './hero-record.server.ts';
import { tool } from './tool.ts';

declare module '#platform/records/kinds.ts' {
  interface Kinds {
    heroPicture: { record: HeroRecord; draft: HeroRecord; tables: 'heroPicture' };
  }
}

export const heroPictureKind: Kind<'heroPicture'> = {
  tool,
  tables: { heroPicture: true },
  uploads: { heroPicture: ['image'] },
  dataTree: {
    nodes: { hero: 'entry' },
    counted: { table: 'heroPicture', one: 'Startbild', many: 'Startbilder' },
    read: (node) => ({ heroPicture: readHero(...node('hero')) }),
    write: (stored) => ({ hero: writeHero(stored) }),
  },
  title: 'Startbild',
  records: heroRecords,
  ids: oneId(heroRecords, heroId),
  list: async () => [],
  next: async () => linkToPage(href('/')),
  together: [['image', 'focus']],
  log: { what: (label) => `das ${label}` },
  fields: { image: 'Bild', focus: 'Wichtigste Stelle' },
};
