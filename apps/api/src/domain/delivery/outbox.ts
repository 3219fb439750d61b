import type { OutboxMessage } from '@tractor-haat/api-client/contract';
import type { Clock } from '../../shared/clock.ts';
import type { Provider } from './provider.ts';

const KEPT = 100;

/** The provider of development and tests: codes go nowhere but into a list of this process. */
export type Outbox = Provider & {
  /** Newest first. */
  messages(): OutboxMessage[];
};

export function outbox(clock: Clock): Outbox {
  let kept: OutboxMessage[] = [];
  return {
    name: 'outbox',
    async send({ mobile, purpose, code }) {
      kept = [{ mobile, code, purpose, at: clock().toISOString() }, ...kept].slice(0, KEPT);
    },
    messages: () => kept,
  };
}
