import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestServer {
  readonly origin: string;
  /** Stops the server and aborts its connections. */
  readonly close: () => void;
}

/** Starts a server on a free port of this machine. */
export async function startServer(listener: http.RequestListener): Promise<TestServer> {
  const server = http.createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
