import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { siteFolder } from './site-folder.ts';

const { values } = parseArgs({ options: { 'page-cache': { type: 'boolean', default: false } } });
process.env.LOG_LEVEL ??= 'warn';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
// Removes Vite's listener, which would end the process before the site has stopped.
process.removeAllListeners('SIGTERM');
const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;

const { run } = await load<typeof import('#server/run.ts')>('./server/run.ts');
await run(siteFolder, {
  meet: vite.middlewares,
  makeApp: (dependencies) => ({
    async fetch(request, bindings) {
      const { createApp } = await load<typeof import('#server/app.ts')>('./server/app.ts');
      return createApp(dependencies).fetch(request, bindings);
    },
  }),
  keepPages: values['page-cache'],
  stop: vite.close,
});
