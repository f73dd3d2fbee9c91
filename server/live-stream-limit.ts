import { addressNetwork, widerNetwork } from './visitor-address.ts';

/**
 * Maximum number of open live streams: `all` for the whole site, `narrow` for one IPv4 address or one IPv6
 * /64 network, `wide` for one /24 or /48 network.
 */
const maxStreams = { all: 20_000, narrow: 300, wide: 600 };
/**
 * For addresses of this machine, only the limit `all` counts. Behind an untrusted proxy on this machine, all
 * visitors have such an address.
 */
const loopback = /^(?:127\.|0:0:0:0::\/64$)/;

export interface LiveStreamLimit {
  take: (address: string) => TakenPlace | undefined;
}

interface TakenPlace {
  leave: () => void;
}

export function createLivePlaces(): LiveStreamLimit {
  const taken = new Map<string, number>();
  let all = 0;

  const count = (network: string, by: number) => {
    const now = (taken.get(network) ?? 0) + by;
    if (now > 0) taken.set(network, now);
    else taken.delete(network);
  };

  return {
    take(address) {
      const narrow = addressNetwork(address);
      const wide = widerNetwork(narrow);
      const isCounted = !loopback.test(narrow);
      if (all >= maxStreams.all) return undefined;
      if (isCounted && (taken.get(narrow) ?? 0) >= maxStreams.narrow) return undefined;
      if (isCounted && (taken.get(wide) ?? 0) >= maxStreams.wide) return undefined;
      const networks = new Set([narrow, wide]);
      const add = (by: number) => {
        all += by;
        for (const network of networks) count(network, by);
      };
      add(1);
      let isLeft = false;
      return {
        leave() {
          if (isLeft) return;
          isLeft = true;
          add(-1);
        },
      };
    },
  };
}
