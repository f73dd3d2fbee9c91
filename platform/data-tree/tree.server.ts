import { eachKind, type KindRegistry } from '#platform/records/kind.server.ts';
import type { Snapshot, StoredSnapshot } from './club-rows.ts';
import type { TransferSettings } from './nodes.server.ts';
import { readNodes } from './nodes.server.ts';
import type { Note } from './note.server.ts';
import { emptySnapshot } from './snapshot.server.ts';

export interface ParsedTree {
  snapshot: Snapshot;
  notes: Note[];
}

/**
 * Reads the data tree of spec §3.
 * @throws TreeError if the text is not JSON or not a data tree
 */
export function parseTree(
  text: string,
  kinds: KindRegistry,
  settings: TransferSettings,
): ParsedTree {
  const notes: Note[] = [];
  const all = eachKind(kinds);
  const nodes = Object.assign({}, ...all.map(([, { dataTree }]) => dataTree.nodes));
  const node = readNodes(text, nodes, notes);
  const snapshot = emptySnapshot(kinds);
  for (const [, { dataTree }] of all)
    Object.assign(snapshot, dataTree.read(node, settings, snapshot));
  return { snapshot, notes };
}

/** Writes the data tree of spec §3. Equal data always produce the same bytes. */
export function formatTree(
  stored: StoredSnapshot,
  kinds: KindRegistry,
  settings: TransferSettings,
): string {
  const nodes = eachKind(kinds).map(([, { dataTree }]) => dataTree.write(stored, settings));
  return `${JSON.stringify(Object.assign({}, ...nodes), null, 2)}\n`;
}
