import { diagnoseFile } from './remotes/diagnose-file.ts';
import {
  FileFailure,
  getFailedFile,
  isFileFailure,
  isTooSlow,
  TimeoutError,
} from './remotes/file-failure.ts';

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
