import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { types } from 'node:util';
import { SHELL } from '@tractor-haat/registry';
import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from './message-of.ts';
import type { RemoteFailures } from './remote-failures.ts';

/** Whose code it was. */
export interface Culprit {
  readonly remote: string;
  readonly version: string;
}

/** The page that is being made: whose it is, and who hears when something of it fails later. */
export interface Rendering {
  readonly owner: Culprit | undefined;
  readonly failed: (culprit: Culprit) => void;
}

const rendering = new AsyncLocalStorage<Rendering>();

/** Makes a page; what its code leaves behind, timers and promises that nobody waits for, is known to be of it. */
export const whileRendering = <Value>(page: Rendering, work: () => Value): Value =>
  rendering.run(page, work);

/** The remote whose server bundle is in a stack: also one that called the shell's modules, which then threw. */
function culpritIn(error: unknown, store: string): Culprit | undefined {
  if (!types.isNativeError(error)) return undefined;
  const folder = `${path.join(store, 'server')}${path.sep}`;
  const files = (error.stack ?? '').split('\n').flatMap((line) => line.split(folder)[1] ?? []);
  return files
    .map((file) => file.split(path.sep))
    .map(([remote = '', version = '']) => ({ remote, version }))
    .find(({ remote }) => remote !== SHELL);
}

interface Outliving {
  readonly store: string;
  readonly failures: RemoteFailures;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
}

/**
 * From now on a failure that a remote's code left behind does not end this process: it is counted against the remote
 * and its version, and a page that keeps doing it rests like one that throws. What nobody of them did ends it, for then
 * nothing here can be relied on.
 *
 * @returns ends it
 */
export function outliveStrays({ store, failures, log }: Outliving): () => void {
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
