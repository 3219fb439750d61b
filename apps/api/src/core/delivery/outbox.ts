import {
  endpoints,
  type OutboxAlert,
  type OutboxDecision,
  type OutboxInvitation,
  type OutboxMail,
  type OutboxMessage,
} from '@tractor-haat/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../jobs/clock.ts';
import type { App } from '../server/app.ts';
import { handleNotFound } from '../server/send-error-response.ts';
import type { SendMail } from './create-smtp-sender.ts';
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

/** IPv4, IPv6, or IPv4 on an IPv6 socket, such as `::ffff:127.0.0.1`. */
const LOOPBACK_IP = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-server', 'cf-connecting-ip'];

/** Registered in development and tests, where messages go to `outbox`. */
export function addOutboxRoutes(app: App, outbox: Outbox, trustedProxyHops: number): void {
  app.endpoint(endpoints.listOutbox, async (request, reply) => {
    if (!isLoopbackRequest(request, trustedProxyHops)) handleNotFound();
    reply.header('cache-control', 'no-store');
    return outbox.messages();
  });
}

/** Behind a proxy on this machine every IP address looks local, so headers are checked too. */
function isLoopbackRequest(
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  trustedProxyHops: number,
): boolean {
  const forwardedFor = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .filter(Boolean);
  const host = headers['x-forwarded-host'] ?? headers.host ?? '';
  return (
    LOOPBACK_IP.test(ip) &&
    forwardedFor.length <= trustedProxyHops &&
    !PROXY_HEADERS.some((name) => headers[name] !== undefined) &&
    LOOPBACK_HOST.test([host].flat().join(','))
  );
}
