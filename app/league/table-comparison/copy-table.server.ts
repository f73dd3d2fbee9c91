import { randomUUID } from 'node:crypto';
import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { kindOfResults, openLeagues } from '#app/league/competitions/league.server.ts';
import { findSeasonTable } from '#app/league/competitions/season-table.server.ts';
import type { Preferred } from '#app/league/table/choose-table.ts';
import { type AvailableTables, chooseTable } from '#app/league/table/choose-table.ts';
import { sayOwnPlace } from '#app/league/table/table-sentences.server.ts';
import { findTypedTable } from '#app/league/typed-table/find-typed-table.server.ts';
import type {
  StandingsDraft,
  StandingsRecord,
} from '#app/league/typed-table/standings-record.server.ts';
import { findSeasonPlan, listFinalTables } from '#app/seasons/seasons.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { formatCount } from '#platform/values/format-count.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { findSeasonName } from '#platform/values/season-plan.ts';
import type { PastedRow } from './pasted-table.ts';

export interface CopyPlan {
  said: string;
  lacks: string | undefined;
  /**
   * A sentence about the table that the site would show instead of the pasted table. Undefined if the site
   * would show the pasted table.
   */
  instead: string | undefined;
  canPrefer: boolean;
  isPreferred: boolean;
  replaces: string | undefined;
}

interface Day {
  day: string;
  today: string;
}

export async function planCopy(
  db: Db,
  rows: readonly PastedRow[],
  { day, today }: Day,
): Promise<CopyPlan> {
  const plan = await findSeasonPlan(db);
  const season = findSeasonName(day, plan);
  const typed = await findTypedTable(db, today);
  const preferred = typed.season === season ? (typed.said?.preferred ?? null) : null;
  const hasFinal = (await listFinalTables(db, [season])).length > 0;
  const computed = hasFinal ? undefined : await findSeasonTable(openLeagues(db, today), season);
  return {
    said: await sayRows(db, rows),
    lacks: rows.some(({ played }) => played === null)
      ? 'Ohne die Zahl der Spiele lässt sie sich nicht übernehmen.'
      : undefined,
    instead: sayInstead(season, {
      ...{ hasFinal, preferred, hasTyped: true },
      computed: computed && kindOfResults(computed.league),
    }),
    canPrefer: computed !== undefined,
    isPreferred: preferred === 'typed',
    replaces: await sayReplaced(db, typed, season),
  };
}

function sayInstead(season: string, tables: AvailableTables): string | undefined {
  const shown = chooseTable(tables);
  if (shown === 'typed') return undefined;
  return shown === 'final'
    ? `Die Website zeigt weiter die Abschlusstabelle ${season}, die bei „Saisonen“ gespeichert ist.`
    : 'Ohne das Häkchen zeigt die Website weiter die Tabelle aus den Ergebnissen.';
}

async function sayRows(db: Db, rows: readonly PastedRow[]): Promise<string> {
  const names = await findOwnNames(db);
  const own = sayOwnPlace(rows, (team) => isOwnTeam(team, names));
  const otherwise =
    'Euer Verein ist darin nicht zu erkennen: Wie ihr dort heißt, gehört in die Vereinsdaten.';
  return `${formatCount(rows.length, 'Team', 'Teams')}. ${own ?? otherwise}`;
}

async function sayReplaced(
  db: Db,
  { rows, season }: Awaited<ReturnType<typeof findTypedTable>>,
  next: string,
): Promise<string | undefined> {
  if (rows.length === 0 || season === undefined || season === next) return undefined;
  if ((await listFinalTables(db, [season])).length > 0) return undefined;
  return `Die eingetragene Tabelle ${season} ist dann weg. Soll sie als Abschlusstabelle bleiben, übernimm sie vorher bei „Saisonwechsel“.`;
}

interface Copied extends Day {
  source: string | null;
  sourceLink: string | null;
  isPreferred: boolean;
}

export async function copyTable(
  db: Db,
  rows: readonly PastedRow[],
  stored: StandingsRecord | undefined,
  { isPreferred, ...copied }: Copied,
): Promise<StandingsDraft> {
  // A team that is in both tables keeps the id of its row, so that the audit log shows the changed values of
  // the team.
  const ids = new Map(stored?.teams.map(({ team, id }) => [normalizeName(team), id]));
  const { canPrefer, isPreferred: wasPreferred } = await planCopy(db, rows, copied);
  const { day, source, sourceLink } = copied;
  const kept = await keptPreference(db, stored, day);
  const unwanted = wasPreferred ? null : kept;
  return {
    ...{ day, source, sourceLink },
    preferred: canPrefer ? (isPreferred ? 'typed' : unwanted) : kept,
    teams: rows.map((row) => ({ id: ids.get(normalizeName(row.team)) ?? randomUUID(), ...row })),
  };
}

async function keptPreference(
  db: Db,
  stored: StandingsRecord | undefined,
  day: string,
): Promise<Preferred | null> {
  if (!stored?.day) return null;
  const plan = await findSeasonPlan(db);
  return findSeasonName(stored.day, plan) === findSeasonName(day, plan) ? stored.preferred : null;
}
