import { useEffect, useState } from 'react';
import type { KnownOpponent, OpponentAnswer } from '../opponent-names.server.ts';
import { tool } from '../tool.ts';

export interface FoundOpponent {
  typed: string;
  opponent: KnownOpponent | null;
}

const pause = 250;

/**
 * Returns null for a new opponent; undefined without a name, and until the server has answered.
 * @param first the server's answer with which the page was loaded
 */
export function useKnownOpponent(typed: string, first: FoundOpponent): OpponentAnswer | undefined {
  const [known, setKnown] = useState(first);
  const isKnown = typed === known.typed;
  useEffect(() => {
    if (isKnown || typed.trim() === '') return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const opponent = await findOpponent(typed, left.signal);
      if (opponent !== undefined && !left.signal.aborted) setKnown({ typed, opponent });
    }, pause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [typed, isKnown]);
  return isKnown && typed.trim() !== '' ? known.opponent : undefined;
}

async function findOpponent(
  name: string,
  signal: AbortSignal,
): Promise<OpponentAnswer | undefined> {
  const address = `${tool.path}/neu/gegner?${new URLSearchParams({ name })}`;
  const answer = await fetch(address, { redirect: 'manual', signal }).catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}
