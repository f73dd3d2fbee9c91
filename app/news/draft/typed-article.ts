import { cleanText } from '#platform/values/clean-text.ts';

/** The fields of the form of an article, as somebody has typed them. */
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

/** What was typed into them, whether it could be saved or not. */
export type TypedArticle = Partial<Record<(typeof articleFields)[number], string>>;

/** Reads what was typed from a form. */
export function readTyped(form: FormData): TypedArticle {
  return Object.fromEntries(
    articleFields.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, cleanText(value)]] : [];
    }),
  );
}

/** The version that the form was opened with. After a conflict `base` holds it: `version` is a newer one then. */
export function readVersion(form: FormData): string {
  return cleanText(String(form.get('base') || form.get('version') || ''));
}

/** The key of the article that a form is about, which its page gives a new one; else the address's. */
export function readKey(form: FormData, id: string | undefined): string {
  return cleanText(String(form.get('recordId') ?? id ?? ''));
}

/** Characters of the key of an article: it has the number of one that was imported, or a UUID. */
export const longestKey = 40;

/** The word in an address that names the article whose typed text is to be taken up again. */
export const draftParameter = 'entwurf';
