import { type SendDeps, sendDeliveries } from './send-deliveries.ts';

const POLL_INTERVAL_MS = 300;

export type DeliverySender = { stop(): Promise<void> };

/** Several processes may run this at the same time, because `sendDeliveries` claims each delivery. */
export function startDeliverySender(deps: SendDeps): DeliverySender {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let currentPoll: Promise<void> = Promise.resolve();
  const poll = async () => {
    try {
      while (!isStopped && (await sendDeliveries(deps)) > 0);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) deps.logger.warn({ reason }, 'sending leads failed');
    }
    if (!isStopped) schedulePoll();
  };
  const schedulePoll = () => {
    timer = setTimeout(() => {
      currentPoll = poll();
    }, POLL_INTERVAL_MS);
    timer.unref();
  };
  schedulePoll();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentPoll;
    },
  };
}
