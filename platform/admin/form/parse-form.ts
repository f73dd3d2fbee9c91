import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import type { z } from 'zod';

const thousands = /^[+-]?\d{1,3}(?:(?<sign>[.'’ \u00A0\u202F])\d{3}(?:\k<sign>\d{3})*)$/;

/** Reads '12', '-3', '1.000' and '2 000' (German thousands); NaN for other texts, such as '1,5' or '1e3'. */
export function readWhole(text: string): number {
  const written = text.trim();
  if (/^[+-]?\d+$/.test(written)) return Number(written);
  return thousands.test(written) ? Number(written.replace(/[^\d+-]/g, '')) : Number.NaN;
}

const { coerceFormValue } = configureCoercion({ type: { number: readWhole } });

/** Every form must be parsed by this function, because it reads '1.000' as a thousand. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}
