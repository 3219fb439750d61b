import {
  type ErrorBody,
  REQUEST_MESSAGES,
  type RequestReason,
} from '@tractor-haat/api-client/contract';
import { callerLanguage, type Language } from '@tractor-haat/i18n';
import { toErrorCode } from '../../shared/http-error.ts';

type ErrorSocket = { writable: boolean; end(text: string): unknown; destroy(): unknown };

/** `rawPacket` is a Buffer, or undefined after a timeout. Fastify's own type is wrong. */
type ConnectionFailure = { code: string; rawPacket?: unknown };

type ClientError = { status: number; phrase: string; reason: RequestReason };

const MALFORMED_REQUEST: ClientError = {
  status: 400,
  phrase: 'Bad Request',
  reason: 'body_unreadable',
};

const CLIENT_ERRORS: Readonly<Record<string, ClientError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, phrase: 'Request Timeout', reason: 'slow' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, phrase: 'Content Too Large', reason: 'body_large' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    reason: 'body_large',
  },
};

/** Node reports malformed HTTP on the socket, without a route or an error handler. */
export function handleClientError(error: ConnectionFailure, socket: ErrorSocket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, phrase, reason } = CLIENT_ERRORS[error.code] ?? MALFORMED_REQUEST;
  const body: ErrorBody = {
    success: false,
    message: REQUEST_MESSAGES[reason][readPacketLanguage(error.rawPacket)],
    code: toErrorCode(status),
    reason,
  };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/** The request is incomplete, so its text is parsed. */
function readPacketLanguage(packet: unknown): Language {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const [head = ''] = text.split('\r\n\r\n');
  const readHeader = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim();
  return callerLanguage({
    language: /^\S+ \S*[?&]language=(\w+)/.exec(head)?.[1],
    accepts: readHeader('accept-language'),
    from: readHeader('referer'),
  });
}
