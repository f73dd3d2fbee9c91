import { href } from 'react-router';
import {
  goalInWords,
  goalsInWords,
  type ToldGoal,
  withFurther,
} from '#app/games/goal-words.server.ts';
import { groundWords } from '#app/games/ground.ts';
import type { listOpponentGoals } from '#app/games/opponent-goals.server.ts';
import { ownName } from '#app/games/own-name.ts';
import { formatDecision, formatScore } from '#app/games/result.ts';
import type { Game } from '#app/games/shown-games.server.ts';
import { statusWords } from '#app/games/status.ts';
import type { Lineup } from '#app/lineups/lineups.server.ts';
import type { Club } from '#platform/club/current-club.ts';
import { formatDate } from '#platform/values/vienna.ts';
import { lineupName } from './display-name.ts';

const inGerman = new Intl.NumberFormat('de-AT');

/** What a report says in whole sentences; made here, where that costs no reader a byte of script. */
export function wordsOf(game: Game, club: Club) {
  return {
    path: href('/spiele/spielbericht/:gameId', { gameId: game.slug }),
    ours: ownName(game, club),
    title: `${ownName(game, club)} gegen ${game.opponent}, ${formatDate(game.date)}`,
    description: describe(game, club),
    shared: sharedText(game, club),
    facts: factsOf(game),
    kept: keptOf(game),
    kind: kindOf(game),
    became: becameOf(game),
    decision: formatDecision(game),
  };
}

/** What a link to it is sent with: whoever reads that need not open it for the score. */
function sharedText({ opponent, date, ...game }: Game, club: Club): string {
  const score = game.goalsFor === null ? '' : ` ${formatScore(game.goalsFor, game.goalsAgainst)}`;
  const status = game.status ? `${statusWords[game.status]}: ` : '';
  return `${status}${ownName(game, club)} – ${opponent}${score}, ${formatDate(date)}`;
}

function describe(
  { opponent, date, goalsFor, goalsAgainst, status, team, showsNames }: Game,
  club: Club,
): string {
  const game = `${ownName({ team }, club)} gegen ${opponent}`;
  if (status) return `${statusWords[status]}: ${game} am ${formatDate(date)}.`;
  if (goalsFor === null) return `${game} am ${formatDate(date)}: wann, wo und wie man hinkommt.`;
  const score = formatScore(goalsFor, goalsAgainst);
  return `Spielbericht: ${game} ${score} am ${formatDate(date)}${showsNames === 1 ? ', mit Aufstellung und Torschützen' : ''}.`;
}

/** 'Meisterschaft, 5. Runde, Auswärts' */
function kindOf({ kind, round, ground }: Game): string {
  // A number alone is one of a round, anything else what the round is called.
  const named = round && (/^\d+$/.test(round) ? `${round}. Runde` : round);
  return [kind, named, ground && groundWords[ground]].filter(Boolean).join(', ');
}

/** What became of it, where that is more than its state. */
function becameOf({ status, playedFor, playedAgainst }: Game): string | undefined {
  if (status === 'awarded' && playedFor !== null)
    return `Gewertet, auf dem Platz ${formatScore(playedFor, playedAgainst)}`;
  return status === 'postponed' ? 'Verschoben, neuer Termin folgt' : undefined;
}

/** What is not shown of a team, as of children; undefined where all is. */
function keptOf({ showsNames, showsResult }: Game): string | undefined {
  const kept = [showsResult === 0 && 'Ergebnisse', showsNames === 0 && 'Namen'].filter(Boolean);
  return kept.length > 0 ? `${kept.join(' und ')} dieser Mannschaft zeigen wir nicht.` : undefined;
}

/** Who saw it and who led it, as far as somebody has said so. */
function factsOf({ attendance, referee }: Game): string {
  const facts = [
    attendance !== null && `${inGerman.format(attendance)} Zuschauer`,
    referee !== null && `Schiedsrichter: ${referee}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

type OpponentGoals = Awaited<ReturnType<typeof listOpponentGoals>>;

/** Who scored for whom: of ours with when or how often, then own goals; all against us in one line. */
export function scorersOf(lineup: Lineup | undefined, opponentGoals: OpponentGoals) {
  const players = lineup?.players ?? [];
  return {
    ours: [
      ...players
        .filter(({ goals }) => goals > 0)
        .map((scorer) => ({ who: lineupName(scorer), times: whenOf(scorer) })),
      ...opponentGoals.filter(({ ownGoal }) => ownGoal).map(goalInWords),
    ],
    theirs: goalsInWords(
      withFurther(
        opponentGoals.filter(({ ownGoal }) => !ownGoal),
        players.flatMap(ownGoalsOf),
      ),
    ),
  };
}

function ownGoalsOf(player: Lineup['players'][number]): ToldGoal[] {
  const minutes = player.ownGoalMinutes?.split(/, */) ?? [];
  return Array.from({ length: player.ownGoals ?? 0 }, (_, index) => ({
    scorer: lineupName(player),
    minute: minutes[index] ?? null,
    ownGoal: 1,
  }));
}

function whenOf({ goals, goalMinutes }: { goals: number; goalMinutes: string | null }): string {
  if (goalMinutes !== null) return goalMinutes.replace(/\d(?=,|$)/g, '$&.');
  return goals > 1 ? `×${goals}` : '';
}
