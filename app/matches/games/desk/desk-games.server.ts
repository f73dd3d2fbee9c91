import { findGameLocation } from '#app/matches/venues/find-game-location.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import type { Club } from '#platform/ui/club/current-club.ts';
import { daysBefore, formatShortDate, formatWeekdayDate } from '#platform/values/vienna.ts';
import { findKickOff, gameState, hasGameEnded, homeFirst, latestEnd } from '../game.ts';
import { clubSideName, describeKind, opponentWithTeam } from '../game-text.ts';
import { inOrderOfSides } from '../pairing.server.ts';
import { formatDecision, formatResult } from '../result.ts';
import { lineupPath, picturesId, resultFieldId, tool, whistleParameter } from '../tool.ts';
import type { DeskGame, DeskWay } from './desk-game.tsx';
import type { FurtherGame } from './further-games.tsx';
import { type GameAtHand, listGamesAtHand } from './games-at-hand.server.ts';

type Timed = Parameters<typeof gameState>[0];

export function untilChange(
  games: readonly Timed[],
  at: { now: Date; today: string },
): number | undefined {
  const moments = games.flatMap((game) => {
    const start = findKickOff(game);
    if (!start || game.date !== at.today) return [];
    const state = gameState(game, at);
    if (state === 'planned') return [start];
    // After `latestEnd`, a running score needs no timer, because the server makes it the result and tells open
    // pages to load again.
    return state === 'running' && !hasGameEnded(start, at.now) ? [latestEnd(start)] : [];
  });
  if (moments.length === 0) return undefined;
  return Math.min(...moments.map((moment) => moment.getTime())) - at.now.getTime();
}

const maxOtherGames = 6;

export interface DeskGames {
  atHand: DeskGame[];
  further: FurtherGame[];
  changesIn: number | undefined;
}

interface Desk {
  teams: 'all' | readonly (string | null)[];
  club: Club;
  now: Date;
  today: string;
}

/** `atHand`: games that have begun and have no result; else a game of today; else the next game. */
export async function findDeskGames(db: Db, desk: Desk): Promise<DeskGames> {
  const games = await listGamesAtHand(db, desk);
  const atHand = chooseAtHand(games, desk.today);
  return {
    atHand: atHand.map((game) => tellGame(game, desk)),
    changesIn: untilChange(games, desk),
    further: games
      .filter((game) => !atHand.includes(game))
      .slice(0, maxOtherGames)
      .map((game) => ({
        path: pathOf(game),
        text: opponentWithTeam(game),
        detail: [
          dayInWords(game.date, desk.today, formatShortDate),
          game.state === 'played' ? formatResult(game) : hourOf(game),
        ]
          .filter(Boolean)
          .join(', '),
      })),
  };
}

function chooseAtHand(games: readonly GameAtHand[], today: string): GameAtHand[] {
  const inState = (wanted: GameAtHand['state']) => games.filter(({ state }) => state === wanted);
  const begun = [...inState('running'), ...inState('over')];
  if (begun.length > 0) return begun;
  const [next] = inState('planned');
  const played = inState('played').findLast(({ date }) => date === today);
  const first = next?.date === today ? next : (played ?? next);
  return first ? [first] : [];
}

function tellGame(game: GameAtHand, { club, today }: Desk): DeskGame {
  const { state, date, entered, goalsFor, goalsAgainst, ground, opponent, crest } = game;
  const said =
    state === 'played' || game.running ? { ours: goalsFor ?? 0, theirs: goalsAgainst ?? 0 } : null;
  const counted = !said && (state === 'running' || state === 'over') ? entered : null;
  return {
    ...{ id: game.id, opponent, crest, ground },
    isRunning: state === 'running',
    title: titleOf(game, today),
    ours: clubSideName(game, club),
    score: said ?? counted,
    when: [dayInWords(date, today, formatWeekdayDate), hourOf(game)].filter(Boolean).join(', '),
    kind: describeKind(game),
    place: findGameLocation(game, club)?.name,
    note: noteOf(game, said),
    ways: waysOf(game, today),
  };
}

/** Reports too many entered goals but not too few, because many clubs do not enter the opponent's goals. */
function noteOf(game: GameAtHand, said: { ours: number; theirs: number } | null) {
  const { entered, isPublic, state } = game;
  const decision = formatDecision(inOrderOfSides(game));
  if (!entered || state === 'planned') return decision;
  if (!said)
    return [
      'Stand nach den eingetragenen Toren.',
      isPublic && 'Fans sehen ihn, sobald du ihn beim Ergebnis einträgst.',
    ]
      .filter(Boolean)
      .join(' ');
  if (entered.ours <= said.ours && entered.theirs <= said.theirs) return decision;
  const score = homeFirst(game.ground, entered.ours, entered.theirs).join(':');
  return [decision, `Eingetragen sind mehr Tore: ${score}. Es gilt, was beim Ergebnis steht.`]
    .filter(Boolean)
    .join('. ');
}

function titleOf({ state, date }: GameAtHand, today: string): string {
  if (state === 'running') return 'Läuft gerade';
  if (state === 'over') return 'Ergebnis fehlt';
  if (state === 'played') return 'Heute gespielt';
  return date === today ? 'Heute' : 'Nächstes Spiel';
}

function waysOf(game: GameAtHand, today: string): DeskWay[] {
  const { state, date, kickoff } = game;
  const path = pathOf(game);
  const lineup = lineupPath(game, game.lineupId ?? undefined);
  // Without a known kick-off, a game of today can already have ended.
  const mayHaveEnded = state !== 'planned' || (date === today && kickoff === null);
  const isRunning = state === 'running';
  const goals = { label: 'Aufstellung und Tore', path: lineup, isMain: isRunning };
  const result = {
    label: state === 'played' ? 'Ergebnis ändern' : 'Ergebnis eintragen',
    path: `${path}#${resultFieldId}`,
    isMain: state !== 'played',
  };
  const score = [
    { label: 'Zwischenstand', path: `${path}/spielstand` },
    { label: 'Abpfiff', path: `${path}/spielstand?${whistleParameter}=ja` },
  ];
  const before = [
    { label: 'Aufstellung', path: lineup, isMain: true },
    { label: 'Bearbeiten', path },
  ];
  const begun = isRunning ? [goals, ...score] : [result, goals];
  return [
    ...(mayHaveEnded ? begun : before),
    ...(state === 'planned' ? [{ label: 'Absagen oder verlegen', path: `${path}/absage` }] : []),
    ...(game.isPublic ? [{ label: 'Bild teilen', path: `${path}#${picturesId}` }] : []),
  ];
}

function pathOf({ id }: GameAtHand): string {
  return `${tool.path}/${encodeURIComponent(id)}`;
}

function hourOf({ kickoff }: GameAtHand): string | null {
  return kickoff && `${kickoff} Uhr`;
}

function dayInWords(date: string, today: string, format: (date: string) => string): string {
  if (date === today) return 'Heute';
  return date === daysBefore(today, -1) ? 'Morgen' : format(date);
}
