/** What the page after a change says of it (spec §8), by the word that stands in its address. */
export type Said = Readonly<Record<string, string>>;

const parameter = 'meldung';
/** The words in an address before the id of the record that was saved. */
const [newParameter, changedParameter] = ['angelegt', 'gespeichert'];

/** The sentences of a tool, and the address of a page that will say one of them. */
export function sayings<const Sentences extends Said>(said: Sentences) {
  return { said, after: (path: string, word: keyof Sentences & string) => withWord(path, word) };
}

/** The address of a page that will say what a word stands for. */
export function withWord(path: string, word: string): string {
  return withParameter(path, parameter, word);
}

/** The record of which a page says that it was saved. */
export interface Saved {
  id: string;
  isNew: boolean;
}

/** The address of a page that knows which record was saved. */
export function withSaved(path: string, { id, isNew }: Saved): string {
  return withParameter(path, isNew ? newParameter : changedParameter, encodeURIComponent(id));
}

function withParameter(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;
}

/** The word in an address; undefined when there is none. */
export function wordIn(search: URLSearchParams): string | undefined {
  return search.get(parameter) ?? undefined;
}

/** The saved record in an address; undefined when there is none. */
export function savedIn(search: URLSearchParams): Saved | undefined {
  const added = search.get(newParameter);
  const id = added ?? search.get(changedParameter);
  return id === null ? undefined : { id, isNew: added !== null };
}

/**
 * The address of a page without what it says. There its forms post to, or a try that fails would
 * still be called saved.
 */
export function withoutWord({ pathname, search }: { pathname: string; search: string }): string {
  const rest = new URLSearchParams(search);
  for (const name of [parameter, newParameter, changedParameter]) rest.delete(name);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/** The word in an address that says what is searched for. */
export const searchParameter = 'suche';

/** An address with what was searched for in the list from which somebody comes, so that the way back finds it. */
export function withSearch(path: string, wanted: string | null): string {
  if (!wanted) return path;
  const search = new URLSearchParams({ [searchParameter]: wanted });
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}
