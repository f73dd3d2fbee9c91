import type { Plugin } from 'vite';

/** Lines of React Router (8.4.0, 8.5.1), and what takes their place. */
const mends = [
  {
    // It returns a loader's promise without awaiting it, and then waits for the styles. What the loader
    // throws until they are there, a redirect or a dead network, nobody has caught yet, and the browser
    // reports it.
    file: 'dom/ssr/routes.js',
    line: 'return handler();',
    mended: 'return await handler();',
  },
  {
    // Where a page's script cannot be had, after an update of the server, it loads the page anew that is
    // open. We return a module whose page throws: the error page then loads the address that was asked
    // for (platform/drafts/failed-page.tsx).
    file: 'dom/ssr/routeModules.js',
    line: 'window.location.reload();',
    mended: 'return { default() { throw error; } };',
  },
];

/**
 * Vite plugin that mends React Router.
 * @throws when the router's code is another one: then see whether it still needs this
 */
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
