import {
  type ErrorBody,
  isNameReason,
  NAME_MESSAGES,
  REQUEST_MESSAGES,
  type RequestReason,
} from '@tractor-haat/api-client/contract';
import { callerLanguage, type Language } from '@tractor-haat/i18n';
import type { FastifyError, FastifyRequest } from 'fastify';
import { toErrorCode } from '../messages/http-error.ts';
import type { App } from './app.ts';

const PARSER_ERROR_REASONS: Readonly<Record<string, RequestReason>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_unreadable',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_empty',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_cut',
};

type MalformedBodyDetails = { message: string; reason: string; faults?: Record<string, string> };

export function describeMalformedBody(
  error: FastifyError,
  request: FastifyRequest,
): MalformedBodyDetails | undefined {
  const { validation, validationContext } = error;
  const language = readResponseLanguage(request);
  if (validation === undefined) {
    const reason = findParserReason(error);
    return reason && { message: REQUEST_MESSAGES[reason][language], reason };
  }
  const isBody = validationContext === 'body';
  if (isBody && !isObject(request.body))
    return { message: REQUEST_MESSAGES.body_unreadable[language], reason: 'body_unreadable' };
  const queryOrParams = validationContext === 'params' ? request.params : request.query;
  const validationErrors = readFieldErrors(validation, isBody ? request.body : queryOrParams);
  const nameReason = validation.map(({ message }) => message).find(isNameReason);
  if (nameReason !== undefined)
    return {
      message: NAME_MESSAGES[nameReason][language],
      reason: nameReason,
      faults: validationErrors,
    };
  const reason = isBody ? 'invalid_fields' : 'invalid_url';
  return { message: REQUEST_MESSAGES[reason][language], reason, faults: validationErrors };
}

/** For `__proto__` in a body, the JSON parser throws a `SyntaxError` without a code. */
function findParserReason(error: FastifyError): RequestReason | undefined {
  return (
    PARSER_ERROR_REASONS[error.code] ??
    (error instanceof SyntaxError ? 'body_unreadable' : undefined)
  );
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFieldErrors(invalid: NonNullable<FastifyError['validation']>, values: unknown) {
  const validationErrors: Record<string, string> = {};
  for (const { instancePath, keyword, message } of invalid) {
    const field = instancePath.split('/')[1] ?? '';
    if (field === '' || Object.hasOwn(validationErrors, field)) continue;
    const isPresent = typeof values === 'object' && values !== null && Object.hasOwn(values, field);
    // The message of some schemas is a reason, which is translated. Other messages are zod's, in English.
    if (isNameReason(message)) validationErrors[field] = message;
    else if (!isPresent) validationErrors[field] = 'field_missing';
    else validationErrors[field] = keyword === 'too_big' ? 'field_long' : 'field_wrong';
  }
  return validationErrors;
}

export function readResponseLanguage(request: FastifyRequest): Language {
  const { headers } = request;
  return callerLanguage({
    language: readMessageLanguage(request),
    accepts: headers['accept-language'],
    from: headers.referer,
  });
}

/** The language before the validation, which sets a default that would hide `Accept-Language`. */
const languages = new WeakMap<FastifyRequest, unknown>();

export function addLanguageHook(app: App): void {
  app.addHook('preValidation', async (request) => {
    languages.set(request, readLanguageField(request.body) ?? readLanguageField(request.query));
  });
}

/** Returns the field `language` of body or query, which may have any type. */
function readMessageLanguage(request: FastifyRequest): unknown {
  if (languages.has(request)) return languages.get(request);
  return readLanguageField(request.body) ?? readLanguageField(request.query);
}

function readLanguageField(values: unknown): unknown {
  return typeof values === 'object' && values !== null && 'language' in values
    ? values.language
    : undefined;
}

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
