import type {
  OutboxAlert,
  OutboxDecision,
  OutboxInvitation,
  OutboxMail,
  OutboxMessage,
} from '@tractor-haat/api-client/contract';
import type { Clock } from '../../../shared/clock.ts';
import type { SendMail } from '../mail/mail.ts';
import type { Provider } from './provider.ts';

const MAX_ENTRIES = 100;

type OutboxEntry = OutboxMessage | OutboxInvitation | OutboxMail | OutboxAlert | OutboxDecision;
/** The conditional type omits the time from each member of the union separately. */
type OmitTime<Entry> = Entry extends OutboxEntry ? Omit<Entry, 'at'> : never;
type NewOutboxEntry = OmitTime<OutboxEntry>;

/** Provider for development and tests, which stores messages in memory. */
export type Outbox = Provider & {
  messages(): OutboxEntry[];
  storeInvitation(invitation: Omit<OutboxInvitation, 'at'>): void;
  sendMail: SendMail;
};

export function createOutbox(clock: Clock): Outbox {
  let entries: OutboxEntry[] = [];
  const storeMessage = (message: NewOutboxEntry) => {
    entries = [{ ...message, at: clock().toISOString() }, ...entries].slice(0, MAX_ENTRIES);
  };
  return {
    name: 'outbox',
    async send({ mobile, purpose, code }) {
      storeMessage({ mobile, code, purpose });
    },
    async sendAlert({ mobile, link, kind }) {
      storeMessage({ mobile, link, why: kind });
    },
    async sendDecision({ mobile, link, decision, reason }) {
      storeMessage({ mobile, link, why: decision, reason });
    },
    messages: () => entries,
    storeInvitation: storeMessage,
    async sendMail({ to, subject, text, headers }) {
      storeMessage({ to, subject, text, headers: { ...headers } });
      return true;
    },
  };
}
