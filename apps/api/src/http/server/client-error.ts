import type { ErrorBody } from '@tractor-haat/api-client/contract';
import type { ConnectionError } from 'fastify';

type Out = { writable: boolean; end(text: string): unknown; destroy(): unknown };

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Responds to malformed HTTP, which reaches no route and no error handler. */
export function answerClientError(error: ConnectionError, socket: Out): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body: ErrorBody = {
    success: false,
    message: 'The request is not valid HTTP.',
    code: 'BAD_REQUEST',
  };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${STATUS[error.code] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
