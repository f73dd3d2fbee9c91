/** What the page after a change says of it (spec §8), by the word that stands in its address. */
export type Said = Readonly<Record<string, string>>;

const parameter = 'meldung';

/** The sentences of a tool, and the address of a page that will say one of them. */
export function sayings<const Sentences extends Said>(said: Sentences) {
  return { said, after: (path: string, word: keyof Sentences & string) => withWord(path, word) };
}

/** The address of a page that will say what a word stands for. */
export function withWord(path: string, word: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${word}`;
}

/** The word in an address; undefined when there is none. */
export function wordIn(search: URLSearchParams): string | undefined {
  return search.get(parameter) ?? undefined;
}

/**
 * The address of a page without what it says. There its forms post to, or a try that fails would
 * still be called saved.
 */
export function withoutWord({ pathname, search }: { pathname: string; search: string }): string {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
