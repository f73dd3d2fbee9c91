import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { club } from '#club/club.ts';
import { replaceSnapshot } from '#platform/data-tree/snapshot.server.ts';
import { parseTree } from '#platform/data-tree/tree.server.ts';
import { type Db, openDatabase } from '#platform/db/client.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import { recordVersion } from '#platform/records/version.server.ts';

/** earlier-starter.json keeps the old versions of records that were changed in starter.json. */
const starters = import.meta.glob<string>('#club/{starter,earlier-starter}.json', {
  query: '?raw',
  import: 'default',
});

/** The key is 'kind/id'; the values are versions of that record in the starter contents. */
export type StarterRecordVersions = ReadonlyMap<string, ReadonlySet<string>>;

let brought: Promise<StarterRecordVersions> | undefined;

/**
 * Older sites have not marked their starter records, so these records are recognised by their versions. Cached,
 * because `findOut` fills a temporary database, which is slow.
 */
export function listBroughtRecords(kinds: KindRegistry): Promise<StarterRecordVersions> {
  brought ??= findOut(kinds).catch((error) => {
    brought = undefined;
    throw error;
  });
  return brought;
}

async function findOut(kinds: KindRegistry): Promise<StarterRecordVersions> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ankick-starter-'));
  const db = openDatabase({ dataDir });
  try {
    await migrate(db);
    const versions = new Map<string, Set<string>>();
    for (const read of Object.values(starters)) {
      const { snapshot } = parseTree(await read(), kinds, club);
      await replaceSnapshot(db, kinds, snapshot, new Date());
      await addVersions(db, kinds, versions);
    }
    return versions;
  } finally {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  }
}

async function addVersions(db: Db, kinds: KindRegistry, to: Map<string, Set<string>>) {
  for (const [kind, { records, ids }] of eachKind(kinds))
    for (const id of (await ids?.(db)) ?? []) {
      const key = `${kind}/${id}`;
      to.set(key, (to.get(key) ?? new Set()).add(recordVersion(await records?.read(db, id))));
    }
}
