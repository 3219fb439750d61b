import type { ErrorCode, LocalizedMessage } from '@tractor-haat/api-client/contract';

const STATUS_BY_CODE: Readonly<Record<ErrorCode, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

export type HttpErrorDetails = {
  reason?: string;
  faults?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
  /** The message in every language, for clients without their own translations. */
  translations?: LocalizedMessage;
};

/** An error whose message the client may see. Other errors are logged and hidden. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: HttpErrorDetails;

  constructor(code: ErrorCode, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.code = code;
    this.statusCode = STATUS_BY_CODE[code];
    this.details = details;
  }
}

export function toErrorCode(status: number): ErrorCode {
  const match = Object.entries(STATUS_BY_CODE).find(([, value]) => value === status);
  if (match !== undefined) return match[0] as ErrorCode;
  return status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
}

export function createRateLimitError(
  reason: string,
  message: string,
  retryAfterSeconds: number,
): HttpError {
  return new HttpError('TOO_MANY_REQUESTS', message, { reason, retryAfterSeconds });
}
