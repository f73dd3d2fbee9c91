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
const list = z.string().regex(/^[a-z]+$/i);
/** What the buttons of the lists ask for: a row more or less. */
const intent = z.union([
  z.strictObject({
    type: z.literal('insert'),
    payload: z.strictObject({
      name: list,
      defaultValue: z.record(list, z.union([z.string(), z.number(), z.boolean()])).optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('remove'),
    payload: z.strictObject({ name: list, index: row }),
  }),
]);

/**
 * Whether all fields of a form are such as the forms of the admin area have: a name, or one in a
 * row of a list ('players[3].goals'). Conform takes others too, and fails with some.
 */
export function hasKnownFields(form: FormData): boolean {
  return [...form].every(([name, value]) => {
    if (name === intentField) return isIntent(value);
    const field = /^[a-z]+(?:\[(?<index>\d{1,3})\]\.[a-z]+)?$/i.exec(name);
    return field !== null && Number(field.groups?.index ?? 0) < mostRows;
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
