import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An open port. */
export interface Listening {
  port: number;
  /**
   * Lets nothing new in, and resolves when everybody is gone.
   * @param farewell done in between: ends what would not end by itself
   * @param patience milliseconds that a slow client has to take its answer
   */
  stop: (farewell: () => Promise<void>, patience: number) => Promise<void>;
}

/**
 * Serves over HTTP.
 * @throws the system's error when the port cannot be had
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop(farewell, patience) {
      const closed = new Promise((resolve) => server.close(resolve));
      await farewell();
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(late);
    },
  };
}
