import { isObject } from './entry.server.ts';
import { parseJson } from './json.server.ts';
import { inside, type Note, note, type Place, shown, TreeError } from './note.server.ts';

/** Nodes that hold one entry; all others hold a collection, as object or array. */
const singleNodes = ['upcoming-game', 'fanShop'] as const;
const collectionNodes = [
  'players',
  'trainers',
  'games',
  'kader',
  'leagueTable',
  'admins',
  'news',
  'seasons',
  'lastSeason',
  'board',
  'sponsors',
] as const;
const nodeNames = [...collectionNodes, ...singleNodes];

type NodeName = (typeof nodeNames)[number];

/**
 * Reads the top of a tree; returns a function that gives a node, undefined when missing, with its place.
 * @throws TreeError when the text is no JSON, holds no known node, or holds something else in one
 */
export function readNodes(
  text: string,
  notes: Note[],
): (name: NodeName) => [node: unknown, place: Place] {
  const tree = parseJson(text);
  if (!isObject(tree))
    throw new TreeError(
      `Die Datei ist kein Datenbaum des Vereins: Ganz oben steht ${kindOf(tree)} statt eines Objekts mit players, games usw.`,
    );
  const names = Object.keys(tree);
  if (!names.some(isKnown)) throw new TreeError(nothingKnown(tree));
  for (const name of nodeNames) checkKind(name, nodeOf(tree, name));
  for (const name of names)
    if (!isKnown(name))
      note(inside({ path: '', notes }, name), 'unbekanntes Feld, nicht übernommen');
  return (name) => [nodeOf(tree, name) ?? undefined, inside({ path: '', notes }, name)];
}

function isKnown(name: string): boolean {
  return (nodeNames as string[]).includes(name);
}

function nodeOf(tree: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(tree, name) ? tree[name] : undefined;
}

function nothingKnown(tree: Record<string, unknown>): string {
  const above = Object.keys(tree).find((name) => {
    const child = tree[name];
    return isObject(child) && Object.keys(child).some(isKnown);
  });
  const where =
    above === undefined ? '' : ` (solche stehen eine Ebene tiefer unter ${shown(above)})`;
  return `Die Datei ist kein Datenbaum des Vereins: Ganz oben steht keiner der Knoten ${nodeNames.join(', ')}${where}.`;
}

function checkKind(name: NodeName, value: unknown): void {
  if (value === undefined || value === null) return;
  const isSingle = (singleNodes as readonly string[]).includes(name);
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
