import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pause } from '../run/is-alive.mjs';
import { root } from '../run/paths.mjs';
import { HOT_FOLDER } from './configs.mjs';

const CLIENT_PATH = '/__dev/client.js';
const EVENTS_PATH = '/__dev/events';
const CLIENT_TAG = `<script src="${CLIENT_PATH}"></script>`;

/** Joins the runtime of React Refresh, wrapped for browsers, and the client script. */
function createClientScript() {
  const { resolve } = createRequire(path.join(root, 'packages', 'tooling', 'package.json'));
  const folder = path.dirname(resolve('react-refresh/package.json'));
  const file = path.join(folder, 'cjs', 'react-refresh-runtime.development.js');
  const runtime = fs.readFileSync(file, 'utf8');
  const client = fs.readFileSync(path.join(import.meta.dirname, 'client.js'), 'utf8');
  return `globalThis.defineRefresh = (exports, process) => {${runtime}};\n${client}`;
}

const LIVE_TIMEOUT_MS = 15_000;

/**
 * Proxy in front of the site server. It adds the client script to pages, serves hot updates, and forwards all other
 * requests.
 */
export async function startProxy({ port, site, name, updates }) {
  const client = createClientScript();
  const updatePattern = new RegExp(`^/r/${name}/[^/]+/${HOT_FOLDER}/([\\w.~-]+)$`);
  const events = createEventStream();
  const server = http.createServer((request, response) => {
    if (request.url === EVENTS_PATH) return events.subscribe(request, response);
    if (request.url === CLIENT_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return response.end(client);
    }
    const [, file] = updatePattern.exec(request.url) ?? [];
    if (file) return sendUpdate(path.join(updates, file), response);
    return forward(site, request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    reportBuilt: () => events.send('built', null),
    reportLive: () => events.send('live', null),
    reportFailure: (message) => events.send('failed', message),
    waitUntilLive: (version) => waitUntilLive(site, name, version),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Server-sent events for the open pages. */
function createEventStream() {
  const responses = new Set();
  return {
    subscribe(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      responses.add(response);
      request.on('close', () => responses.delete(response));
    },
    send(event, data) {
      for (const response of responses)
        response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}

async function waitUntilLive(site, name, version) {
  const deadline = Date.now() + LIVE_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const health = await fetch(`${site}/__health/ready`).then(
      (response) => response.json(),
      () => null,
    );
    if (health?.live[name] === version) return;
    await pause(50);
  }
  throw new Error(`${name}@${version} does not become live`);
}

function sendUpdate(file, response) {
  const content = fs.existsSync(file) ? fs.readFileSync(file) : null;
  const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
  response.writeHead(content ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(content);
}

function forward(site, request, response) {
  const { hostname, port } = new URL(site);
  // The proxy changes pages, so they must arrive uncompressed.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const { method, url } = request;
  const forwarded = http.request({ hostname, port, method, path: url, headers }, (upstream) => {
    const isPage = /^text\/html/.test(upstream.headers['content-type'] ?? '');
    if (!isPage) {
      response.writeHead(upstream.statusCode, upstream.headers);
      return upstream.pipe(response);
    }
    const chunks = [];
    upstream.on('data', (chunk) => chunks.push(chunk));
    upstream.on('end', () => {
      const html = Buffer.concat(chunks).toString('utf8').replace('<head>', `<head>${CLIENT_TAG}`);
      const { 'content-length': _, ...otherHeaders } = upstream.headers;
      response.writeHead(upstream.statusCode, { ...otherHeaders, 'cache-control': 'no-store' });
      response.end(html);
    });
  });
  forwarded.on('error', () => response.writeHead(502).end('The site server does not respond.'));
  request.pipe(forwarded);
}
