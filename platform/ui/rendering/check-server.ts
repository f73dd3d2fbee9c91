declare global {
  interface Window {
    /** The router's: its version stands for the build of the scripts that run here. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Whether the server can be reached, and is of another build than this page: 'outdated'. It is asked
 * as the router asks for its routes, to which a server of another build says so.
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
