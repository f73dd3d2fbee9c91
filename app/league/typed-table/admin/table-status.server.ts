import { findOwnNames } from '#app/club/details/find-details.server.ts';
import { isOwnTeam } from '#app/club/details/own-team.ts';
import { competitionName } from '#app/league/competitions/competition.ts';
import { openLeagues } from '#app/league/competitions/league.server.ts';
import { findSeasonTable } from '#app/league/competitions/season-table.server.ts';
import { findCurrentTable, type SeasonTable } from '#app/league/table/shown-table.server.ts';
import { sayOwnPlace } from '#app/league/table/table-sentences.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { findTypedTable, type TypedTable } from '../find-typed-table.server.ts';

export interface TableStatus {
  said: string;
  why: string | undefined;
  hasResults: boolean;
}

export async function findTableStatus(db: Db, today: string): Promise<TableStatus> {
  const shown = await findCurrentTable(db, today);
  const typed = await findTypedTable(db, today);
  const results =
    typed.season === undefined
      ? undefined
      : await findSeasonTable(openLeagues(db, today), typed.season);
  const names = await findOwnNames(db);
  const isOwn = (team: string) => team === shown?.league?.own || isOwnTeam(team, names);
  return {
    said: shown
      ? [`Die Website zeigt ${nameOf(shown)}.`, sayOwnPlace(shown.rows, isOwn)]
          .filter(Boolean)
          .join(' ')
      : 'Die Website zeigt noch keine Tabelle.',
    why: shown && sayWhy(shown, typed, results !== undefined),
    hasResults: results !== undefined,
  };
}

function nameOf({ kind, season, league }: SeasonTable): string {
  const of = league ? competitionName(league.competition) : undefined;
  const named = (what: string) => [what, of, season].filter(Boolean).join(' ');
  if (kind === 'final') return named('die Abschlusstabelle');
  if (kind === 'typed') return named('die eingetragene Tabelle');
  return kind === 'results'
    ? named('die Tabelle aus den Ergebnissen:')
    : named('die Tabelle aus euren eigenen Spielen allein:');
}

function sayWhy(shown: SeasonTable, typed: TypedTable, hasResults: boolean): string | undefined {
  const preferred = typed.said?.preferred;
  if (shown.kind === 'final')
    return 'Eine gespeicherte Abschlusstabelle gilt auf allen Seiten; ändern lässt sie sich bei „Saisonen“.';
  if (typed.rows.length === 0) return undefined;
  if (typed.season === undefined)
    return 'Bei der eingetragenen fehlt der Tag, und gezeigt wird die neueste.';
  if (typed.season !== shown.season)
    return `Die eingetragene ist von ${typed.season}, und gezeigt wird die neueste.`;
  if (preferred && hasResults) return 'Das ist hier so gewählt.';
  if (shown.kind === 'results')
    return 'Sobald Ergebnisse der anderen eingetragen sind, gilt die Tabelle, die daraus folgt.';
  return hasResults
    ? 'Aus Ergebnissen gäbe es nur eine mit euren eigenen Spielen: Die der anderen sind nicht eingetragen.'
    : undefined;
}
