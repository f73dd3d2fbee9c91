import type { Plugin } from 'vite';

const returned = 'return handler();';

/**
 * Vite plugin that mends React Router's `prefetchStylesAndCallHandler` (8.4.0, 8.5.1): it returns a
 * loader's promise without awaiting it, and then waits for the styles. What the loader throws until
 * they are there, a redirect or a dead network, nobody has caught yet, and the browser reports it.
 * @throws when the router's code is another one: then see whether it still needs this
 */
export function awaitedHandlers(): Plugin {
  return {
    name: 'awaited-handlers',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routes\.js$/ },
      handler(code) {
        if (code.split(returned).length !== 2) this.error(`react-router lacks '${returned}'`);
        return { code: code.replace(returned, 'return await handler();'), map: null };
      },
    },
  };
}
