import { randomUUID } from 'node:crypto';
import type { SeasonRecord } from '#app/seasons/season-record.server.ts';
import { type SquadRecord, squadRecords } from '#app/teams/squads/squad-record.server.ts';
import type { Db } from '#platform/db/client.server.ts';
import { type ChangeGroup, startGroup } from '#platform/records/audit-log.server.ts';
import type { KindRegistry } from '#platform/records/kind.server.ts';
import { BlockedChangeError } from '#platform/records/refusal.ts';
import type { Change } from '#platform/records/replace.server.ts';
import { writeIfChanged } from '#platform/records/revision.server.ts';
import { saveDraft } from '#platform/records/save.server.ts';
import { daysByName, type SeasonDays } from '#platform/values/season-plan.ts';
import { viennaDate } from '#platform/values/vienna.ts';
import type { SeasonPart, Section } from './proposal.server.ts';
import { proposeCompetitions } from './propose-competitions.server.ts';
import { findSeasonRecord, proposeOfSeason } from './propose-season.server.ts';
import { proposeSquads } from './propose-squads.server.ts';
import { listSeasonTransitions, type SeasonTransition } from './season-transitions.server.ts';

export async function listProposals(
  db: Db,
  turn: SeasonTransition,
  today: string,
): Promise<Section[]> {
  const sections = [
    ...(await proposeOfSeason(db, turn.from, today)),
    ...(await proposeSquads(db, turn)),
    await proposeCompetitions(db, turn, today),
  ];
  return sections.filter(({ proposals }) => proposals.length > 0);
}

interface Ticked {
  from: string | null;
  versions: readonly string[];
}

/**
 * Saves the ticked proposals as one group.
 * @throws BlockedChangeError if a proposal has changed since the admin loaded the page
 */
export async function changeSeason(
  db: Db,
  kinds: KindRegistry,
  { from, versions }: Ticked,
  by: Change,
): Promise<void> {
  const ticked = new Set(versions);
  const today = viennaDate(by.now);
  await writeIfChanged(db, async (transaction) => {
    const { chosen: turn } = (await listSeasonTransitions(transaction, today, from)) ?? {};
    const sections = turn ? await listProposals(transaction, turn, today) : [];
    const wanted = sections
      .flatMap(({ proposals }) => proposals)
      .filter(({ version }) => ticked.has(version));
    if (!turn || wanted.length < ticked.size)
      throw new BlockedChangeError(
        'Inzwischen hat jemand etwas geändert. Sieh die Liste noch einmal durch.',
      );
    const parts = wanted.map(({ part }) => part);
    const label = `Saisonwechsel auf ${turn.to.name}`;
    const grouped = { ...by, group: await startGroup(transaction, label) };
    const ofSeason = parts.flatMap((part) => (part.of === 'season' ? part.season : []));
    if (ofSeason.length > 0)
      await endSeason(transaction, kinds, { season: turn.from, parts: ofSeason }, grouped);
    const squads = Map.groupBy(
      parts.filter((part) => part.of === 'squad'),
      ({ teamId }) => teamId,
    );
    for (const [teamId, members] of squads) {
      const players = members.map(({ entry }) => entry);
      const draft: SquadRecord = { teamId, season: turn.to.name, players };
      await saveDraft(transaction, squadRecords, newRecord(draft), grouped);
    }
    for (const part of parts)
      if (part.of === 'competition')
        await saveDraft(
          transaction,
          kinds.competition.records,
          newRecord(part.competition),
          grouped,
        );
    return { changed: wanted.length > 0 };
  });
}

function newRecord<Draft>(draft: Draft) {
  return { id: randomUUID(), current: undefined, draft };
}

async function endSeason(
  db: Db,
  kinds: KindRegistry,
  { season, parts }: { season: SeasonDays; parts: readonly SeasonPart[] },
  by: Change & { group: ChangeGroup },
): Promise<void> {
  const { id = randomUUID(), record: current } = await findSeasonRecord(db, season.name);
  const { titles = [], ...before } = current ?? newSeason(season);
  const said = Object.assign({}, ...parts) as SeasonPart;
  const draft = { ...before, ...said, titles: [...(said.titles ?? []), ...titles] };
  await saveDraft(db, kinds.season.records, { id, current, draft }, by);
}

/** Sets the first and the last day only if they differ from the usual days of a season with this name. */
function newSeason({ name, firstDay, lastDay }: SeasonDays): SeasonRecord {
  const defaultDays = daysByName(name);
  const isUsual = defaultDays?.firstDay === firstDay && defaultDays.lastDay === lastDay;
  return {
    ...{ name, firstDay: isUsual ? null : firstDay, lastDay: isUsual ? null : lastDay },
    ...{ text: null, image: null, imageAlt: null },
    ...{ captain: null, topScorer: null, topAssistProvider: null, trainer: null },
    ...{ highlightTitle: null, highlightAchievement: null, highlightPlayer: null },
    ...{ titles: [], awards: [], moments: [], teams: [] },
  };
}
