import type { Logger } from 'pino';
import type { DigestDeps } from './digest-deps.ts';
import { fileDigests } from './file-digests.ts';

/** A mail of the morning may come a few minutes later. */
const LOOK_MS = 5 * 60_000;

/** Looks for days whose mails are not filed yet, until it is stopped. Any number of processes may. */
export function watchDigests(
  deps: DigestDeps,
  logger: Pick<Logger, 'warn'>,
): { stop(): Promise<void> } {
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      await fileDigests(deps);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) logger.warn({ reason }, 'digests of leads were not filed');
    }
  };
  const timer = setInterval(() => {
    working = look();
  }, LOOK_MS).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
