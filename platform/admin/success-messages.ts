/** Sentences that a page shows after a change (spec §8). The key is the value of the parameter `meldung`. */
export type SuccessMessages = Readonly<Record<string, string>>;

const parameter = 'meldung';
const [newParameter, changedParameter] = ['angelegt', 'gespeichert'];

export function successMessages<const Sentences extends SuccessMessages>(messages: Sentences) {
  return {
    messages,
    after: (path: string, word: keyof Sentences & string) => withMessage(path, word),
  };
}

export function withMessage(path: string, word: string): string {
  return withParameter(path, parameter, word);
}

export interface Saved {
  id: string;
  isNew: boolean;
}

export function withSaved(path: string, { id, isNew }: Saved): string {
  return withParameter(path, isNew ? newParameter : changedParameter, encodeURIComponent(id));
}

function withParameter(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;
}

export function readMessageKey(search: URLSearchParams): string | undefined {
  return search.get(parameter) ?? undefined;
}

export function readSavedRecord(search: URLSearchParams): Saved | undefined {
  const added = search.get(newParameter);
  const id = added ?? search.get(changedParameter);
  return id === null ? undefined : { id, isNew: added !== null };
}

/**
 * A form posts to an address without these parameters, so that a failed save does not show 'gespeichert'.
 */
export function withoutMessage({ pathname, search }: { pathname: string; search: string }): string {
  const rest = new URLSearchParams(search);
  for (const name of [parameter, newParameter, changedParameter]) rest.delete(name);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

export const searchParameter = 'suche';

export function withSearch(path: string, wanted: string | null): string {
  if (!wanted) return path;
  const search = new URLSearchParams({ [searchParameter]: wanted });
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}
