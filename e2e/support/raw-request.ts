import net from 'node:net';

export interface RawRequest {
  readonly method: string;
  /** The target is sent unchanged, even if it is invalid. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

export interface RawResponse {
  /** 0 if the response is not HTTP. */
  readonly status: number;
  readonly body: string;
}

const RESPONSE_TIMEOUT_MS = 5000;

/** Sends raw bytes over a new connection, because an HTTP client would reject most of these requests. */
export function sendRawRequest(address: string, request: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  const { method, target, headers, body } = request;
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []),
  ].join('\r\n');
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const end = () => {
      socket.destroy();
      resolve(parse(Buffer.concat(chunks)));
    };
    socket.setTimeout(RESPONSE_TIMEOUT_MS, end);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', end);
    // A server may close the connection before the body is complete, but its response counts.
    socket.on('error', () => undefined);
    socket.write(`${head}\r\n\r\n`);
    socket.write(body);
  });
}

function parse(bytes: Buffer): RawResponse {
  // "100 Continue" precedes the response.
  const text = bytes.toString('latin1').replace(/^(?:HTTP\/1\.1 100 [^\r]*\r\n\r\n)+/, '');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  return { status, body: text.slice(text.indexOf('\r\n\r\n') + 4) };
}
