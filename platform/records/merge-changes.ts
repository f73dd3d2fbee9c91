import { listDifferingFields } from './stable-json.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface ThreeStates {
  opened: object;
  current: object;
  entered: object;
}

/** Each inner list has the name of one field, or names of fields that are valid only together. */
export interface Changes {
  asked: string[][];
  kept: string[][];
}

/**
 * Compares the fields one by one. A list counts as one field.
 * @param together groups of fields that are valid only together
 */
export function compareChanges(
  { opened, current, entered }: ThreeStates,
  together: readonly (readonly string[])[] = [],
): Changes {
  const parts = partsOf(Object.keys(entered), together);
  const differ = (part: string[], one: object, other: object) =>
    listDifferingFields(pick(one, part), pick(other, part)).length > 0;
  const theirs = parts.filter((part) => differ(part, current, opened));
  return {
    asked: theirs.filter((part) => differ(part, entered, opened) && differ(part, entered, current)),
    kept: theirs.filter((part) => !differ(part, entered, opened)),
  };
}

/**
 * @param together groups of fields: each group is one conflict, which has the name of its first field
 * @param takesTheirs true if the other admin's change of this conflict wins
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

export function pick(record: object, names: readonly string[]): Fields {
  const fields = record as Fields;
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}

function partsOf(names: readonly string[], together: readonly (readonly string[])[]): string[][] {
  const joined = together.map((part) => part.filter((name) => names.includes(name)));
  const alone = names.filter((name) => !joined.flat().includes(name));
  return [...joined.filter((part) => part.length > 0), ...alone.map((name) => [name])];
}
