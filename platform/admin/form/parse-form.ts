import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import type { z } from 'zod';
import { readWhole } from '#platform/values/written-number.ts';

const { coerceFormValue } = configureCoercion({ type: { number: readWhole } });

/** Parse every form here: '1.000' is a thousand, not 1. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  return parseWithZod(form, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}
