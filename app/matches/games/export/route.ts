import { listAllTeams } from '#app/teams/teams.server.ts';
import { csvAnswer } from '#platform/data-tree/output.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { groundLabels, statusLabels } from '../game.ts';
import { goalsInCell } from '../goals-in-cell.ts';
import { allGames, oldestFirst } from '../public-games.server.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: ['sport'] };

const columns = [
  ...['Datum', 'Anpfiff', 'Gegner', 'Art', 'Runde', 'Ort', 'Spielort', 'Was daraus wurde'],
  ...['Unsere Tore', 'Tore des Gegners', 'Halbzeit unsere Tore', 'Halbzeit Tore des Gegners'],
  ...['Verlängerung', 'Elfmeterschießen unsere Tore', 'Elfmeterschießen Tore des Gegners'],
  ...['Auf dem Platz unsere Tore', 'Auf dem Platz Tore des Gegners'],
  ...['Verlegt vom', 'Verlegt von (Anpfiff)', 'Zuschauer', 'Schiedsrichter'],
  ...['Torschützen des Gegners', 'Bericht', 'Wappen'],
];

/** The CSV import (app/back-office/csv-import) can read this file back. */
export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  const db = context.get(dbContext);
  const games = await allGames(db).selectFrom('shownGame').selectAll().$call(oldestFirst).execute();
  const goals = await db.selectFrom('opponentGoal').selectAll().orderBy('ordinal').execute();
  const ofGame = Map.groupBy(goals, ({ gameId }) => gameId);
  // Reads the crests of the games separately, because `shownGame` replaces them by the opponent's own crest.
  const own = await db.selectFrom('game').select(['id', 'crest']).execute();
  const crests = new Map(own.map(({ id, crest }) => [id, crest]));
  const [first, ...others] = await listAllTeams(db);
  const teamOf = (team: string | null) => (others.length > 0 ? [team ?? first.name] : []);
  const head = [...columns, ...(others.length > 0 ? ['Mannschaft'] : [])];
  const rows = games.map((game) => [
    ...[game.date, game.kickoff, game.opponent, game.kind, game.round],
    ...[groundLabels[game.ground ?? 'home'], game.venue],
    game.status && statusLabels[game.status],
    ...[game.goalsFor, game.goalsAgainst, game.halfTimeFor, game.halfTimeAgainst],
    ...[game.extraTime && 'ja', game.penaltiesFor, game.penaltiesAgainst],
    ...[game.playedFor, game.playedAgainst, game.formerDate, game.formerKickoff],
    ...[game.attendance, game.referee, goalsInCell(ofGame.get(game.id) ?? [])],
    ...[game.report, crests.get(game.id), ...teamOf(game.team)],
  ]);
  return csvAnswer(context, 'spiele', [head, ...rows]);
}
