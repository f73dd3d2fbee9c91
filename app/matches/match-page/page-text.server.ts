import { href } from 'react-router';
import {
  type DescribedGoal,
  describeGoal,
  describeGoals,
  mergeGoalsByMinute,
} from '#app/matches/games/describe-goals.server.ts';
import { homeFirst, stateLabel } from '#app/matches/games/game.ts';
import { clubSideName, describeKind, lineupName } from '#app/matches/games/game-text.ts';
import type { listOpponentGoals } from '#app/matches/games/opponent-goals.server.ts';
import { inOrderOfSides, writeResult, writeSides } from '#app/matches/games/pairing.server.ts';
import type { Game } from '#app/matches/games/public-games.server.ts';
import { formatDecision, formatScore } from '#app/matches/games/result.ts';
import type { NamedLineup } from '#app/people/named-lineup.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { formatDate } from '#platform/values/vienna.ts';

const inGerman = new Intl.NumberFormat('de-AT');

/** The server writes these texts, so that browsers need not load code for them. */
export function matchPageText(game: Game, club: Club, isPlaceOpen: boolean) {
  const sides = writeSides(game, clubSideName(game, club), ' gegen ');
  return {
    path: href('/spiele/spielbericht/:gameId', { gameId: game.slug }),
    ours: clubSideName(game, club),
    title: `${sides}, ${formatDate(game.date)}`,
    description: describe(game, sides),
    shared: sharedText(game, club),
    facts: factsOf(game),
    kept: keptOf(game),
    kind: describeKind(game),
    became: becameOf(game),
    decision: formatDecision(inOrderOfSides(game)),
    ...(isPlaceOpen && { open: 'Ort noch offen' }),
  };
}

/** The shared text contains the score, so that people see the score before they open the link. */
function sharedText(game: Game, club: Club): string {
  const result = game.goalsFor === null ? '' : ` ${writeResult(game)}`;
  const word = stateLabel(game);
  return `${word ? `${word}: ` : ''}${writeSides(game, clubSideName(game, club))}${result}, ${formatDate(game.date)}`;
}

function describe({ date, showsNames, ...game }: Game, sides: string): string {
  const result = game.goalsFor === null ? '' : ` ${writeResult(game)}`;
  const said = `${sides}${result} am ${formatDate(date)}`;
  const word = stateLabel(game);
  if (word) return `${word}: ${said}.`;
  if (!result) return `${said}: wann, wo und wie man hinkommt.`;
  return `Spielbericht: ${said}${showsNames === 1 ? ', mit Aufstellung und Torschützen' : ''}.`;
}

function becameOf({ status, ground, playedFor, playedAgainst }: Game): string | undefined {
  if (status === 'awarded' && playedFor !== null)
    return `Gewertet, auf dem Platz ${formatScore(...homeFirst(ground, playedFor, playedAgainst))}`;
  return status === 'postponed' ? 'Verschoben, neuer Termin folgt' : undefined;
}

function keptOf({ showsNames, showsResult }: Game): string | undefined {
  const kept = [showsResult === 0 && 'Ergebnisse', showsNames === 0 && 'Namen'].filter(Boolean);
  return kept.length > 0 ? `${kept.join(' und ')} dieser Mannschaft zeigen wir nicht.` : undefined;
}

function factsOf({ attendance, referee }: Game): string {
  const facts = [
    attendance !== null && `${inGerman.format(attendance)} Zuschauer`,
    referee !== null && `Schiedsrichter: ${referee}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

type OpponentGoals = Awaited<ReturnType<typeof listOpponentGoals>>;

export function listScorers(lineup: NamedLineup | undefined, opponentGoals: OpponentGoals) {
  const players = lineup?.players ?? [];
  return {
    ours: [
      ...players
        .filter(({ goals }) => goals > 0)
        .map((scorer) => ({ who: lineupName(scorer), times: whenOf(scorer) })),
      ...opponentGoals.filter(({ ownGoal }) => ownGoal).map(describeGoal),
    ],
    theirs: describeGoals(
      mergeGoalsByMinute(
        opponentGoals.filter(({ ownGoal }) => !ownGoal),
        players.flatMap(ownGoalsOf),
      ),
    ),
  };
}

function ownGoalsOf(player: NamedLineup['players'][number]): DescribedGoal[] {
  const minutes = player.ownGoalMinutes?.split(/, */) ?? [];
  return Array.from({ length: player.ownGoals ?? 0 }, (_, index) => ({
    scorer: lineupName(player),
    minute: minutes[index] ?? null,
    ownGoal: 1,
  }));
}

function whenOf({ goals, goalMinutes }: { goals: number; goalMinutes: string | null }): string {
  if (goalMinutes !== null) return withFullStops(goalMinutes);
  return goals > 1 ? `×${goals}` : '';
}

export function withFullStops(minutes: string): string {
  return minutes.replace(/\d(?=,|$)/g, '$&.');
}
