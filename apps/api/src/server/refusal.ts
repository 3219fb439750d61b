import type { ErrorCode } from '@tractor-haat/api-client/contract';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** A request that we answer with an error on purpose; `message` is for the caller to read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly statusCode: number;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
    this.statusCode = STATUS[code];
  }
}

/** The code that fits a status which somebody else chose. */
export function codeOfStatus(status: number): ErrorCode {
  const known = Object.entries(STATUS).find(([, value]) => value === status);
  if (known !== undefined) return known[0] as ErrorCode;
  return status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
}
