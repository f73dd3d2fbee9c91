import { competitionName } from '#app/league/competitions/competition.ts';
import { listLeagues, type PlayedLeague } from '#app/league/competitions/league.server.ts';
import { type Linked, linkTeams } from '#app/league/typed-table/standings.server.ts';
import type { LeagueRow } from '#app/seasons/league-row.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { TableKind } from './choose-table.ts';
import { describeOutsideTeams, describeTableSource } from './describe-table-source.ts';
import type { SeasonTable } from './shown-table.server.ts';

export interface LinkedTable {
  kind: TableKind;
  season: string | undefined;
  rows: Linked<LeagueRow>[];
  own?: string;
  league?: string;
  isComputed: boolean;
  source?: string;
  day?: string;
  origin?: { name: string; link: string | null };
}

export async function linkTable(db: Db, table: SeasonTable): Promise<LinkedTable> {
  const { kind, season, rows, league, said } = table;
  const name = league
    ? competitionName(league.competition)
    : season && (await findLeagueName(db, season));
  return {
    ...{ kind, season, rows: await linkTeams(db, rows), isComputed: league !== undefined },
    ...(league?.own !== undefined && { own: league.own }),
    ...(name && { league: name }),
    ...sayTableSource(kind, league),
    ...(said && { day: said.day }),
    ...(said?.source && { origin: { name: said.source, link: said.sourceLink } }),
  };
}

export async function findLeagueName(db: Db, season: string): Promise<string | undefined> {
  const names = new Set((await listLeagues(db, season)).map(({ name }) => name));
  return names.size === 1 ? [...names][0] : undefined;
}

export const onlyOwnGames =
  'Nur aus unseren eigenen Spielen berechnet: Die Ergebnisse der anderen fehlen.';

function sayTableSource(kind: TableKind, league: PlayedLeague | undefined): { source?: string } {
  if (kind === 'final') return { source: 'Abschlusstabelle.' };
  if (!league) return {};
  const more = describeOutsideTeams(league.strangers);
  if (kind === 'ownResults') return { source: [onlyOwnGames, ...more].join(' ') };
  const rounds = league.league.games.flatMap(({ round }) => round ?? []);
  return {
    source: [
      describeTableSource(rounds.length > 0 ? Math.max(...rounds) : undefined, league.competition),
      ...more,
    ].join(' '),
  };
}
