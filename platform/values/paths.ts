export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Lists for some properties of a `handle` (platform/live/route-handle.ts) the paths of the routes that have
 * them. 'x/' means all paths below x.
 */
export interface RouteRules {
  private: readonly string[];
  once: readonly string[];
  framed: readonly string[];
  passing: readonly string[];
  ofDevice: readonly string[];
  belowPages: readonly string[];
  reads: readonly (readonly [pattern: string, parameters: readonly string[]])[];
}

export type PathRules = ReturnType<typeof readPathRules>;

export function readPathRules(rules: RouteRules) {
  const framed = rules.framed.map(patternOf);
  const pages = rules.reads.map(([pattern, parameters]) => ({
    ...{ path: patternOf(pattern), parameters },
  }));
  const links = rules.private.filter((path) => path.endsWith('/')).map(beginning);
  const withToken = new RegExp(`(${links.join('|')}).+`, 'is');
  return {
    isPrivate: beginsLike(rules.private),
    opensOnce: beginsLike(rules.once),
    isPassing: beginsLike(rules.passing),
    isOfDevice: beginsLike(rules.ofDevice),
    isFramed: (path: string) => framed.some((page) => page.test(decodedPath(path))),

    readParameters(path: string, given: URLSearchParams): URLSearchParams {
      const asked = decodedPath(path);
      const read = pages.find((page) => page.path.test(asked))?.parameters ?? [];
      return new URLSearchParams(
        read.flatMap((name) => given.getAll(name).map((value) => [name, value])),
      );
    },

    withoutToken(path: string): string {
      const plain = path.includes('%') ? decodedPath(path) : path;
      return withToken.test(plain) ? plain.replace(withToken, '$1…') : path;
    },
  };
}

function beginsLike(beginnings: readonly string[]): (path: string) => boolean {
  const pattern = new RegExp(writePattern(beginnings), 'i');
  return (path) => beginnings.length > 0 && pattern.test(decodedPath(path));
}

export function writePattern(beginnings: readonly string[]): string {
  return `^(?:${beginnings.map(beginning).join('|')})`;
}

function beginning(path: string): string {
  const written = asWritten(path);
  return path.endsWith('/') ? written : `${written}(?:\\.data)?(?:/|$)`;
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${asWritten(route).replace(/:\w+/g, '[^/]+')}(?:(?:/_)?\\.data)?/*$`, 'i');
}

function asWritten(path: string): string {
  return path.replaceAll('.', '\\.').replaceAll('/', '/+');
}
