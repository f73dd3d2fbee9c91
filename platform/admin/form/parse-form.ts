import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import type { z } from 'zod';

const whole =
  /^(?<whole>[+-]?(?:\d+|\d{1,3}(?<sign>[.'’ \u00A0\u202F])\d{3}(?:\k<sign>\d{3})*))(?:,00?)?$/;

/**
 * Reads '12', '-3', '1.000', '2 000' and '1.250,00' (German format). Returns NaN for other texts, such as
 * '1,5'.
 */
export function readWhole(text: string): number {
  const written = whole.exec(text.trim())?.groups?.whole;
  return written === undefined ? Number.NaN : Number(written.replace(/[^\d+-]/g, ''));
}

const { coerceFormValue } = configureCoercion({ type: { number: readWhole } });

/** Every form must use this function, because Conform alone would read '1.000' as 1, not as a thousand. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}
