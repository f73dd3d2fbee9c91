import { differingFields } from './stable-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as somebody opened it, as it is stored now, and what they have made of it. */
export interface ThreeStates {
  opened: object;
  current: object;
  entered: object;
}

/** What two people have made of a record, by its fields; those that hold together are one part. */
export interface Changes {
  /** The parts that both have changed, to different values. */
  asked: string[][];
  /** The parts that the other alone has changed. */
  kept: string[][];
}

/**
 * Compares what two people have made of a record. A list is one field.
 * @param together fields of which one changes with the others
 */
export function compareChanges(
  { opened, current, entered }: ThreeStates,
  together: readonly (readonly string[])[] = [],
): Changes {
  const parts = partsOf(Object.keys(entered), together);
  const differ = (part: string[], one: object, other: object) =>
    differingFields(pick(one, part), pick(other, part)).length > 0;
  const theirs = parts.filter((part) => differ(part, current, opened));
  return {
    asked: theirs.filter((part) => differ(part, entered, opened) && differ(part, entered, current)),
    kept: theirs.filter((part) => !differ(part, entered, opened)),
  };
}

/**
 * What somebody has entered, with what the other alone has changed.
 * @param takesTheirs called with the first field of a part that both have changed: whether the other's is saved
 */
export function mergeChanges<T extends object>(
  { opened, current, entered }: ThreeStates & { entered: T },
  together: readonly (readonly string[])[] | undefined,
  takesTheirs: (field: string) => boolean,
): T {
  const { asked, kept } = compareChanges({ opened, current, entered }, together);
  const given = asked.filter(([first = '']) => takesTheirs(first));
  return { ...entered, ...pick(current, [...kept, ...given].flat()) };
}

/** Some fields of a record. */
export function pick(record: object, names: readonly string[]): Fields {
  const fields = record as Fields;
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}

function partsOf(names: readonly string[], together: readonly (readonly string[])[]): string[][] {
  const joined = together.map((part) => part.filter((name) => names.includes(name)));
  const alone = names.filter((name) => !joined.flat().includes(name));
  return [...joined.filter((part) => part.length > 0), ...alone.map((name) => [name])];
}

/** Ids by the kind that the field says in which they stand: 'game' of 'gameId'; 'record' is of any kind. */
export type NamedIds = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids of other records that records name, in fields such as 'gameId'. */
export function namedIds(records: readonly unknown[]): NamedIds {
  const named = new Map<string, Set<string>>();
  for (const [kind, id] of records.flatMap(idsIn))
    named.set(kind, (named.get(kind) ?? new Set<string>()).add(id));
  return named;
}

function idsIn(value: unknown): [kind: string, id: string][] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, content]) => {
    const kind = /^(.+)Id$/.exec(field)?.[1];
    return kind !== undefined && typeof content === 'string' ? [[kind, content]] : idsIn(content);
  });
}
