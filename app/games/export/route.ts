import { listAllTeams } from '#app/teams/teams.server.ts';
import { csvAnswer } from '#platform/csv/csv-answer.server.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import { goalsInWords, type ToldGoal } from '../goal-words.server.ts';
import { groundWords } from '../ground.ts';
import { allGames } from '../shown-games.server.ts';
import { statusWords } from '../status.ts';
import type { Route } from './+types/route';

const columns = [
  ...['Datum', 'Anpfiff', 'Gegner', 'Art', 'Runde', 'Ort', 'Spielort', 'Was daraus wurde'],
  ...['Unsere Tore', 'Tore des Gegners', 'Halbzeit unsere Tore', 'Halbzeit Tore des Gegners'],
  ...['Zuschauer', 'Schiedsrichter', 'Torschützen des Gegners', 'Eigentore des Gegners'],
];

/** All games as a table, the oldest first; where there are several teams, with whose they are. */
export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  const db = context.get(dbContext);
  const games = await allGames(db)
    .selectFrom('shownGame')
    .selectAll()
    .orderBy('date')
    .orderBy('kickoff', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
  const goals = await db.selectFrom('opponentGoal').selectAll().orderBy('ordinal').execute();
  const ofGame = Map.groupBy(goals, ({ gameId }) => gameId);
  const [first, ...others] = await listAllTeams(db);
  const teamOf = (team: string | null) => (others.length > 0 ? [team ?? first.name] : []);
  const head = [...columns, ...(others.length > 0 ? ['Mannschaft'] : [])];
  const rows = games.map((game) => [
    ...[game.date, game.kickoff, game.opponent, game.kind, game.round],
    ...[groundWords[game.ground ?? 'home'], game.venue],
    game.status && statusWords[game.status],
    ...[game.goalsFor, game.goalsAgainst, game.halfTimeFor, game.halfTimeAgainst],
    ...[game.attendance, game.referee],
    ...opponentGoalsInWords(ofGame.get(game.id) ?? []),
    ...teamOf(game.team),
  ]);
  return csvAnswer(context, 'spiele', [head, ...rows]);
}

/** Those against us, and the own goals. */
function opponentGoalsInWords(goals: readonly ToldGoal[]): string[] {
  const [own, others] = [
    goals.filter((goal) => goal.ownGoal),
    goals.filter((goal) => !goal.ownGoal),
  ];
  return [goalsInWords(others), goalsInWords(own)];
}
