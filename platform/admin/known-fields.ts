import { getZodConstraint } from '@conform-to/zod/v4';
import { z } from 'zod';

const intentField = '__intent__';
/** No form needs more rows in a list. Without a limit, zod would check every row of a huge list. */
const maxRows = 200;

const row = z
  .number()
  .int()
  .min(0)
  .max(maxRows - 1);
const word = z.string().regex(/^[a-z]+$/i);
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
 * Returns false if Conform would throw an error at a field's name. Also returns false if a name is repeated,
 * because many equal names would block the server.
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
    return field !== null && lists.has(first) === isRow && Number(index ?? 0) < maxRows;
  });
}

function listsOf(schema: z.ZodType): ReadonlySet<string> {
  // If the schema transforms its input, `in` is the schema of the fields that the form sends.
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
