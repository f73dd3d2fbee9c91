import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/client.server.ts';
import type { EditableStore } from '#platform/records/record-store.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import { rowStore } from '#platform/records/row-store.server.ts';
import { daysByName } from '#platform/values/season-plan.ts';
import { formatDate } from '#platform/values/vienna.ts';
import type { StoredRow } from './league-row.ts';
import { finalColumns } from './seasons.server.ts';
import type { SeasonHonourTable, SeasonTable } from './tables.ts';

type Honour = Pick<Selectable<SeasonHonourTable>, 'title' | 'player'>;

export interface SeasonRecord extends Omit<Selectable<SeasonTable>, 'id'> {
  /**
   * If no admin has entered a highlight, the `highlight…` fields are null and the site generates a highlight.
   */
  highlightTitle: string | null;
  highlightAchievement: string | null;
  highlightPlayer: string | null;
  titles: Honour[];
  awards: Honour[];
  moments: { text: string }[];
  teams: StoredRow[];
}

const rows = rowStore('season');

export const seasonRecords: EditableStore<SeasonRecord> = {
  kind: 'season',
  async read(db, id) {
    const row = await rows.read(db, id);
    if (!row) return undefined;
    const highlight = await readHighlight(db, id);
    return {
      ...row,
      highlightTitle: highlight?.title ?? null,
      highlightAchievement: highlight?.playerAchievement ?? null,
      highlightPlayer: highlight?.player ?? null,
      titles: await readHonours(db, id, 'team'),
      awards: await readHonours(db, id, 'individual'),
      moments: await readMoments(db, id),
      teams: await readTeams(db, id),
    };
  },
  // '2026/27' means July to June. Stores these days, because the site finds no days for such a name if the
  // club's seasons usually begin in January.
  completeDraft: async (_, draft) =>
    draft.firstDay === null && draft.name.includes('/')
      ? { ...draft, ...daysByName(draft.name) }
      : draft,
  async write(db, id, record) {
    const { highlightTitle, highlightAchievement, highlightPlayer, ...season } = record;
    // An undo can restore an old audit log entry without days.
    const { titles, awards, moments, teams, firstDay = null, lastDay = null, ...row } = season;
    const days = { firstDay, lastDay };
    await requireFreeName(db, id, row.name);
    await requireFreeDays(db, id, days);
    await rows.write(db, id, { ...row, ...days });
    await writeHighlight(db, id, {
      title: highlightTitle,
      playerAchievement: highlightAchievement,
      player: highlightPlayer,
    });
    await db.deleteFrom('seasonHonour').where('seasonId', '=', id).execute();
    const honours = [...honourRows(id, 'team', titles), ...honourRows(id, 'individual', awards)];
    if (honours.length > 0) await db.insertInto('seasonHonour').values(honours).execute();
    await db.deleteFrom('seasonMoment').where('seasonId', '=', id).execute();
    const remembered = moments.map(({ text }, ordinal) => ({ seasonId: id, ordinal, text }));
    if (remembered.length > 0) await db.insertInto('seasonMoment').values(remembered).execute();
    await db.deleteFrom('seasonTeam').where('seasonId', '=', id).execute();
    // Fills the columns that entries of an old audit log do not have. An undo can restore such an entry.
    const newerColumns = { goalsFor: null, goalsAgainst: null, note: null };
    const table = teams.map((team) => ({ ...newerColumns, ...team, seasonId: id }));
    if (table.length > 0) await db.insertInto('seasonTeam').values(table).execute();
  },
  remove: rows.remove,
  label: async (_, { name }) => `Saison ${name}`,
};

async function requireFreeName(db: Db, id: string, name: string): Promise<void> {
  const seasons = db.selectFrom('season').select('id').where('name', '=', name);
  const other = await seasons.where('id', '<>', id).executeTakeFirst();
  if (other) throw new BlockedChangeError(`Die Saison ${name} gibt es schon.`);
}

async function requireFreeDays(
  db: Db,
  id: string,
  { firstDay, lastDay }: Pick<SeasonRecord, 'firstDay' | 'lastDay'>,
): Promise<void> {
  if (firstDay === null || lastDay === null) return;
  const other = await db
    .selectFrom('season')
    .select(['name', 'firstDay', 'lastDay'])
    .where('id', '<>', id)
    .where('firstDay', '<=', lastDay)
    .where('lastDay', '>=', firstDay)
    .$narrowType<{ firstDay: string; lastDay: string }>()
    .executeTakeFirst();
  if (other)
    throw new BlockedChangeError(
      `Die Saison ${other.name} geht von ${formatDate(other.firstDay)} bis ${formatDate(other.lastDay)}: Zwei Saisonen können nicht dieselben Tage haben.`,
    );
}

type Highlight = Record<'title' | 'playerAchievement' | 'player', string | null>;

async function readHighlight(db: Db, id: string): Promise<Highlight | undefined> {
  return db
    .selectFrom('seasonHighlight')
    .select(['title', 'playerAchievement', 'player'])
    .where('seasonId', '=', id)
    .executeTakeFirst();
}

async function writeHighlight(db: Db, id: string, highlight: Highlight): Promise<void> {
  await db.deleteFrom('seasonHighlight').where('seasonId', '=', id).execute();
  if (Object.values(highlight).every((text) => text === null)) return;
  await db
    .insertInto('seasonHighlight')
    .values({ ...highlight, seasonId: id })
    .execute();
}

async function readHonours(db: Db, id: string, kind: SeasonHonourTable['kind']): Promise<Honour[]> {
  return db
    .selectFrom('seasonHonour')
    .select(['title', 'player'])
    .where('seasonId', '=', id)
    .where('kind', '=', kind)
    .orderBy('ordinal')
    .execute();
}

function honourRows(seasonId: string, kind: SeasonHonourTable['kind'], honours: Honour[]) {
  return honours.map((honour, ordinal) => ({ ...honour, seasonId, kind, ordinal }));
}

async function readMoments(db: Db, id: string): Promise<SeasonRecord['moments']> {
  return db
    .selectFrom('seasonMoment')
    .select('text')
    .where('seasonId', '=', id)
    .orderBy('ordinal')
    .execute();
}

async function readTeams(db: Db, id: string): Promise<SeasonRecord['teams']> {
  return db
    .selectFrom('seasonTeam')
    .select(finalColumns)
    .where('seasonId', '=', id)
    .orderBy('position')
    .execute();
}
