import type { Logger } from 'pino';
import type { DigestDeps } from './digest-deps.ts';
import { fileDigests } from './file-digests.ts';

/** A morning mail may be a few minutes late. */
const LOOK_MS = 5 * 60_000;

/** Creates missing digests at intervals until it is stopped. Several processes may run it. */
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
      if (!isStopped) logger.warn({ reason }, 'creating lead digests failed');
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
