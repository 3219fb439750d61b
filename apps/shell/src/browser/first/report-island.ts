import type { PageData } from '../../app/page-data.ts';
import { FileFailure } from '../remotes/file-failure.ts';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import { reportFailure } from '../remotes/report-failure.ts';

/** Reports the failure of a remote's island: phase `load` or `render`. */
export const reportIsland =
  ({ owner, composition }: Pick<PageData, 'owner' | 'composition'>) =>
  (error: unknown): void => {
    const remote = composition.remotes.find(({ name }) => name === owner);
    if (!remote) return;
    const details =
      error instanceof FileFailure
        ? ({ phase: 'file', code: error.code } as const)
        : ({ phase: 'render', code: 'TH-301' } as const);
    reportFailure(new RemoteFailure(remote.name, remote.version, details, error));
  };
