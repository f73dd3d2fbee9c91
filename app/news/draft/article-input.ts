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

/** Returns the version with which the form was opened: `base` after a conflict, else `version`. */
export function readVersion(form: FormData): string {
  return cleanText(String(form.get('base') || form.get('version') || ''));
}

export function readKey(form: FormData, id: string | undefined): string {
  return cleanText(String(form.get('recordId') ?? id ?? ''));
}

export const maxKeyLength = 40;

export const draftParameter = 'entwurf';
