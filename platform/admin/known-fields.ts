import { getZodConstraint } from '@conform-to/zod/v4';
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
const word = z.string().regex(/^[a-z]+$/i);
/** What the buttons of the lists ask for: a row more or less, or at another place. */
const intent = z.union([
  z.strictObject({
    type: z.literal('insert'),
    payload: z.strictObject({
      name: z.string(),
      defaultValue: z.record(word, z.union([z.string(), z.number(), z.boolean()])).optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('remove'),
    payload: z.strictObject({ name: z.string(), index: row }),
  }),
  z.strictObject({
    type: z.literal('reorder'),
    payload: z.strictObject({ name: z.string(), from: row, to: row }),
  }),
]);

/**
 * Whether all fields of a form are such as a form of this schema can have: a name, or one in a row of
 * a list ('players[3].goals'), each once. Conform takes others too, and fails with some, as where a
 * list is asked of another field; many of one name hold the server up.
 */
export function hasKnownFields(form: FormData, schema: z.ZodType): boolean {
  const fields = [...form];
  if (new Set(form.keys()).size < fields.length) return false;
  const lists = listsOf(schema);
  return fields.every(([name, value]) => {
    if (name === intentField) return isIntent(value, lists);
    const field = /^(?<name>[a-z]+)(?:\[(?<index>\d{1,3})\]\.[a-z]+)?$/i.exec(name);
    const { name: first = '', index } = field?.groups ?? {};
    const isRow = index !== undefined;
    return field !== null && lists.has(first) === isRow && Number(index ?? 0) < mostRows;
  });
}

/** The names of the fields that are lists. */
function listsOf(schema: z.ZodType): ReadonlySet<string> {
  // Of a schema that makes something else of the fields, those that it reads.
  const read = schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : schema;
  const constraints = Object.entries(getZodConstraint(read));
  return new Set(constraints.flatMap(([name, { multiple }]) => (multiple ? [name] : [])));
}

function isIntent(value: FormDataEntryValue, lists: ReadonlySet<string>): boolean {
  if (typeof value !== 'string') return false;
  try {
    const { success, data } = intent.safeParse(JSON.parse(value));
    return success && lists.has(data.payload.name);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
