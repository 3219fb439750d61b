import type { OutboxInvitation, OutboxMessage } from '@tractor-haat/api-client/contract';
import type { Clock } from '../../shared/clock.ts';
import type { Provider } from './provider.ts';

const KEPT = 100;

/** The provider of development and tests: codes and invitations go nowhere but into a list of this process. */
export type Outbox = Provider & {
  /** Newest first. */
  messages(): (OutboxMessage | OutboxInvitation)[];
  /** Keeps an e-mail that invites to the desk. */
  keepInvitation(invitation: Omit<OutboxInvitation, 'at'>): void;
};

export function outbox(clock: Clock): Outbox {
  let kept: (OutboxMessage | OutboxInvitation)[] = [];
  const keep = (message: Omit<OutboxMessage, 'at'> | Omit<OutboxInvitation, 'at'>) => {
    kept = [{ ...message, at: clock().toISOString() }, ...kept].slice(0, KEPT);
  };
  return {
    name: 'outbox',
    async send({ mobile, purpose, code }) {
      keep({ mobile, code, purpose });
    },
    messages: () => kept,
    keepInvitation: keep,
  };
}
