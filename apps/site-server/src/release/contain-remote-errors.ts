import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { types } from 'node:util';
import { SHELL_NAME } from '@tractor-haat/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { RemoteFailures } from './remote-failures.ts';
import { toErrorMessage } from './to-error-message.ts';

export interface RemoteVersion {
  readonly remote: string;
  readonly version: string;
}

/** The page being rendered. `onFailure` is also called for errors that occur after rendering. */
export interface PageRender {
  readonly owner: RemoteVersion | undefined;
  readonly onFailure: (failedRemote: RemoteVersion) => void;
}

const currentPage = new AsyncLocalStorage<PageRender>();

export const runWhileRendering = <Value>(page: PageRender, work: () => Value): Value =>
  currentPage.run(page, work);

interface ContainOptions {
  readonly store: string;
  readonly failures: RemoteFailures;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
}

/**
 * Counts uncaught errors and rejections of a remote's code against its version, instead of ending
 * the process. An error that no remote caused ends the process, because its state is unknown.
 * Returns a function that removes the listeners.
 */
export function containRemoteErrors({ store, failures, log }: ContainOptions): () => void {
  const handleError = (error: unknown) => {
    const page = currentPage.getStore();
    const failedRemote = findFailedRemote(error, store) ?? page?.owner;
    if (!failedRemote) {
      log.fatal({ err: error }, 'the site server exits after an unexpected error');
      process.exit(1);
    }
    failures.record(failedRemote.remote, failedRemote.version, 'TH-301', toErrorMessage(error));
    page?.onFailure(failedRemote);
    log.error({ err: error, ...failedRemote }, 'unhandled error of a remote');
  };
  process.on('uncaughtException', handleError);
  process.on('unhandledRejection', handleError);
  return () => {
    process.off('uncaughtException', handleError);
    process.off('unhandledRejection', handleError);
  };
}

/** Finds the remote whose server bundle is on the stack, even if a shared module threw the error. */
function findFailedRemote(error: unknown, store: string): RemoteVersion | undefined {
  if (!types.isNativeError(error)) return undefined;
  const folder = `${path.join(store, 'server')}${path.sep}`;
  const files = (error.stack ?? '').split('\n').flatMap((line) => line.split(folder)[1] ?? []);
  return files
    .map((file) => file.split(path.sep))
    .map(([remote = '', version = '']) => ({ remote, version }))
    .find(({ remote }) => remote !== SHELL_NAME);
}
