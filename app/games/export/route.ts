import { csvAnswer } from '#platform/csv/csv-answer.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { groundWords } from '../ground.ts';
import { shownGames } from '../shown-games.server.ts';
import { statusWords } from '../status.ts';
import type { Route } from './+types/route';

const columns = [
  ...['Datum', 'Anpfiff', 'Gegner', 'Art', 'Runde', 'Ort', 'Spielort', 'Was daraus wurde'],
  ...['Unsere Tore', 'Tore des Gegners', 'Halbzeit unsere Tore', 'Halbzeit Tore des Gegners'],
  ...['Zuschauer', 'Schiedsrichter'],
];

/** All games as a table, the oldest first. */
export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  const games = await shownGames(context.get(dbContext))
    .selectFrom('shownGame')
    .selectAll()
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
  const rows = games.map((game) => [
    ...[game.date, game.kickoff, game.opponent, game.kind, game.round],
    ...[groundWords[game.ground ?? 'home'], game.venue],
    game.status && statusWords[game.status],
    ...[game.goalsFor, game.goalsAgainst, game.halfTimeFor, game.halfTimeAgainst],
    ...[game.attendance, game.referee],
  ]);
  return csvAnswer(context, 'spiele', [columns, ...rows]);
}
