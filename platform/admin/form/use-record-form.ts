import { type DefaultValue, useForm } from '@conform-to/react';
import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { useAnswer } from '#platform/drafts/failed-submission.ts';
import type { RecordAnswer } from '../record-answer.ts';
import { parseForm } from './parse-form.ts';

export function useRecordForm<Schema extends z.ZodType<unknown, Record<string, unknown>>>(
  schema: Schema,
  record: DefaultValue<z.input<Schema>> | undefined,
  id?: string,
) {
  const outcome = useAnswer<RecordAnswer>();
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    ...(id !== undefined && { id }),
    lastResult: outcome?.result,
    defaultValue: record,
    constraint: getZodConstraint(schema),
    onValidate: ({ form: element, formData }) =>
      parseForm(withUnreadable(element, formData), schema),
    shouldRevalidate: 'onInput',
    defaultNoValidate: false,
  });
  return { form, fields, outcome };
}

/** For a number such as '1e', a browser gives ''. The check gets '?' instead, which the schema refuses. */
function withUnreadable(form: HTMLFormElement, entered: FormData): FormData {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.validity.badInput) entered.set(field.name, '?');
  return entered;
}
