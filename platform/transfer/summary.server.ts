import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { Snapshot } from './club-rows.ts';

/** What a snapshot holds, as '24 Spieler, 3 Trainer', without what there is none of; else 'nichts'. */
export function summarise(snapshot: Snapshot, kinds: KindRegistry): string {
  const parts = eachKind(kinds).flatMap(([, { transfer }]) => {
    const { table, one, many } = transfer.counted;
    const { length } = snapshot[table];
    return length > 0 ? `${length} ${length === 1 ? one : many}` : [];
  });
  return parts.join(', ') || 'nichts';
}
