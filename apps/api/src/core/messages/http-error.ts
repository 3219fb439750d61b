import { API_MESSAGES, type ApiReason, isApiReason } from '@tractor-haat/api-client';
import {
  type ErrorCode,
  type LocalizedMessage,
  NAME_MESSAGES,
  type NameReason,
  REQUEST_MESSAGES,
  type RequestReason,
} from '@tractor-haat/api-client/contract';

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

type HttpErrorDetails = {
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

/** For reasons that the pages translate. `createTranslatedError` is for all others. */
export function createHttpError(
  reason: ApiReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
): HttpError {
  const details = retryAfterSeconds === undefined ? { reason } : { reason, retryAfterSeconds };
  return new HttpError(code, API_MESSAGES[reason], details);
}

export function createValidationError(
  validationErrors: Readonly<Record<string, string>>,
): HttpError {
  const [first = 'submission_failed'] = Object.values(validationErrors);
  const message = isApiReason(first) ? API_MESSAGES[first] : first;
  return new HttpError('BAD_REQUEST', message, { reason: first, faults: validationErrors });
}

/** For reasons that the pages do not translate. */
export function createTranslatedError(
  reason: RequestReason,
  code: ErrorCode = 'BAD_REQUEST',
  retryAfterSeconds?: number,
  field?: string,
): HttpError {
  const translations = REQUEST_MESSAGES[reason];
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  const validationErrors = field === undefined ? {} : { faults: { [field]: reason } };
  return new HttpError(code, translations.en, {
    reason,
    translations,
    ...wait,
    ...validationErrors,
  });
}

export function createNameError(
  reason: NameReason,
  code: 'BAD_REQUEST' | 'NOT_FOUND' = 'BAD_REQUEST',
  field?: string,
) {
  const translations = NAME_MESSAGES[reason];
  const validationErrors = field === undefined ? {} : { faults: { [field]: reason } };
  return new HttpError(code, translations.en, { reason, translations, ...validationErrors });
}

export function requireExisting<T>(value: T | undefined): T {
  if (value === undefined) throw createTranslatedError('resource_missing', 'NOT_FOUND');
  return value;
}

/** Throws a 410 for a retired row, so that search engines remove its page at once. */
export function requireNotRetired<T extends { retired_at: Date | null }>({
  retired_at,
  ...row
}: T): Omit<T, 'retired_at'> {
  if (retired_at !== null) throw createTranslatedError('gone', 'GONE');
  return row;
}
