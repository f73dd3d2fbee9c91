import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { siteFolder } from './site-folder.ts';

/**
 * npm run dev: the site as `npm start` runs it, with the sources loaded anew when they change; with
 * --page-memory its pages stay in memory, too, until the data change.
 */
const { values } = parseArgs({ options: { 'page-memory': { type: 'boolean', default: false } } });
// Who looks at the sources wants their faults, not every request for one of them.
process.env.LOG_LEVEL ??= 'warn';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
// A second Vite, within React Router's plugin, would end the process before the site has stopped.
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
  keepPages: values['page-memory'],
  stop: vite.close,
});
