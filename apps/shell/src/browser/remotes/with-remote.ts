import { FileFailure } from './file-failure.ts';
import type { LoadedRemote } from './load-remote-version.ts';
import type { FailureDetails } from './remote-failure.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Calls `use` with the live version of a remote and, if it rejects, with the previous version. */
export async function withRemote<Result>(
  remotes: RemoteLoader,
  name: string,
  use: (remote: LoadedRemote) => Promise<Result>,
): Promise<Result> {
  const remote = await remotes.load(name);
  try {
    return await use(remote);
  } catch (error) {
    return use(await remotes.loadPrevious(remote, toFailureDetails(error), error));
  }
}

/** Returns the phase and code of an error that occurred while a remote was used. */
export const toFailureDetails = (error: unknown): FailureDetails =>
  error instanceof FileFailure
    ? { phase: 'file', code: error.code }
    : { phase: 'load', code: 'TH-201' };
