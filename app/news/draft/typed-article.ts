import { cleanText } from '#platform/values/clean-text.ts';

const articleFields = [
  'title',
  'text',
  'image',
  'imageAlt',
  'state',
  'publishedOn',
  'appearsAt',
  'aboutGame',
] as const;

export type TypedArticle = Partial<Record<(typeof articleFields)[number], string>>;

export function readTyped(form: FormData): TypedArticle {
  return Object.fromEntries(
    articleFields.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, cleanText(value)]] : [];
    }),
  );
}

/** After a conflict `base` holds it, and `version` is a newer one. */
export function readVersion(form: FormData): string {
  return cleanText(String(form.get('base') || form.get('version') || ''));
}

/** Its page gives a new article its key; else the address has it. */
export function readKey(form: FormData, id: string | undefined): string {
  return cleanText(String(form.get('recordId') ?? id ?? ''));
}

export const longestKey = 40;

export const draftParameter = 'entwurf';
