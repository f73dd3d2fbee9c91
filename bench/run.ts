import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';

// React reads this variable when React is loaded. The site's server sets this value, too.
process.env.NODE_ENV ??= 'production';

const all = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length));
const named = process.argv.slice(2);
const unknown = named.find((name) => !all.includes(name));
if (unknown) {
  console.error(`Keine Messung heißt ${unknown}. Es gibt: ${all.join(', ')}`);
  process.exit(1);
}

const needs: Record<string, string[]> = { memory: ['wrk'], pages: ['nginx', 'wrk'] };
const chosen = named.length > 0 ? named : all;
const missing = [...new Set(chosen.flatMap((name) => needs[name] ?? []))].filter(
  (program) => spawnSync(program, ['-v']).error,
);
if (missing.length > 0) {
  const others = all.filter((name) => !needs[name]);
  console.error(`Dafür muss installiert sein: ${missing.join(', ')}.`);
  console.error(`Ohne weitere Programme gibt es: ${others.join(', ')}.`);
  process.exit(1);
}

for (const name of chosen) {
  const { run }: { run: () => Promise<string> } = await import(`./${name}.ts`);
  console.log(`## ${name}\n\n${await run()}\n`);
}
