/** An import of a file: a path from the project's root, or a package ('kysely', 'node:fs'). */
export interface Import {
  target: string;
  /** Whether it is gone once types are stripped, as `import type` is. */
  typeOnly: boolean;
}

export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
  imports: readonly Import[];
}

interface ImportRule {
  /** Found in 'file -> target', the import breaks the rule. */
  breaks: RegExp;
  says: string;
  /** Whether types may be imported nevertheless. */
  allowsTypes?: true;
}

const importRules: ImportRule[] = [
  {
    breaks: /^app\/domain\/(?!.*\.test\.ts -> ).* -> (?!app\/domain\/)/,
    says: 'domain/ imports only domain/',
  },
  {
    breaks:
      /^app\/domain\/.*\.test\.ts -> (?!app\/domain\/|test\/|node:|(?:vitest|fast-check)(?:\/|$))/,
    says: 'a test in domain/ imports only domain/, test/, vitest, fast-check and node:',
  },
  {
    breaks:
      /^app\/data\/.* -> (?:app\/(?:routes|ui|auth)[/.]|(?:@?react-router|react|react-dom|@?hono)(?:\/|$))/,
    says: 'data/ imports no route, ui, auth, React Router, React or Hono',
  },
  {
    breaks: /^(?!app\/(?:db|data)\/|test\/|.*\.test\.tsx? -> ).* -> kysely(?:\/|$)/,
    says: 'only db/, data/ and test/ import Kysely',
  },
  {
    breaks: /^app\/ui\/.* -> app\/(?:data|db|routes)[/.]/,
    says: 'ui/ imports no data/, db/, routes/',
  },
  {
    breaks: /^app\/routes\/([^/]+)\/.* -> app\/routes\/(?!\1\/)[^/]+\//,
    says: 'no route folder imports another',
  },
  {
    breaks: /^app\/.* -> server(?:\/|\.ts$)/,
    says: 'nothing in app/ imports server/',
  },
  {
    breaks:
      /^app\/offline\/worker\/.* -> (?!app\/(?:domain|offline\/worker)\/|app\/offline\/kept-names\.ts$|workbox-)/,
    says: 'the service worker imports only domain/, kept-names.ts and Workbox',
  },
  {
    breaks: /^(?:app\/(?!offline\/worker\/)|server|bin\/).* -> (?:app\/offline\/worker\/|workbox-)/,
    says: 'only the service worker imports itself and Workbox',
  },
  {
    breaks: /^app\/db\/migrations\/.* -> (?:app|club|server)\//,
    says: 'a migration imports nothing of the app, which changes after it',
  },
  {
    // The build strips the server's part of a route module, and of no other file.
    breaks:
      /^app\/(?!root\.tsx -> )(?!.*\/route\.tsx? -> )(?!.*\.(?:server|test)\.tsx? -> ).* -> .*\.server(?:[/.]|$)/,
    says: 'a file of the browser imports nothing but types from a .server file',
    allowsTypes: true,
  },
];

const emptyNames = new Set(['utils', 'lib', 'helpers', 'types', 'index']);

/**
 * The sentences, each behind its file's path, on what a file breaks of the rules (CONTRIBUTING.md).
 * @param clubNames the names of the club, which stand nowhere in the code
 */
export function findBreaks(file: SourceFile, clubNames: readonly string[]): string[] {
  const sentences = [...importBreaks(file), ...nameBreaks(file), ...clubBreaks(file, clubNames)];
  return [...new Set(sentences)].map((sentence) => `${file.path}: ${sentence}`);
}

function importBreaks({ path, imports }: SourceFile): string[] {
  return imports.flatMap(({ target, typeOnly }) =>
    importRules
      .filter(
        ({ breaks, allowsTypes }) =>
          !(typeOnly && allowsTypes) && breaks.test(`${path} -> ${target}`),
      )
      .map(({ says }) => `imports ${target}, but ${says}.`),
  );
}

function nameBreaks({ path }: SourceFile): string[] {
  if (!/^(?:app|server|bin)\//.test(path)) return [];
  return path
    .split('/')
    .map((segment) => segment.replace(/\..*/s, ''))
    .filter((name) => emptyNames.has(name))
    .map((name) => `is called ${name}, which does not say what it holds.`);
}

function clubBreaks({ path, text }: SourceFile, clubNames: readonly string[]): string[] {
  if (/^(?:club|docs|test)\/|\.md$|\.test\.tsx?$/.test(path)) return [];
  // The longest first: the short name mostly begins the full one.
  const names = clubNames.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const name = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text.split('\n').flatMap((line, index) => {
    const found = line.match(name) ?? [];
    return found.map(
      (it) => `says ‘${it}’ on line ${index + 1}, but the club's name stands in club/ only.`,
    );
  });
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
