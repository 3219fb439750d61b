import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

const EVENTS_PATH = '/__dev/events';
const CLIENT_SCRIPT_PATH = '/__dev/client.js';

/** Runs in every page. Reloads the page after a build, and logs compile errors to its console. */
const CLIENT_SCRIPT = `(() => {
  const events = new EventSource('${EVENTS_PATH}');
  events.addEventListener('live', () => location.reload());
  events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
})();`;

/** These headers describe the HTTPS connection to the site, or the body before the proxy changes it. */
const REMOVED_HEADERS = ['strict-transport-security', 'content-length', 'transfer-encoding'];

export interface PagesProxy {
  readonly url: string;
  /** Reloads the open pages. */
  readonly reloadPages: () => void;
  /** Logs a compile error to the console of the open pages. */
  readonly reportError: (message: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a proxy on 127.0.0.1 that serves a deployed site. It adds the preview cookie to every request, and a script to
 * every page.
 *
 * @param site origin of the deployed site
 * @param getPreviewCookie returns the current cookie, `preview=…`
 */
export async function startPagesProxy(
  site: string,
  port: number,
  getPreviewCookie: () => string,
): Promise<PagesProxy> {
  const events = createEventStream();
  const origins: Origins = { upstream: new URL(site), proxy: '' };
  const server = http.createServer((request, response) => {
    if (request.url === EVENTS_PATH) return events.addListener(request, response);
    if (request.url === CLIENT_SCRIPT_PATH) return sendClientScript(response);
    forward(request, response, origins, getPreviewCookie());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  origins.proxy = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: origins.proxy,
    reloadPages: () => events.send('live', null),
    reportError: (message) => events.send('failed', message),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Origins {
  readonly upstream: URL;
  /** Empty until the proxy listens. */
  proxy: string;
}

/** Server-sent events for the open pages. */
function createEventStream() {
  const listeners = new Set<http.ServerResponse>();
  return {
    addListener(request: http.IncomingMessage, response: http.ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    },
    send(event: string, data: unknown) {
      for (const response of listeners)
        response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}

function sendClientScript(response: http.ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  response.end(CLIENT_SCRIPT);
}

function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  origins: Origins,
  previewCookie: string,
) {
  const { upstream } = origins;
  const headers = {
    ...request.headers,
    host: upstream.host,
    cookie: replacePreviewCookie(request.headers.cookie, previewCookie),
    // The proxy changes pages, so it needs them uncompressed.
    'accept-encoding': 'identity',
    // The site rejects forms of other origins, so the origin of the proxy is replaced.
    ...(request.headers.origin === origins.proxy ? { origin: upstream.origin } : {}),
  };
  const { method = 'GET', url = '/' } = request;
  const { request: sendRequest } = upstream.protocol === 'https:' ? https : http;
  const forwarded = sendRequest(new URL(url, upstream), { method, headers }, (upstreamResponse) =>
    respond(upstreamResponse, response, origins),
  );
  forwarded.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end(`${upstream.host} does not answer.`);
  });
  request.pipe(forwarded);
}

function replacePreviewCookie(cookies: string | undefined, previewCookie: string): string {
  const otherCookies = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie && !cookie.startsWith('preview='));
  return [...otherCookies, previewCookie].join('; ');
}

function respond(
  upstreamResponse: http.IncomingMessage,
  response: http.ServerResponse,
  { upstream, proxy }: Origins,
) {
  const headers = { ...upstreamResponse.headers };
  for (const name of REMOVED_HEADERS) delete headers[name];
  if (headers.location?.startsWith(upstream.origin))
    headers.location = proxy + headers.location.slice(upstream.origin.length);
  const status = upstreamResponse.statusCode ?? 502;
  const isPage = /^text\/html/.test(headers['content-type'] ?? '');
  if (!isPage) {
    response.writeHead(status, headers);
    upstreamResponse.pipe(response);
    return;
  }
  const chunks: Buffer[] = [];
  upstreamResponse.on('data', (chunk: Buffer) => chunks.push(chunk));
  upstreamResponse.on('end', () => {
    const html = Buffer.concat(chunks).toString('utf8');
    response.writeHead(status, { ...headers, 'cache-control': 'no-store' });
    response.end(html.replace('<head>', `<head><script src="${CLIENT_SCRIPT_PATH}"></script>`));
  });
}
