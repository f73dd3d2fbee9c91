import { writeDate } from '#app/matches/games/data-tree/game-details.server.ts';
import type { Snapshot, StoredSnapshot } from '#platform/data-tree/club-rows.ts';
import { instant, readMomentField } from '#platform/data-tree/date.server.ts';
import { type Entry, readEntries, reference } from '#platform/data-tree/entry.server.ts';
import { addNote, childPath, quoteValue, type TreePath } from '#platform/data-tree/note.server.ts';
import { toCollection } from '#platform/data-tree/output.server.ts';
import { line } from '#platform/data-tree/text.server.ts';
import { assignGames } from './lineup-game.server.ts';
import { readLineupPlayers, writeLineupPlayers } from './lineup-players.server.ts';

type KnownRecords = Pick<Snapshot, 'player' | 'trainer' | 'game'>;
type LineupTables = Pick<Snapshot, 'lineup' | 'lineupPlayer'>;

/** Reads the node kader/{id} (spec §3). If a game has several line-ups, only the newest stays. */
export function readLineups(node: unknown, place: TreePath, known: KnownRecords): LineupTables {
  const playerIds = new Set(known.player.map(({ id }) => id));
  const trainerIds = new Set(known.trainer.map(({ id }) => id));
  const drafts = readEntries(node, place, (entry, id) => ({
    id,
    place: entry,
    trainerId: readTrainer(entry, trainerIds),
    gameId: reference(entry, 'gameId'),
    day: readMomentField(entry, 'spieltag', 'weggelassen')?.date,
    opponent: line(entry, 'gegner'),
    savedAt: instant(entry, 'timestamp'),
    players: readLineupPlayers(entry, id, playerIds),
  }));
  const assigned = assignGames(drafts, known.game);
  const result: LineupTables = { lineup: [], lineupPlayer: [] };
  for (const [gameId, candidates] of Map.groupBy(assigned, (candidate) => candidate.gameId)) {
    const [first, ...others] = candidates.map(({ draft }) => draft);
    let kept = first as NonNullable<typeof first>;
    for (const other of others) {
      const isNewer = (other.savedAt ?? '') > (kept.savedAt ?? '');
      addNote((isNewer ? kept : other).place, 'Spiel hat eine neuere Aufstellung, übersprungen');
      if (isNewer) kept = other;
    }
    const { id, trainerId, savedAt, players } = kept;
    result.lineup.push({ id, gameId, trainerId, savedAt });
    result.lineupPlayer.push(...players);
  }
  return result;
}

function readTrainer(entry: Entry, trainerIds: ReadonlySet<string>): string | null {
  const trainerId = reference(entry, 'trainerId');
  if (trainerId === undefined || trainerIds.has(trainerId)) return trainerId ?? null;
  addNote(
    childPath(entry, 'trainerId'),
    `${quoteValue(trainerId)} ist kein Trainer mehr, weggelassen`,
  );
  return null;
}

export function writeLineups({
  lineup,
  lineupPlayer,
  game,
}: StoredSnapshot): Record<string, unknown> {
  const games = new Map(game.map((row) => [row.id, row]));
  const ofLineup = Map.groupBy(lineupPlayer, ({ lineupId }) => lineupId);
  return toCollection(lineup, ({ id, gameId, trainerId, savedAt }) => {
    const played = games.get(gameId);
    return {
      trainerId,
      gameId,
      spieltag: played ? writeDate(played) : null,
      gegner: played?.opponent ?? null,
      timestamp: savedAt,
      players: writeLineupPlayers(ofLineup.get(id) ?? []),
    };
  });
}
