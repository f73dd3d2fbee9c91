import type { Selectable } from 'kysely';
import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import type { SponsorTable } from './tables.ts';
import { describeTerm } from './term.ts';

/** A sponsor as the pages show it. */
export type ShownSponsor = Pick<
  Selectable<SponsorTable>,
  'id' | 'name' | 'logo' | 'website' | 'level'
>;

/** All sponsors in their stored order, those too that are not shown. */
export async function listSponsors(db: Db): Promise<Omit<Selectable<SponsorTable>, 'ordinal'>[]> {
  return db
    .selectFrom('sponsor')
    .select(['id', 'name', 'logo', 'website', 'level', 'shownFrom', 'shownUntil'])
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
}

/** The sponsors that are shown on a day, in their stored order. */
export async function listShownSponsors(db: Db, today: string): Promise<ShownSponsor[]> {
  return db
    .selectFrom('sponsor')
    .select(['id', 'name', 'logo', 'website', 'level'])
    .where(({ or, eb }) => or([eb('shownFrom', 'is', null), eb('shownFrom', '<=', today)]))
    .where(({ or, eb }) => or([eb('shownUntil', 'is', null), eb('shownUntil', '>=', today)]))
    .orderBy('ordinal')
    .orderBy('id')
    .execute();
}

/** The sponsors as the tool lists them. */
export async function listSponsorRecords(db: Db, today: string): Promise<ListedRecord[]> {
  const sponsors = await listSponsors(db);
  return sponsors.map(({ id, name, level, logo, ...term }) => ({
    id,
    title: name,
    picture: pictureOf(logo),
    detail: [level, describeTerm(term, today)].filter(Boolean).join(', '),
  }));
}

/** The same for the search, which knows no day. */
export async function listFoundSponsors(db: Db): Promise<ListedRecord[]> {
  const sponsors = await listSponsors(db);
  return sponsors.map(({ id, name, level, logo }) => ({
    id,
    title: name,
    detail: level,
    picture: pictureOf(logo),
  }));
}

function pictureOf(logo: string | null): ListedRecord['picture'] {
  return { address: logo, fallback: club.defaultCrest, shape: 'crest' };
}
