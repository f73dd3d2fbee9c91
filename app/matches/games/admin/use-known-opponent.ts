import { useEffect, useState } from 'react';
import type { KnownOpponent, OpponentAnswer } from '../opponent-names.server.ts';
import { tool } from '../tool.ts';

/** What a form knows of the opponent of this name; null for a new one. */
export interface Known {
  typed: string;
  opponent: KnownOpponent | null;
}

/** Milliseconds without a letter after which a name is taken to be typed. */
const pause = 250;

/**
 * Who is meant by the typed name of an opponent, null for a new one; undefined while nobody knows, as
 * without a network.
 * @param first what the page came with
 */
export function useKnownOpponent(typed: string, first: Known): OpponentAnswer | undefined {
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
