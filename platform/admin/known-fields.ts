import { z } from 'zod';

/** In which Conform's buttons say what they are for. */
const intentField = '__intent__';
/** More rows than any form of this site has; a list of zod costs time for each. */
const mostRows = 200;

const row = z
  .number()
  .int()
  .min(0)
  .max(mostRows - 1);
/** The lists of the forms; Conform throws where a list is asked of another field. */
const lists = ['pastSeasons', 'players', 'teams'] as const;
const list = z.enum(lists);
const word = z.string().regex(/^[a-z]+$/i);
/** What the buttons of the lists ask for: a row more or less. */
const intent = z.union([
  z.strictObject({
    type: z.literal('insert'),
    payload: z.strictObject({
      name: list,
      defaultValue: z.record(word, z.union([z.string(), z.number(), z.boolean()])).optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('remove'),
    payload: z.strictObject({ name: list, index: row }),
  }),
]);

/**
 * Whether all fields of a form are such as the forms of the admin area have: a name, or one in a
 * row of a list ('players[3].goals'), each once. Conform takes others too, and fails with some; many
 * of one name hold the server up.
 */
export function hasKnownFields(form: FormData): boolean {
  const fields = [...form];
  if (new Set(form.keys()).size < fields.length) return false;
  return fields.every(([name, value]) => {
    if (name === intentField) return isIntent(value);
    const field = /^(?<name>[a-z]+)(?:\[(?<index>\d{1,3})\]\.[a-z]+)?$/i.exec(name);
    const { name: first, index } = field?.groups ?? {};
    const isRow = index !== undefined;
    return (
      field !== null &&
      lists.some((each) => each === first) === isRow &&
      Number(index ?? 0) < mostRows
    );
  });
}

function isIntent(value: FormDataEntryValue): boolean {
  if (typeof value !== 'string') return false;
  try {
    return intent.safeParse(JSON.parse(value)).success;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
