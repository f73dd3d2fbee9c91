import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildWorker } from './build-worker.ts';

/** Builds the site into build/, unless what lies there was built from the same sources. */
const sources = [
  'app/**/*',
  'server/**/*',
  'club/**/*',
  'server.ts',
  'bin/node-version.ts',
  'bin/page-fonts.ts',
  'bin/build*.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const stampFile = 'build/stamp';

const stamp = await digest(sources);
if ((await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
  const { status } = spawnSync('react-router', ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  await compressAssets();
  await buildWorker(stamp);
  await writeFile(stampFile, stamp);
}

async function digest(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = await Array.fromAsync(glob(patterns, { withFileTypes: true }));
  const paths = files.filter((file) => file.isFile()).map((f) => `${f.parentPath}/${f.name}`);
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

/** Browsers are sent these, so that nothing is compressed while they wait. */
async function compressAssets(): Promise<void> {
  for await (const file of glob('build/client/assets/*.{js,css,svg}')) {
    const bytes = await readFile(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
