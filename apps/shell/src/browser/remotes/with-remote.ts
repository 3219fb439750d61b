import { FileFailure } from './file-failure.ts';
import type { LoadedRemote } from './load-remote-version.ts';
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
    const details =
      error instanceof FileFailure
        ? ({ phase: 'file', code: error.code } as const)
        : ({ phase: 'load', code: 'TH-201' } as const);
    return use(await remotes.loadPrevious(remote, details, error));
  }
}
