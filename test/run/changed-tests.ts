import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

const addresses = listAddresses(routes, '');

/**
 * Lists the quick tests that were changed, or that contain the address of a page near a changed file of
 * `app/`. Such tests open the built site by address, so imports do not show the connection.
 */
export function listChangedTests(changed: readonly string[]): string[] {
  const named = changed
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(addressesNear)
    .map((address) => new RegExp(`['"\`]${RegExp.escape(address)}(?![\\w-])`));
  const files = globSync([
    '{app,platform,server}/**/*.test.ts',
    'test/!(browsers)/**/*.test.ts',
  ]).filter((file) => !file.includes('.thorough.'));
  return files.filter((file) => {
    if (changed.includes(file)) return true;
    const text = readFileSync(file, 'utf8');
    return named.some((address) => address.test(text));
  });
}

/**
 * Lists the addresses of the pages in the folder of a file, or in the nearest folder around it with pages.
 */
function addressesNear(file: string): string[] {
  for (let folder = dirname(file); folder.startsWith('app/'); folder = dirname(folder)) {
    const near = addresses.filter((route) => `app/${route.file}`.startsWith(`${folder}/`));
    if (near.length > 0) return near.map(({ address }) => address);
  }
  return [];
}

/**
 * Lists changed and new files since the last commit. If there are none, lists the changes of the last commit.
 */
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

/**
 * Lists page addresses up to their first parameter. Leaves out the home page, because nearly every test
 * contains it.
 */
function listAddresses(
  entries: RouteConfigEntry[],
  parent: string,
): { address: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const address = own.replace(/\/:.*$/, '');
    return [...(address ? [{ address, file }] : []), ...listAddresses(children, own)];
  });
}
