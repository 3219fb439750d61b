import type { ErrorCode, Sentence } from '@tractor-haat/api-client/contract';

const STATUS: Readonly<Record<ErrorCode, number>> = {
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

/** What a page needs to say the same in the visitor's language, and a client to know when to come back. */
export type RefusalDetails = {
  /** Name of the sentence, as `already_submitted`. */
  reason?: string;
  /** What is wrong with each field of a form, by names of sentences. */
  faults?: Readonly<Record<string, string>>;
  retryAfterSeconds?: number;
  /** The sentence in every language, where the caller may be no page that has it. */
  sentence?: Sentence;
};

/** A request that we answer with an error on purpose; `message` is for the caller to read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.statusCode = STATUS[code];
    this.details = details;
  }
}

/** The code that fits a status which somebody else chose. */
export function codeOfStatus(status: number): ErrorCode {
  const known = Object.entries(STATUS).find(([, value]) => value === status);
  if (known !== undefined) return known[0] as ErrorCode;
  return status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
}

/** A 429 that says when to come back. */
export function tooMany(reason: string, message: string, retryAfterSeconds: number): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', message, { reason, retryAfterSeconds });
}
