import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import zlib from 'node:zlib';
import { findFreePort } from '../../../e2e/site/server-process.ts';
import { buildPeerApp } from './build-peer-app.mjs';
import { stacks } from './stacks.mjs';

const READY_TIMEOUT_MS = 30_000;

/**
 * Builds and starts the frameworks one after the other, because each build uses all processors.
 * @param {readonly import('./build-peer-app.mjs').Item[]} items
 */
export async function startPeers(items) {
  const running = [];
  try {
    for (const stack of stacks) running.push(await startPeer(stack, items));
  } catch (error) {
    await Promise.all(running.map(({ stop }) => stop()));
    throw error;
  }
  return running;
}

/** Compresses responses, as a proxy in front of the server would. */
async function startCompressingProxy(port) {
  const server = http.createServer((request, response) => {
    const { url, method, headers } = request;
    const forwarded = http.request(
      { host: '127.0.0.1', port, path: url, method, headers },
      (peerResponse) => {
        const isText = /text|javascript|json/.test(peerResponse.headers['content-type'] ?? '');
        if (!isText) {
          response.writeHead(peerResponse.statusCode, peerResponse.headers);
          peerResponse.pipe(response);
          return;
        }
        const { 'content-length': _, ...otherHeaders } = peerResponse.headers;
        response.writeHead(peerResponse.statusCode, {
          ...otherHeaders,
          'content-encoding': 'gzip',
        });
        peerResponse.pipe(zlib.createGzip({ level: 6 })).pipe(response);
      },
    );
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: proxyPort } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${proxyPort}/`, close: () => server.close() };
}

async function waitForPeer(address, child) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${address} is not served`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function startPeer(stack, items) {
  const cwd = await buildPeerApp(stack, items);
  const port = await findFreePort();
  const child = spawn(process.execPath, stack.serve(port), {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
  });
  const serverUrl = `http://127.0.0.1:${port}/`;
  await waitForPeer(serverUrl, child).catch((error) => {
    child.kill();
    throw error;
  });
  const proxy = stack.isPlain ? await startCompressingProxy(port) : undefined;
  return {
    name: stack.name,
    address: proxy?.address ?? serverUrl,
    async stop() {
      proxy?.close();
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
