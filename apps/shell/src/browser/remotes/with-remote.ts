import { FileFailure } from './file-failure.ts';
import type { LoadedRemote } from './load-remote-version.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Does something with a section; when its code fails at that, once more with its earlier version. */
export async function withSection<Result>(
  remotes: RemoteLoader,
  name: string,
  use: (section: LoadedRemote) => Promise<Result>,
): Promise<Result> {
  const section = await remotes.load(name);
  try {
    return await use(section);
  } catch (error) {
    const fault =
      error instanceof FileFailure
        ? ({ phase: 'file', code: error.code } as const)
        : ({ phase: 'load', code: 'TH-201' } as const);
    return use(await remotes.instead(section, fault, error));
  }
}
