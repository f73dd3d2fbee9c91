import { spawnSync } from 'node:child_process';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { stampFile, stampSources } from './build-stamp.ts';
import { buildWorker } from './build-worker.ts';
import { siteFolder } from './site-folder.ts';

// Vitest sets NODE_ENV to 'test'. With this value, the build would contain React's development version.
process.env.NODE_ENV = 'production';
const stamp = await stampSources();
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

/** Compresses the files now, because good compression takes too long while a browser waits. */
async function compressAssets(): Promise<void> {
  const cwd = join(siteFolder, 'build/client/assets');
  for await (const name of glob('*.{js,css,svg}', { cwd })) {
    const file = join(cwd, name);
    const bytes = await readFile(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
