import type { FailureCode } from '@tractor-haat/api-client';

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

export class TimeoutError extends Error {
  override name = 'TooSlow';
}

const toErrorMessage = (error: unknown) => (error instanceof Error ? error.message : '');

export const isTooSlow = (error: unknown) =>
  error instanceof TimeoutError ||
  (error instanceof Error && 'type' in error && error.type === 'timeout') ||
  /timed out/.test(toErrorMessage(error));

export function isFileFailure(error: unknown): boolean {
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

export const getFailedFile = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;
