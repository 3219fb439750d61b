import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { types } from 'node:util';
import { SHELL } from '@tractor-haat/registry';
import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from './message-of.ts';
import type { RemoteFailures } from './remote-failures.ts';

/** The remote and version that caused a failure. */
export interface Culprit {
  readonly remote: string;
  readonly version: string;
}

/** The page being rendered: its owner, and a callback for late failures. */
export interface PageRender {
  readonly owner: Culprit | undefined;
  readonly failed: (culprit: Culprit) => void;
}

const rendering = new AsyncLocalStorage<PageRender>();

/** Renders a page; attributes later failures of its timers and unawaited promises to it. */
export const whileRendering = <Value>(page: PageRender, work: () => Value): Value =>
  rendering.run(page, work);

/** The remote whose server bundle is on a stack, also when it called a shared module that threw. */
function culpritIn(error: unknown, store: string): Culprit | undefined {
  if (!types.isNativeError(error)) return undefined;
  const folder = `${path.join(store, 'server')}${path.sep}`;
  const files = (error.stack ?? '').split('\n').flatMap((line) => line.split(folder)[1] ?? []);
  return files
    .map((file) => file.split(path.sep))
    .map(([remote = '', version = '']) => ({ remote, version }))
    .find(({ remote }) => remote !== SHELL);
}

interface ContainOptions {
  readonly store: string;
  readonly failures: RemoteFailures;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
}

/**
 * Uncaught errors and rejections of a remote's code no longer end this process: they count against the remote's version
 * like errors during rendering. An error that no remote caused ends the process: its state is unknown.
 *
 * @returns function that stops it
 */
export function containRemoteErrors({ store, failures, log }: ContainOptions): () => void {
  const take = (error: unknown) => {
    const page = rendering.getStore();
    const culprit = culpritIn(error, store) ?? page?.owner;
    if (!culprit) {
      log.fatal({ err: error }, 'the site server cannot go on');
      process.exit(1);
    }
    failures.note(culprit.remote, culprit.version, 'TH-301', messageOf(error));
    page?.failed(culprit);
    log.error({ err: error, ...culprit }, 'a remote left a failure behind');
  };
  process.on('uncaughtException', take);
  process.on('unhandledRejection', take);
  return () => {
    process.off('uncaughtException', take);
    process.off('unhandledRejection', take);
  };
}
