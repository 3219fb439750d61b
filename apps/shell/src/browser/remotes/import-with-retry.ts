import type { FailureCode } from '@tractor-haat/api-client';
import {
  FileFailure,
  getFailedFile,
  isFileFailure,
  isTooSlow,
  TimeoutError,
} from './file-failure.ts';

/** Equals the script timeouts of webpack and Module Federation, and also covers style sheets. */
export const ATTEMPT_TIMEOUT_MS = 4000;

/** Lets a timeout of webpack or Module Federation fire first, because its error names the file. */
const GRACE_MS = 200;

/**
 * Loads code and retries once when one of its files failed. Errors thrown by the code are rethrown.
 * `entryUrl` is used if the error names no file. Rejects with a FileFailure after the second
 * attempt.
 */
export async function importWithRetry<Module>(
  load: () => Promise<Module>,
  entryUrl?: string,
): Promise<Module> {
  try {
    return await withTimeout(load());
  } catch (error) {
    if (!isFileFailure(error)) throw error;
    const file = getFailedFile(error) ?? entryUrl;
    // After a timeout another request would only add delay.
    const failureCode =
      file && !isTooSlow(error) ? await diagnoseFile(file, ATTEMPT_TIMEOUT_MS) : 'TH-104';
    try {
      return await withTimeout(load());
    } catch (secondError) {
      if (!isFileFailure(secondError)) throw secondError;
      throw new FileFailure(isTooSlow(secondError) ? 'TH-104' : failureCode, file, secondError);
    }
  }
}

function withTimeout<Module>(promise: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError('too slow')), ATTEMPT_TIMEOUT_MS + GRACE_MS);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** With `nosniff`, browsers reject scripts and style sheets of other content types. */
const USABLE_TYPE = /javascript|text\/css|application\/json/;

const toNetworkCode = (): FailureCode => (navigator.onLine ? 'TH-102' : 'TH-101');

/**
 * Requests a failed file again without the HTTP cache, because script elements do not report why
 * they failed. If the file arrives intact, the cached copy was altered.
 */
export async function diagnoseFile(file: string, timeoutMs: number): Promise<FailureCode> {
  try {
    const response = await fetch(file, {
      cache: 'reload',
      credentials: 'same-origin',
      signal: createTimeoutSignal(timeoutMs),
    });
    if (!response.ok) return 'TH-103';
    if (!USABLE_TYPE.test(response.headers.get('content-type') ?? '')) return 'TH-105';
    await response.arrayBuffer();
    return 'TH-106';
  } catch (error) {
    // Older browsers do not pass the abort reason. Only the timeout can cause an `AbortError` here.
    const isSlow = error instanceof DOMException && /Timeout|Abort/.test(error.name);
    return isSlow ? 'TH-104' : toNetworkCode();
  }
}

/** Replaces `AbortSignal.timeout`, which Safari 15 and Chrome below 103 do not support. */
export function createTimeoutSignal(timeoutMs: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('It took too long.', 'TimeoutError')),
    timeoutMs,
  );
  return controller.signal;
}
