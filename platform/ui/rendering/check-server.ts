declare global {
  interface Window {
    /** Set by the router; `version` names the build. */
    __reactRouterManifest?: { version: string };
  }
}

/** 'outdated': another build runs. Sends the router's request for routes: its answer tells builds apart. */
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
