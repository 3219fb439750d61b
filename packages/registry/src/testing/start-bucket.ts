import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startFauxqs } from 'fauxqs';
import type { BucketConfig } from '../adapters/bucket-settings.ts';
import { type ObjectStorage, openBucket } from '../adapters/open-bucket.ts';

export interface TestBucket {
  readonly config: BucketConfig;
  /** The server behind the proxy, which ignores `If-None-Match`. */
  readonly configWithoutConditions: BucketConfig;
  readonly objects: ObjectStorage;
  /** Received requests as method and key: `GET changes/0000000001.json`. */
  readonly requests: string[];
  /** Closes all connections while `isUnreachable` is true. */
  readonly setUnreachable: (isUnreachable: boolean) => void;
  /** Closes the connection of the next write of a key with this prefix, after the object is stored. */
  readonly dropNextResponse: (prefix: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an S3 server for tests: fauxqs behind a proxy. fauxqs ignores `If-None-Match: *`, so the proxy rejects such a
 * write if the path exists.
 */
export async function startBucket(): Promise<TestBucket> {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  server.createBucket('store');
  const origin = `http://127.0.0.1:${server.port}`;
  const requests: string[] = [];
  const existingPaths = new Set<string>();
  let isUnreachable = false;
  let lostPrefix: string | null = null;

  const proxy = http.createServer(async (request, response) => {
    const content = await buffer(request);
    if (isUnreachable) return request.socket.destroy();
    const [path = ''] = (request.url ?? '').split('?');
    const key = path.split('/').slice(2).join('/');
    requests.push(`${request.method} ${key}`);
    if (request.method === 'PUT' && request.headers['if-none-match'] === '*') {
      if (existingPaths.has(path)) return rejectWrite(response);
      existingPaths.add(path);
    }
    if (request.method === 'DELETE') existingPaths.delete(path);
    const upstreamResponse = await forward(origin, request, content);
    const body = Buffer.from(await upstreamResponse.arrayBuffer());
    if (lostPrefix !== null && request.method === 'PUT' && key.startsWith(lostPrefix)) {
      lostPrefix = null;
      return request.socket.destroy();
    }
    response.writeHead(upstreamResponse.status, listForwardedHeaders(upstreamResponse));
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const settings = { bucket: 'store', region: 'us-east-1', keyId: 'test', secret: 'test' };
  const config = {
    ...settings,
    endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  };
  const objects = await openBucket(config);
  return {
    config,
    configWithoutConditions: { ...settings, endpoint: origin },
    objects,
    requests,
    setUnreachable(value) {
      isUnreachable = value;
      if (value) proxy.closeAllConnections();
    },
    dropNextResponse(prefix) {
      lostPrefix = prefix;
    },
    async stop() {
      objects.close();
      proxy.closeAllConnections();
      proxy.close();
      await server.stop();
    },
  };
}

async function forward(
  origin: string,
  request: http.IncomingMessage,
  body: Buffer,
): Promise<Response> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !/^(host|connection|content-length|expect)$/.test(name))
      headers[name] = value;
  return fetch(`${origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

const listForwardedHeaders = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !/^(transfer-encoding|connection|content-encoding)$/.test(name),
    ),
  );

function rejectWrite(response: http.ServerResponse): void {
  response.writeHead(412, { 'content-type': 'application/xml' });
  response.end(
    '<Error><Code>PreconditionFailed</Code><Message>The object exists.</Message></Error>',
  );
}
