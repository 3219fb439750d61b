import type { FailureCode } from '@tractor-haat/api-client';

/** A file that was asked for twice and did not come, or may not be used. */
export class FileFailure extends Error {
  override name = 'FileFailure';
  readonly code: FailureCode;
  /** Address of the file, where it is known. */
  readonly file: string | undefined;

  constructor(code: FailureCode, file: string | undefined, cause?: unknown) {
    super(`${file ?? 'A file'} cannot be had (${code})`, { cause });
    this.code = code;
    this.file = file;
  }
}

/** An attempt that was given up because it took too long. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** Whether a file did not come in time; bundler and federation runtime each say it in their way. */
export const isTooSlow = (error: unknown) =>
  error instanceof TooSlow ||
  (error instanceof Error && 'type' in error && error.type === 'timeout') ||
  /timed out/.test(messageOf(error));

/** Whether a file is the cause; everything else was thrown by code that did arrive. */
export function isFileFault(error: unknown): boolean {
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

/** Address of the file that could not be loaded, where the bundler tells it. */
export const fileOf = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;
