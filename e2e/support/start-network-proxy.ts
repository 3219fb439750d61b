import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** Starts a proxy between a phone and the site that a test can interrupt. */
export async function startNetworkProxy(site: string) {
  const { port, hostname } = new URL(site);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  async function listen(atPort: number) {
    server.listen(atPort, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const proxyPort = await listen(0);
  return {
    site: `http://localhost:${proxyPort}`,
    async disconnect() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    reconnect: () => listen(proxyPort),
  };
}
