import { randomUUID } from 'node:crypto';
import type { GameDraft } from '#app/matches/games/game-record.server.ts';
import { findLastCrest } from '#app/matches/games/opponent-names.server.ts';
import { guessGameKind } from '#app/matches/games/recognize/guess-game-kind.ts';
import type { Db } from '#platform/db/client.server.ts';
import { startGroup } from '#platform/records/audit-log.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import type { Change } from '#platform/records/replace.server.ts';
import { write, writeIfChanged } from '#platform/records/revision.server.ts';
import { saveDraft } from '#platform/records/save.server.ts';
import { compareFeed, type Proposal } from './compare-feed.server.ts';
import { linkGame } from './links.server.ts';

const blank = {
  teamId: null,
  halfTimeFor: null,
  halfTimeAgainst: null,
  extraTime: null,
  penaltiesFor: null,
  penaltiesAgainst: null,
  attendance: null,
  referee: null,
  report: null,
} satisfies Partial<GameDraft>;

/** @throws BlockedChangeError if a proposal no longer exists */
export async function saveFixtures(
  db: Db,
  kinds: KindRegistry,
  versions: readonly string[],
  by: Change,
): Promise<void> {
  await writeIfChanged(db, async (transaction) => {
    const wanted = await findProposals(transaction, versions, by.now);
    const label = wanted.length === 1 ? '1 Spiel' : `${wanted.length} Spiele`;
    const group = await startGroup(transaction, `Spielplan: ${label}`);
    for (const proposal of wanted) await take(transaction, kinds, proposal, { ...by, group });
    return { changed: wanted.length > 0 };
  });
}

/** @throws BlockedChangeError if a proposal no longer exists */
export async function refuseFixtures(
  db: Db,
  versions: readonly string[],
  now: Date,
): Promise<void> {
  // Uses `write`, which raises the revision. Otherwise cached tasks would still ask about the refused
  // proposals.
  await write(db, async (transaction) => {
    for (const { fixture, game, memoryOnceRefused: memory } of await findProposals(
      transaction,
      versions,
      now,
    ))
      if (game) await linkGame(transaction, { uid: fixture.uid, gameId: game.id, memory });
  });
}

async function findProposals(db: Db, versions: readonly string[], now: Date): Promise<Proposal[]> {
  const { proposals = [] } = (await compareFeed(db, now)) ?? {};
  const wanted = proposals.filter(({ version }) => versions.includes(version));
  if (wanted.length < new Set(versions).size)
    throw new BlockedChangeError(
      'Inzwischen hat jemand etwas geändert oder übernommen. Sieh noch einmal nach.',
    );
  return wanted;
}

async function take(
  db: Db,
  kinds: KindRegistry,
  { fixture, game, opponent, after, memoryOnceTaken: memory }: Proposal,
  by: Parameters<typeof saveDraft>[3],
): Promise<void> {
  const { records } = kinds.game;
  const id = game?.id ?? randomUUID();
  const current = await records.read(db, id);
  const kind = guessGameKind(fixture.competition ?? '') ?? 'Meisterschaft';
  const { date, kickoff, ground, venueId, status, round, formerDate, formerKickoff } = after;
  const { goalsFor, goalsAgainst, playedFor, playedAgainst } = after;
  const said = {
    ...{ date, kickoff, ground, venueId, status, round, formerDate, formerKickoff },
    ...{ goalsFor, goalsAgainst, playedFor, playedAgainst },
  };
  const draft = current
    ? { ...current, ...said }
    : {
        ...{ ...blank, ...said, opponent, kind, opponentGoals: [] },
        crest: await findLastCrest(db, opponent),
      };
  await saveDraft(db, records, { id, current, draft }, by);
  await linkGame(db, { uid: fixture.uid, gameId: id, memory });
}
