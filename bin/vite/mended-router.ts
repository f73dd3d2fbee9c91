import type { Plugin } from 'vite';

/** Faulty lines of React Router (8.4.0, 8.5.1), and the lines that replace the faulty lines. */
const mends = [
  {
    // While styles load, the router does not await the loader. A redirect or network error that the loader
    // throws then counts as unhandled.
    file: 'dom/ssr/routes.js',
    line: 'return handler();',
    mended: 'return await handler();',
  },
  {
    // After an update of the site, a script of the old build can be missing. The router would reload the old
    // page; with this error, the error page loads the new address (platform/drafts/failed-page.tsx).
    file: 'dom/ssr/routeModules.js',
    line: 'window.location.reload();',
    mended: 'return { default() { throw error; } };',
  },
];

/** @throws Error if the router's code has changed. Then check whether the router still has the fault. */
export function mendedRouter(): Plugin {
  const mended = new Set<string>();
  return {
    name: 'mended-router',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(?:routes|routeModules)\.js$/ },
      handler(code, id) {
        const mend = mends.find(({ file }) => id.endsWith(file));
        const parts = mend ? code.split(mend.line) : [];
        if (parts.length !== 2) this.error(`react-router lacks '${mend?.line}'`);
        mended.add(id);
        return { code: parts.join(mend?.mended), map: null };
      },
    },
    buildEnd(error) {
      if (!error && mended.size !== mends.length) this.error('react-router has other files');
    },
  };
}
