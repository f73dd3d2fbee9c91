import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/**
 * The quick tests that ask the built site for a page of a room of `app/` that was changed, or that
 * were changed themselves. Imports do not tell: they load the site by its path.
 */
export function listChangedTests(changed: readonly string[]): string[] {
  const rooms = new Set(changed.map((file) => /^app\/([^/]+)\//.exec(file)?.[1]));
  const addresses = listRoutes(routes, '')
    .filter(({ file }) => rooms.has(file.split('/')[0]))
    .map(({ path }) => path.replace(/\/:.*$/, ''))
    .filter((path) => path.length > 1);
  const named = addresses.map((path) => new RegExp(`['"\`]${RegExp.escape(path)}(?![\\w-])`));
  const files = globSync('test/**/*.test.ts').filter((file) => !file.includes('.thorough.'));
  return files.filter((file) => {
    if (changed.includes(file)) return true;
    const text = readFileSync(file, 'utf8');
    return named.some((address) => address.test(text));
  });
}

/** The files that differ from a commit, new ones among them; from the one before while none does. */
export function listChanges(): string[] {
  const changes = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
  return changes.length > 0 ? changes : git('diff', '--name-only', 'HEAD~1');
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function listRoutes(entries: RouteConfigEntry[], parent: string): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [{ path: own, file }, ...listRoutes(children, own)];
  });
}
