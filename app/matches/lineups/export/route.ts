import { allGames } from '#app/matches/games/public-games.server.ts';
import type { PersonKind } from '#app/people/addresses.server.ts';
import { listPortraits } from '#app/people/people.server.ts';
import { listAllTeams } from '#app/teams/teams.server.ts';
import { csvAnswer } from '#platform/data-tree/output.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { AdminPage } from '#platform/live/route-handle.ts';
import { dbContext } from '#platform/request/context.ts';
import { currentAdmin } from '#platform/sign-in/require-admin.server.ts';
import type { Route } from './+types/route';

export const handle: AdminPage = { right: ['sport'] };

const columns = [
  ...['Datum', 'Gegner', 'Art', 'Trainer', 'Nummer', 'Spieler', 'Ersatzbank', 'Eingewechselt'],
  ...['Eingewechselt (Minute)', 'Eingewechselt für Nummer', 'Ausgewechselt (Minute)'],
  ...['Tore', 'Vorlagen', 'Gelb', 'Rot', 'Eigentore'],
  ...['Minuten der Tore', 'der Vorlagen', 'von Gelb', 'von Rot', 'von Eigentoren'],
];

const tick = (flag: number | null) => (flag === 1 ? 'ja' : '');

export async function loader({ context }: Route.LoaderArgs) {
  currentAdmin(context);
  const db = context.get(dbContext);
  const [first, ...others] = await listAllTeams(db);
  const teamOf = (team: string | null) => (others.length > 0 ? [team ?? first.name] : []);
  const head = [...columns, ...(others.length > 0 ? ['Mannschaft'] : [])];
  const entries = await allGames(db)
    .selectFrom('shownGame')
    .innerJoin('lineup', 'lineup.gameId', 'shownGame.id')
    .innerJoin('lineupPlayer as entry', 'entry.lineupId', 'lineup.id')
    .select(['date', 'opponent', 'kind', 'team', 'trainerId'])
    .selectAll('entry')
    .orderBy('date')
    .orderBy('shownGame.id')
    .orderBy('entry.ordinal')
    .execute();
  const players = await listNames(db, 'player');
  const trainers = await listNames(db, 'trainer');
  const rows = entries.map((entry) => [
    ...[entry.date, entry.opponent, entry.kind, trainers.get(entry.trainerId ?? '') ?? null],
    ...[entry.shirtNumber, players.get(entry.playerId ?? '') ?? `#${entry.shirtNumber ?? ''}`],
    ...[tick(entry.onBench), tick(entry.cameOn), entry.minuteOn],
    ...[entry.replacedNumber, entry.minuteOff],
    ...[entry.goals, entry.assists, entry.yellowCards, entry.redCards, entry.ownGoals],
    ...[entry.goalMinutes, entry.assistMinutes, entry.yellowCardMinutes, entry.redCardMinutes],
    entry.ownGoalMinutes,
    ...teamOf(entry.team),
  ]);
  return csvAnswer(context, 'kader', [head, ...rows]);
}

async function listNames(db: Db, kind: PersonKind): Promise<ReadonlyMap<string, string>> {
  return new Map((await listPortraits(db, kind)).map(({ id, name }) => [id, name]));
}
