import type { z } from 'zod';
import { parseForm } from '#platform/admin/form/parse-form.ts';
import type { Columns } from './find-columns.ts';

type ParsedRow<T> = { value: T } | { wrong: string[] };

export function parseRow<T>(
  entries: Readonly<Record<string, string>>,
  schema: z.ZodType<T>,
  columns: Columns<string>,
): ParsedRow<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  const submission = parseForm(form, schema);
  if (submission.status === 'success') return { value: submission.value };
  const errors = Object.entries(submission.error ?? {});
  return {
    wrong: errors.flatMap(([field, messages]) =>
      (messages ?? []).slice(0, 1).map((message) => {
        const label = columns[field]?.[0];
        return label ? `${label}: ${message}` : message;
      }),
    ),
  };
}
