import { z } from 'zod';
import { noDay, tableDay, tableSource } from '#app/league/typed-table/tool.ts';
import { tick } from '#platform/admin/form/field-schemas.ts';

function copySchema(today: string) {
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

export interface TypedFields {
  day: string;
  source: string;
  sourceLink: string;
  isPreferred: boolean;
}

export function readTypedFields(form: FormData): TypedFields {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    ...{ day: text('day'), source: text('source'), sourceLink: text('sourceLink') },
    isPreferred: form.get('isPreferred') === 'on',
  };
}

export type WrongFields = Partial<Record<keyof TypedFields, string>>;

export function readCopy(fields: TypedFields, today: string) {
  const given = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? undefined : value]),
  );
  const read = copySchema(today).safeParse(given);
  if (read.success) return { copied: read.data };
  const wrong: WrongFields = Object.fromEntries(
    read.error.issues.map(({ path: [name], message }) => [name, message]),
  );
  return { wrong };
}
