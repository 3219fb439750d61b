import { examineFile } from './remotes/examine-file.ts';
import { FileFailure, fileOf, isFileFault, isTooSlow, TooSlow } from './remotes/file-failure.ts';

/** How long one attempt may take. The runtimes' own limits are the same; this one covers style sheets. */
export const ATTEMPT_MS = 4000;

/** So that a runtime's own limit, which cleans up after itself, comes first. */
const GRACE_MS = 200;

function inTime<Module>(promise: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow('too slow')), ATTEMPT_MS + GRACE_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * Fetches code, and once more when a file of it did not come; what code throws is thrown on at once.
 * `address` is used where the error names no file. Rejects with a FileFailure after the second attempt.
 */
export async function importWithRetry<Module>(
  load: () => Promise<Module>,
  address?: string,
): Promise<Module> {
  try {
    return await inTime(load());
  } catch (error) {
    if (!isFileFault(error)) throw error;
    const file = fileOf(error) ?? address;
    // Asking a server that hangs would only take longer.
    const found = file && !isTooSlow(error) ? await examineFile(file, ATTEMPT_MS) : 'TH-104';
    try {
      return await inTime(load());
    } catch (again) {
      if (!isFileFault(again)) throw again;
      throw new FileFailure(isTooSlow(again) ? 'TH-104' : found, file, again);
    }
  }
}
