import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

export function readCode(root: string): ReadonlyMap<string, string> {
  const paths = ['app', 'platform', 'server', 'bin', 'club'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }),
  );
  const code = paths.map(normalize).filter((path) => !/[.]test[.]tsx?$/.test(path));
  return new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

export function findWing(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

export function listForeignTables(code: ReadonlyMap<string, string>): string[] {
  const owners = new Map(
    [...code].flatMap(([path, text]) =>
      [...text.matchAll(/interface Schema \{([\s\S]*?)\n {2}\}/g)].flatMap(([, body = '']) =>
        [...body.matchAll(/^ {4}(\w+):/gm)].map(
          ([, table = '']) => [table, findWing(path)] as const,
        ),
      ),
    ),
  );
  return [...code].flatMap(([path, text]) => {
    const isForeign = (table: string) =>
      path.startsWith('app/') && owners.has(table) && owners.get(table) !== findWing(path);
    return [...new Set(tablesIn(text).filter(isForeign))].map((table) => `${path}: ${table}`);
  });
}

function tablesIn(text: string): string[] {
  const asked =
    /(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|sql[.]table)\(\s*'(\w+)(?: as \w+)?'/g;
  const listed = /\[([^\]]*)\][.]map\(\((\w+)\) => sql[.]table\(\2\)\)/g;
  return [
    ...[...text.matchAll(asked)].map(([, table = '']) => table),
    ...[...text.matchAll(listed)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ];
}
