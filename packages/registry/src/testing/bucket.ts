import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFauxqs } from 'fauxqs';
import type { BucketConfig } from '../bucket/bucket-settings.ts';
import { type Objects, openBucket } from '../bucket/objects.ts';

/** Object storage for a test. */
export interface TestBucket {
  readonly config: BucketConfig;
  /** The server without conditional writes. */
  readonly unconditional: BucketConfig;
  readonly objects: Objects;
  /** Received requests, as `GET key`. */
  readonly requests: string[];
  /** Simulates an outage. */
  readonly setAway: (isAway: boolean) => void;
  /** Drops the response to the next write with this key prefix, after it was stored. */
  readonly loseAnswerOf: (prefix: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * S3 server for tests (fauxqs, over HTTP) with a proxy that adds conditional writes: like every other server on npm and
 * Debian, fauxqs ignores `If-None-Match: *`. The proxy serialises writes per key and checks for the object first.
 */
export async function startBucket(): Promise<TestBucket> {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  server.createBucket('store');
  const origin = `http://127.0.0.1:${server.port}`;
  const requests: string[] = [];
  const taken = new Set<string>();
  let isAway = false;
  let losing: string | null = null;

  async function passOn(request: http.IncomingMessage, body: Buffer) {
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

  const guard = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (isAway) return request.socket.destroy();
    const [path = ''] = (request.url ?? '').split('?');
    const key = path.split('/').slice(2).join('/');
    requests.push(`${request.method} ${key}`);
    if (request.method === 'PUT' && request.headers['if-none-match'] === '*') {
      if (taken.has(path)) {
        response.writeHead(412, { 'content-type': 'application/xml' });
        return response.end(
          '<Error><Code>PreconditionFailed</Code><Message>There is one.</Message></Error>',
        );
      }
      taken.add(path);
    }
    if (request.method === 'DELETE') taken.delete(path);
    const answer = await passOn(request, Buffer.concat(parts));
    const body = Buffer.from(await answer.arrayBuffer());
    if (losing !== null && request.method === 'PUT' && key.startsWith(losing)) {
      losing = null;
      return request.socket.destroy();
    }
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(transfer-encoding|connection|content-encoding)$/.test(name),
      ),
    );
    response.writeHead(answer.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  guard.listen(0, '127.0.0.1');
  await once(guard, 'listening');
  const known = { bucket: 'store', region: 'us-east-1', keyId: 'test', secret: 'test' };
  const config = {
    ...known,
    endpoint: `http://127.0.0.1:${(guard.address() as AddressInfo).port}`,
  };
  const objects = await openBucket(config);
  return {
    config,
    unconditional: { ...known, endpoint: origin },
    objects,
    requests,
    setAway(now) {
      isAway = now;
      if (now) guard.closeAllConnections();
    },
    loseAnswerOf(prefix) {
      losing = prefix;
    },
    async stop() {
      objects.close();
      guard.closeAllConnections();
      guard.close();
      await server.stop();
    },
  };
}
