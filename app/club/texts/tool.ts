import { z } from 'zod';
import type { RecordTool } from '#platform/admin/admin-tool.ts';
import { takenMarkdown } from '#platform/admin/editor/upload-picture.ts';
import { requiredText } from '#platform/admin/form/field-schemas.ts';
import { resetFailedMessage, saveMessages } from '#platform/admin/record-messages.ts';
import { cleanText } from '#platform/values/clean-text.ts';
import { factLabels, maxLineLength, maxTextLength, storedText } from './text-names.ts';

export const tool = {
  path: '/admin/texte',
  name: 'Texte',
  menu: 'website',
  place: 20,
  messages: {
    ...saveMessages('Text', 'text'),
    remove: {
      word: 'text-zurueckgesetzt',
      done: 'Text zurückgesetzt!',
      failed: resetFailedMessage,
    },
  },
} as const satisfies RecordTool;

const missing = 'Bitte gib den Text ein.';

/** `known`: names that the text can contain in curly brackets; undefined allows any name. */
export function clubTextSchema(isLine: boolean, known?: readonly string[]) {
  if (isLine) return z.object({ text: requiredText(missing, maxLineLength) });
  const text = z
    .string({ error: missing })
    .transform((typed) => storedText(cleanText(typed)))
    .refine((stored) => stored !== '', missing)
    .refine(
      (stored) => stored.length <= maxTextLength,
      `Das sind mehr als ${maxTextLength} Zeichen.`,
    )
    .superRefine(takenMarkdown)
    .superRefine((typed, context) => {
      const odd = unknownPlaceholder(typed, known);
      if (odd)
        context.addIssue({
          code: 'custom',
          message: `${odd} kennen wir nicht. Möglich sind ${factLabels(known ?? [])
            .map((one) => `{${one}}`)
            .join(', ')}.`,
        });
    });
  return z.object({ text });
}

function unknownPlaceholder(text: string, known: readonly string[] | undefined) {
  const named = text.matchAll(/\{([^{}]*\p{L}[^{}]*)\}/gu);
  return known && [...named].find(([, name = '']) => !known.includes(name))?.[0];
}
