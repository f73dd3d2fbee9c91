import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Serves over HTTP.
 * @throws the system's error when the port cannot be had
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
