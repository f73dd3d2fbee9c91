import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globby } from 'globby';

const emptyNames = new Set(['utils', 'lib', 'helpers', 'types', 'index']);

interface NamedFile {
  path: string;
  text: string;
}

interface Names {
  /** Names of the club. They are allowed only in `club/`, in `docs/` and in Markdown files. */
  club: readonly string[];
  sections: ReadonlySet<string>;
}

function listNamingErrors(file: NamedFile, { club, sections }: Names): string[] {
  return [
    ...emptyNameBreaks(file),
    ...clubBreaks(file, club),
    ...pointerBreaks(file, sections),
  ].map((sentence) => `${file.path}: ${sentence}`);
}

function readSections(specification: string): Set<string> {
  return new Set(Array.from(specification.matchAll(/^## (\d+)\. /gm), ([, number = '']) => number));
}

function emptyNameBreaks({ path }: NamedFile): string[] {
  if (!/^(?:app|platform|server|bin)\//.test(path)) return [];
  return path
    .split('/')
    .map((segment) => segment.replace(/\..*/s, ''))
    .filter((name) => emptyNames.has(name))
    .map((name) => `is called ${name}, which does not say what it holds.`);
}

function clubBreaks({ path, text }: NamedFile, clubNames: readonly string[]): string[] {
  if (/^(?:club|docs)\/|\.md$/.test(path)) return [];
  const longest = clubNames.toSorted((a, b) => b.length - a.length);
  // Searches tests for the longest name only, because a short name can be a common word.
  const isTest = /^test\/|\.test\.tsx?$/.test(path);
  const names = (isTest ? longest.slice(0, 1) : longest).map((name) => RegExp.escape(name));
  const name = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text.split('\n').flatMap((line, index) => {
    const found = line.match(name) ?? [];
    return found.map(
      (it) => `says ‘${it}’ on line ${index + 1}, but the club's name stands in club/ only.`,
    );
  });
}

const pointer = /\bspec (§\d+(?:, §\d+)*)/g;

function pointerBreaks({ text }: NamedFile, sections: ReadonlySet<string>): string[] {
  const numbers = Array.from(text.matchAll(pointer), ([, all = '']) => all.match(/\d+/g) ?? []);
  return numbers
    .flat()
    .filter((number) => !sections.has(number))
    .map((number) => `points to spec §${number}, which docs/specification.md does not have.`);
}

/** Checks all files that .gitignore does not exclude. Works without Git, for example in an archive. */
export async function listBreaks(root: string, clubNames: readonly string[]): Promise<string[]> {
  const breaks = [];
  const specification = await readFile(join(root, 'docs/specification.md'), 'utf8');
  const names = { club: clubNames, sections: readSections(specification) };
  const options = { cwd: root, dot: true, gitignore: true, ignore: ['.git'] };
  const paths = await globby('**', { ...options, followSymbolicLinks: false });
  for (const path of paths.sort()) {
    const bytes = await readFile(join(root, path));
    if (!bytes.includes(0))
      breaks.push(...listNamingErrors({ path, text: bytes.toString() }, names));
  }
  return breaks;
}
