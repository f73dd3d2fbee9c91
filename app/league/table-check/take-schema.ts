import { z } from 'zod';
import { noDay, tableDay, tableSource } from '#app/league/standings/admin/tool.ts';
import { tick } from '#platform/admin/form/field-schemas.ts';

/** What is said of a pasted table when it is taken over; it is always of a day. */
function takeSchema(today: string) {
  return z.object({
    day: tableDay(today).transform((day, context) => {
      if (day !== null) return day;
      context.addIssue({ code: 'custom', message: noDay });
      return z.NEVER;
    }),
    ...tableSource,
    isPreferred: tick(),
  });
}

/** The fields as they were typed. */
export interface TypedFields {
  day: string;
  source: string;
  sourceLink: string;
  isPreferred: boolean;
}

/** The fields of a posted form. */
export function typedFields(form: FormData): TypedFields {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    ...{ day: text('day'), source: text('source'), sourceLink: text('sourceLink') },
    isPreferred: form.get('isPreferred') === 'on',
  };
}

/** What is wrong with the fields, by their names. */
export type WrongFields = Partial<Record<keyof TypedFields, string>>;

/** Reads the fields; what is wrong with them in sentences otherwise. */
export function readTake(fields: TypedFields, today: string) {
  const given = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? undefined : value]),
  );
  const read = takeSchema(today).safeParse(given);
  if (read.success) return { taken: read.data };
  const wrong: WrongFields = Object.fromEntries(
    read.error.issues.map(({ path: [name], message }) => [name, message]),
  );
  return { wrong };
}
