import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildTarget } from './floor.ts';
import { siteFolder } from './site-folder.ts';

/**
 * Reads the routes from the built server.
 * @param stamp a new stamp makes browsers install the worker again
 */
export async function buildWorker(stamp: string): Promise<void> {
  const app = pathToFileURL(join(siteFolder, 'build/server/app.js'));
  const { routeRules }: typeof import('#server/app.ts') = await import(app.href);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      routeRules: JSON.stringify(routeRules),
    },
    build: {
      target: buildTarget,
      outDir: join(siteFolder, 'build'),
      emptyOutDir: false,
      rollupOptions: {
        input: 'platform/offline/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', postBanner: `// ${stamp}` },
      },
    },
  });
}
