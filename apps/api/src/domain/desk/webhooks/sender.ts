import { type SendDeps, sendDue } from './send-deliveries.ts';

const LOOK_MS = 300;

/** Looks for what is due until it is stopped; what is under way is finished. */
export type Sender = { stop(): Promise<void> };

/** Starts to send leads to their receivers from this process. */
export function startSender(deps: SendDeps): Sender {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      while (!isStopped && (await sendDue(deps)) > 0);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) deps.logger.warn({ reason }, 'leads were not sent');
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
