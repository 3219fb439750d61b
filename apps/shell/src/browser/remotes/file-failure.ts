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

const MAX_ATTEMPTS = 30;

/** Long enough for a short outage to end, and for the browser to unload a page that the visitor leaves. */
const RETRY_DELAY_MS = 500;

const waitBeforeRetry = () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS));

/**
 * Loads code that the page cannot work without. It retries after each timeout of the bundler, because the browser
 * continues the download meanwhile. After any other failure it retries once.
 */
export async function importOnSlowNetwork<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      const isSlow = isTooSlow(error) && attempt < MAX_ATTEMPTS;
      if (!isSlow && attempt > 1) throw error;
      if (!isSlow) await waitBeforeRetry();
    }
  }
}
