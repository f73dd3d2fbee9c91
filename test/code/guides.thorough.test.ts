import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const parts = [
  ...['app', 'bench', 'bin', 'club', 'docs', 'platform', 'server', 'test', 'package.json'],
  ...[
    '.dependency-cruiser.ts',
    'biome.json',
    'react-router.config.ts',
    'server.ts',
    'tsconfig.json',
    'vite.config.ts',
  ],
];

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const part of parts)
    cpSync(part, join(copy, part), {
      recursive: true,
      filter: (path) => !path.includes('/fixtures/build'),
    });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Applies the code blocks of a guide: whole files, and lines that change a file (`diff`). */
function follow(guide: string, copy: string): string[] {
  const text = readFileSync(guide, 'utf8');
  return [...text.matchAll(/```(\w+)\n(.*?)```/gs)].map(({ 1: kind, 2: code = '', index }) => {
    const paths = [...text.slice(0, index).matchAll(/`([\w./-]+\.(?:md|tsx?))`/g)];
    const named = paths.map(([, path = '']) => path).filter((path) => path.includes('/'));
    const own = kind === 'diff' ? text.slice(0, index).split('\n\n').at(-2) : undefined;
    const path = (own && /`([\w./-]+)`/.exec(own)?.[1]) || (named.at(-1) ?? '');
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, kind === 'diff' ? change(readFileSync(file, 'utf8'), code) : code);
    return path;
  });
}

/** @throws Error if a line of the diff is missing in the text */
function change(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = 0;
  for (const [sign, line] of diff.split('\n').map((one) => [one[0], one.slice(1)] as const)) {
    if (sign === '+') lines.splice(at++, 0, line);
    if (sign !== ' ' && sign !== '-') continue;
    const found = lines.indexOf(line, at);
    if (found < 0) throw new Error(`'${line}' is not there`);
    at = found + 1;
    if (sign === '-') lines.splice(--at, 1);
  }
  return lines.join('\n');
}

function addBelow(file: string, anchor: string, ...added: string[]): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(anchor));
  if (at < 0) throw new Error(`'${anchor}' is not in ${file}`);
  writeFileSync(file, lines.toSpliced(at + 1, 0, ...added).join('\n'));
}

/** @param paths files that follow the project's format, too */
function check(copy: string, paths: readonly string[]): string {
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [join('node_modules', program), ...args], {
      ...{ cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    });
  try {
    run('@react-router/dev/bin.cjs', 'typegen');
    run('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...paths);
    return run('typescript/bin/tsc', '--noEmit');
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

test('a field added with the code in docs/adding-a-field.md passes lint and types', () => {
  const copy = copyProject();
  const paths = follow('docs/adding-a-field.md', copy);
  expect(paths.length).toBeGreaterThan(4);
  expect(new Set(paths).size).toBeLessThanOrEqual(6);
  expect(check(copy, paths)).toBe('');
});

test('a kind added with the code in docs/adding-a-kind.md passes lint and types', () => {
  const copy = copyProject();
  const paths = follow('docs/adding-a-kind.md', copy);
  expect(paths).toHaveLength(5);
  // The guide describes these lines in its text but does not print them as code.
  const kinds = join(copy, 'app/kinds.server.ts');
  addBelow(
    kinds,
    "from './club/board/",
    "import { clubLinkKind } from './club/club-links/kind.server.ts';",
  );
  addBelow(kinds, '  deletedPicture:', '  clubLink: clubLinkKind,');
  addBelow(join(copy, 'app/rights.ts'), '    deletedPicture:', '    clubLink: editorial,');
  const routes = join(copy, 'app/routes.ts');
  addBelow(routes, "route('about'", "  route('links', 'club/club-links/page/route.tsx'),");
  addBelow(
    routes,
    "route('sponsoren/:",
    "    route('links/:id?', 'club/club-links/admin/route.tsx'),",
  );
  expect(check(copy, paths)).toBe('');
});
