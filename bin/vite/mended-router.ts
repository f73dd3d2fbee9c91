import type { Plugin } from 'vite';

/** Lines of React Router (8.4.0, 8.5.1), and what replaces them. */
const mends = [
  {
    // The router does not await the loader while styles load: if the loader throws a redirect or a network
    // error in that time, the error counts as unhandled.
    file: 'dom/ssr/routes.js',
    line: 'return handler();',
    mended: 'return await handler();',
  },
  {
    // If a script is gone after an update, the router reloads the old page. Our replacement throws, and the
    // error page loads the new address (platform/drafts/failed-page.tsx).
    file: 'dom/ssr/routeModules.js',
    line: 'window.location.reload();',
    mended: 'return { default() { throw error; } };',
  },
];

/** @throws if the router's code has changed: check whether that line still must be replaced */
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
