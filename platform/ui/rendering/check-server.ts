declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Requests the router's list of routes. Status 204 means that the server runs another build, so the open page
 * is outdated.
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
