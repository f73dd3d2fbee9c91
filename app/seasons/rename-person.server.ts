import type { Db } from '#platform/db/client.server.ts';
import type { RequiredRecord } from '#platform/records/record-store.ts';
import { normalizeName } from '#platform/values/normalize-name.ts';
import { splitNames } from '#platform/values/shared-names.ts';
import { type SeasonRecord, seasonRecords } from './season-record.server.ts';

export async function renameInSeasons(
  db: Db,
  kind: 'player' | 'trainer',
  { from, to }: { from: string; to: string },
): Promise<RequiredRecord[]> {
  const renamedOne = (name: string) => (normalizeName(name) === normalizeName(from) ? to : name);
  const renamed = <Name extends string | null>(name: Name) =>
    name === null ? name : splitNames(name).map(renamedOne).join('');
  const renamedIn = ({
    trainer,
    captain,
    topScorer,
    topAssistProvider,
    ...season
  }: SeasonRecord) =>
    kind === 'trainer'
      ? { ...season, captain, topScorer, topAssistProvider, trainer: renamed(trainer) }
      : {
          ...{ ...season, trainer, captain: renamed(captain), topScorer: renamed(topScorer) },
          topAssistProvider: renamed(topAssistProvider),
          highlightPlayer: renamed(season.highlightPlayer),
          titles: season.titles.map((title) => ({ ...title, player: renamed(title.player) })),
          awards: season.awards.map((award) => ({ ...award, player: renamed(award.player) })),
        };
  const seasons: RequiredRecord[] = [];
  for (const id of await listNaming(db, kind, renamed)) {
    const season = await seasonRecords.read(db, id);
    if (season) seasons.push({ store: seasonRecords, id, record: renamedIn(season) });
  }
  return seasons;
}

async function listNaming(
  db: Db,
  kind: 'player' | 'trainer',
  renamed: (name: string | null) => string | null,
): Promise<Set<string>> {
  const named = await db
    .selectFrom('season')
    .select(['id', 'trainer', 'captain', 'topScorer', 'topAssistProvider'])
    .execute();
  const names = named.flatMap(({ id, trainer, ...honours }) =>
    (kind === 'trainer' ? [trainer] : Object.values(honours)).map((name) => ({ id, name })),
  );
  if (kind === 'player')
    for (const table of ['seasonHonour', 'seasonHighlight'] as const)
      names.push(
        ...(await db.selectFrom(table).select(['seasonId as id', 'player as name']).execute()),
      );
  return new Set(names.flatMap(({ id, name }) => (renamed(name) === name ? [] : id)));
}
