import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type GatewayRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

export async function startFakeGateway(respond: (response: ServerResponse) => void) {
  const received: GatewayRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
    respond(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
