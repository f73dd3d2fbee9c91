import type { Selectable } from 'kysely';
import type { RouterContextProvider } from 'react-router';
import { club } from '#club/club.ts';
import type { ListedRecord } from '#platform/admin/listed-row.tsx';
import type { Db } from '#platform/db/client.server.ts';
import { findOutage } from '#platform/db/outage.server.ts';
import { onceARevision } from '#platform/records/once-a-revision.server.ts';
import { orderedRows, orderStore } from '#platform/records/ordered-rows.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { dbContext, nowContext, reportContext, todayContext } from '#platform/request/context.ts';
import type { SponsorTable } from '../tables.ts';
import { describeTerm, groupByLevel } from './levels.ts';

export type ShownSponsor = Pick<
  Selectable<SponsorTable>,
  'id' | 'name' | 'logo' | 'website' | 'level'
>;

export const listSponsors = onceARevision(
  (db): Promise<Omit<Selectable<SponsorTable>, 'ordinal'>[]> =>
    db
      .selectFrom('sponsor')
      .select(['id', 'name', 'logo', 'website', 'level', 'shownFrom', 'shownUntil'])
      .orderBy('ordinal')
      .orderBy('id')
      .execute(),
);

export async function listShownSponsors(db: Db, today: string): Promise<ShownSponsor[]> {
  const sponsors = await listSponsors(db);
  return sponsors
    .filter(
      ({ shownFrom, shownUntil }) =>
        (shownFrom === null || shownFrom <= today) && (shownUntil === null || shownUntil >= today),
    )
    .map(({ shownFrom: _, shownUntil: __, ...sponsor }) => sponsor);
}

export async function listSponsorRecords(db: Db, today: string): Promise<ListedRecord[]> {
  const sponsors = await listSponsors(db);
  return sponsors.map(({ id, name, level, logo, ...term }) => ({
    id,
    title: name,
    picture: pictureOf(logo),
    detail: [level, describeTerm(term, today)].filter(Boolean).join(', '),
  }));
}

export async function listSearchableSponsors(db: Db): Promise<ListedRecord[]> {
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

export type SponsorRecord = Omit<Selectable<SponsorTable>, 'id' | 'ordinal'>;

export const sponsorRecords: EditableStore<SponsorRecord> = {
  kind: 'sponsor',
  ...orderedRows('sponsor'),
  completeDraft: async (_, draft) => draft,
  label: async (_, { name }) => name,
};

export const sponsorOrder = orderStore('sponsor', 'sponsor', 'Reihenfolge der Sponsoren');

/** Returns no sponsors if the database fails, so that pages still render. */
export async function findStrip(context: Readonly<RouterContextProvider>): Promise<ShownSponsor[]> {
  try {
    const sponsors = await listShownSponsors(context.get(dbContext), context.get(todayContext));
    return groupByLevel(sponsors).flatMap((group) => group.sponsors);
  } catch (error) {
    if (!findOutage(error)) context.get(reportContext)(error);
    // The sponsors could not be read. Reading nowContext makes the server render the page again every minute.
    context.get(nowContext);
    return [];
  }
}
