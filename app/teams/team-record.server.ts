import type { Selectable } from 'kysely';
import { countOwn, type FirstStep, type StartedSite } from '#platform/admin/next-step.ts';
import type { Db } from '#platform/db/client.server.ts';
import { orderedRows, orderStore } from '#platform/records/ordered-rows.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import {
  findFreeAddress,
  hyphenated,
  toPathSegment,
  withoutLastSigns,
} from '#platform/values/slug.ts';
import type { TeamTable } from './tables.ts';
import { tool } from './tool.ts';

export function freeTeamAddress(name: string, taken: ReadonlySet<string>): string {
  const address = withoutLastSigns(toPathSegment(hyphenated(name.trim()))) || 'mannschaft';
  return findFreeAddress(address, taken, (number) => `${address}-${number}`);
}

export type TeamRecord = Omit<Selectable<TeamTable>, 'id' | 'ordinal'>;
export type TeamDraft = Omit<TeamRecord, 'address'>;

const rows = orderedRows('team');

export const teamRecords: EditableStore<TeamRecord, TeamDraft> = {
  kind: 'team',
  ...rows,
  async completeDraft(db, draft, { current }) {
    return { ...draft, address: current?.address ?? (await newTeamAddress(db, draft.name)) };
  },
  async write(db, id, team) {
    const stored = await rows.read(db, id);
    // Two teams with one name can come from an older version. They can still be changed.
    if (stored?.name !== team.name || stored.address !== team.address)
      await requireFree(db, id, team);
    await rows.write(db, id, team);
  },
  async remove(db, id) {
    await requireUnused(db, id);
    await rows.remove(db, id);
  },
  label: async (_, { name }) => name,
};

export const teamOrder = orderStore('team', 'team', 'Reihenfolge der Mannschaften');

async function newTeamAddress(db: Db, name: string): Promise<string> {
  const teams = await db.selectFrom('team').select('address').execute();
  return freeTeamAddress(name, new Set(teams.map(({ address }) => address)));
}

async function requireFree(
  db: Db,
  id: string,
  { name, address }: Pick<TeamRecord, 'name' | 'address'>,
): Promise<void> {
  const others = await db
    .selectFrom('team')
    .select(['name', 'address'])
    .where('id', '<>', id)
    .execute();
  const named = others.find((other) => normalizeName(other.name) === normalizeName(name));
  if (named) throw new BlockedChangeError(`Die Mannschaft ${named.name} gibt es schon.`);
  const there = others.find((other) => other.address === address);
  if (there) throw new BlockedChangeError(`Die Adresse „${address}“ hat inzwischen ${there.name}.`);
}

async function requireUnused(db: Db, id: string): Promise<void> {
  for (const [table, what] of [
    ['game', 'Spiele'],
    ['competition', 'Bewerbe'],
  ] as const) {
    const one = db.selectFrom(table).select('id').where('teamId', '=', id);
    if (await one.executeTakeFirst())
      throw new BlockedChangeError(
        `Diese Mannschaft hat noch ${what}. Du kannst sie stattdessen ausblenden.`,
      );
  }
}

/** @throws BlockedChangeError if the team was removed */
export async function requireTeam(db: Db, id: string | null): Promise<void> {
  if (id === null) return;
  const found = db.selectFrom('team').select('id').where('id', '=', id);
  if (!(await found.executeTakeFirst()))
    throw new BlockedChangeError('Diese Mannschaft gibt es nicht mehr.');
}

export async function findTeamsStep(db: Db, site: StartedSite): Promise<FirstStep | undefined> {
  if (countOwn(await db.selectFrom('team').select('id').execute(), site) > 0) return undefined;
  return {
    text: 'Weitere Mannschaften anlegen',
    detail: 'Reserve, Frauen, Nachwuchs: mit ihrem Alter, nach dem sich richtet, was alle sehen.',
    path: `${tool.path}/neu`,
  };
}
