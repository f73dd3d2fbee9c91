declare global {
  interface Window {
    /** The router sets this object. Each build of the site has another `version`. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Asks for the router's list of routes. If another build runs, the server answers 204, so the page is
 * 'outdated'.
 */
export async function checkServer(): Promise<'online' | 'outdated' | 'offline'> {
  const version = window.__reactRouterManifest?.version ?? '';
  const query = new URLSearchParams({ paths: '/', version });
  try {
    const answer = await fetch(`/__manifest?${query}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return 'offline';
    return answer.status === 204 ? 'outdated' : 'online';
  } catch {
    return 'offline';
  }
}

const patience = 10_000;
