import { type SendDeps, sendDue } from './send-deliveries.ts';

const LOOK_MS = 300;

/** Sends due deliveries until it is stopped; running ones are finished. */
export type Sender = { stop(): Promise<void> };

export function startSender(deps: SendDeps): Sender {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      while (!isStopped && (await sendDue(deps)) > 0);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) deps.logger.warn({ reason }, 'sending leads failed');
    }
    if (!isStopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      working = look();
    }, LOOK_MS);
    timer.unref();
  };
  wait();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
