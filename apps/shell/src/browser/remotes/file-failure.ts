import type { FailureCode } from '@tractor-haat/api-client';

/** Error for a file of the site that could not be loaded. */
export class FileFailure extends Error {
  override name = 'FileFailure';
  readonly code: FailureCode;
  readonly file: string | undefined;

  constructor(code: FailureCode, file: string | undefined, cause?: unknown) {
    super(`${file ?? 'A file'} cannot be had (${code})`, { cause });
    this.code = code;
    this.file = file;
  }
}

export class TimeoutError extends Error {}

export const isTooSlow = (error: unknown) =>
  error instanceof Error &&
  (error instanceof TimeoutError ||
    ('type' in error && error.type === 'timeout') ||
    /timed out/.test(error.message));

/** False for an error that the code of a file throws. */
export function isFileFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { name, message } = error;
  if (/ScriptExecutionError/.test(message)) return false;
  return (
    isTooSlow(error) ||
    name === 'ChunkLoadError' ||
    /RUNTIME-008|ScriptNetworkError/.test(message) ||
    ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
  );
}

export const getFailedFile = (error: Error & { readonly request?: unknown }) =>
  typeof error.request === 'string' ? error.request : undefined;
