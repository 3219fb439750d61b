import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A proxy between a phone and the site that can be interrupted. */
export async function networkTo(site: string) {
  const { port, hostname } = new URL(site);
  const open = new Set<net.Socket>();
  const server = net.createServer((phone) => {
    const far = net.connect(Number(port), hostname);
    for (const socket of [phone, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    phone.pipe(far).pipe(phone);
  });
  async function listen(at: number) {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const own = await listen(0);
  return {
    site: `http://localhost:${own}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    back: () => listen(own),
  };
}
