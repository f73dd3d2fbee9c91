import { isObject } from './entry.server.ts';
import { parseJson } from './json.server.ts';
import {
  addNote,
  childPath,
  type Note,
  quoteValue,
  TreeError,
  type TreePath,
} from './note.server.ts';

export type Nodes = Readonly<Record<string, 'collection' | 'entry'>>;

export type ReadNode = (name: string) => [node: unknown, place: TreePath];

/**
 * Returns a function that reads the nodes of a data tree.
 * @throws TreeError if the text is not JSON, or has no known node or a node of a wrong type
 */
export function readNodes(text: string, nodes: Nodes, notes: Note[]): ReadNode {
  const tree = parseJson(text);
  if (!isObject(tree))
    throw new TreeError(
      `Die Datei ist kein Datenbaum des Vereins: Ganz oben steht ${kindOf(tree)} statt eines Objekts mit players, games usw.`,
    );
  const names = Object.keys(tree);
  const isKnown = (name: string) => Object.hasOwn(nodes, name);
  if (!names.some(isKnown)) throw new TreeError(nothingKnown(tree, nodes));
  for (const name of Object.keys(nodes))
    checkKind(name, nodeOf(tree, name), nodes[name] === 'entry');
  for (const name of names)
    if (!isKnown(name))
      addNote(childPath({ path: '', notes }, name), 'unbekanntes Feld, nicht übernommen');
  return (name) => [nodeOf(tree, name) ?? undefined, childPath({ path: '', notes }, name)];
}

function nodeOf(tree: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(tree, name) ? tree[name] : undefined;
}

function nothingKnown(tree: Record<string, unknown>, nodes: Nodes): string {
  const above = Object.keys(tree).find((name) => {
    const child = tree[name];
    return isObject(child) && Object.keys(child).some((inner) => Object.hasOwn(nodes, inner));
  });
  const where =
    above === undefined ? '' : ` (solche stehen eine Ebene tiefer unter ${quoteValue(above)})`;
  return `Die Datei ist kein Datenbaum des Vereins: Ganz oben steht keiner der Knoten ${Object.keys(nodes).join(', ')}${where}.`;
}

function checkKind(name: string, value: unknown, isSingle: boolean): void {
  if (value === undefined || value === null) return;
  if (isObject(value) || (Array.isArray(value) && !isSingle)) return;
  throw new TreeError(
    `Die Datei ist kein Datenbaum des Vereins: Unter „${name}“ steht ${kindOf(value)} statt ${isSingle ? 'eines Objekts' : 'einer Sammlung'}.`,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'eine Liste';
  if (typeof value === 'string') return 'ein Text';
  return typeof value === 'number' ? 'eine Zahl' : 'ein Wahrheitswert';
}

// biome-ignore lint/suspicious/noEmptyInterface: other files add members to this interface
export interface TransferSettings {}
