import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { types } from 'node:util';
import type { FailureCode } from '@tractor-haat/api-client';
import { SHELL_NAME } from '@tractor-haat/registry';
import { getMeter } from '@tractor-haat/server-kit/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { toErrorMessage } from './run-remote.ts';

export interface ServerFailure {
  readonly remote: string;
  readonly version: string;
  readonly code: FailureCode;
  readonly message: string;
  readonly count: number;
  readonly last_at: string;
}

const MAX_KINDS = 100;
const MAX_MESSAGE_CHARACTERS = 300;

/** Failures of this process by version and code, with the last message of each. */
export class RemoteFailures {
  readonly #counter = getMeter().createCounter('remote.failures', {
    description: 'Failures of a version on this server',
  });
  readonly #kinds = new LRUCache<string, ServerFailure>({ max: MAX_KINDS });

  record(remote: string, version: string, code: FailureCode, message: string): void {
    this.#counter.add(1, { remote, version, code });
    const key = `${remote}@${version} ${code}`;
    const count = (this.#kinds.get(key)?.count ?? 0) + 1;
    const last_at = new Date().toISOString();
    this.#kinds.set(key, {
      remote,
      version,
      code,
      message: message.slice(0, MAX_MESSAGE_CHARACTERS),
      count,
      last_at,
    });
  }

  list(): ServerFailure[] {
    return [...this.#kinds.values()];
  }
}

export interface RemoteVersion {
  readonly remote: string;
  readonly version: string;
}

/** The page being rendered. `onFailure` is also called for errors that occur after rendering. */
interface PageRender {
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
