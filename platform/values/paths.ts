/** A path read as the routes do; as it is where percent signs stand for nothing. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What the routes say of addresses (server/site-routes.ts), as plain values: the service worker is built
 * with them. A beginning that ends with a slash is of paths that go on behind it.
 */
export interface RouteRules {
  /** Beginnings of the paths whose answers no cache keeps. */
  private: readonly string[];
  /** Those of links that open something once. */
  once: readonly string[];
  /** Pages that this site may show in a frame, as they stand in the table of routes. */
  framed: readonly string[];
  /** Beginnings of the public paths that no device keeps. */
  passing: readonly string[];
  /** Those whose answer depends on the visitor's device. */
  ofDevice: readonly string[];
  /** The addresses of the forms that stand below every page. */
  belowPages: readonly string[];
  /** The parameters that a public page or file reads; on any other they change nothing. */
  reads: readonly (readonly [pattern: string, parameters: readonly string[]])[];
}

/** The same, ready to be asked. */
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

    /** The parameters that a page reads, in one order; all others are somebody's marks on a link. */
    readParameters(path: string, given: URLSearchParams): URLSearchParams {
      const asked = decodedPath(path);
      const read = pages.find((page) => page.path.test(asked))?.parameters ?? [];
      return new URLSearchParams(
        read.flatMap((name) => given.getAll(name).map((value) => [name, value])),
      );
    },

    /** A path as a log may hold it: whoever reads it there can use no link of somebody's mail. */
    withoutToken(path: string): string {
      const plain = path.includes('%') ? decodedPath(path) : path;
      return withToken.test(plain) ? plain.replace(withToken, '$1…') : path;
    },
  };
}

/**
 * Whether a path begins like one of these, read as the routes do: percent signs decoded, capitals the
 * same.
 */
function beginsLike(beginnings: readonly string[]): (path: string) => boolean {
  const pattern = new RegExp(writePattern(beginnings), 'i');
  return (path) => beginnings.length > 0 && pattern.test(decodedPath(path));
}

/** The pattern of decoded paths that begin like one of these, in whatever case, for the browser. */
export function writePattern(beginnings: readonly string[]): string {
  return `^(?:${beginnings.map(beginning).join('|')})`;
}

function beginning(path: string): string {
  const written = asWritten(path);
  return path.endsWith('/') ? written : `${written}(?:\\.data)?(?:/|$)`;
}

/** A page, or its data. */
function patternOf(route: string): RegExp {
  return new RegExp(`^${asWritten(route).replace(/:\w+/g, '[^/]+')}(?:(?:/_)?\\.data)?/*$`, 'i');
}

function asWritten(path: string): string {
  return path.replaceAll('.', '\\.').replaceAll('/', '/+');
}
