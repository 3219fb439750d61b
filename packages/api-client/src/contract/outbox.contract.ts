import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

/** An SMS with a one-time code. */
export const outboxMessage = z.object({
  mobile: z.string(),
  code: z.string(),
  purpose: z.string(),
  at: z.iso.datetime(),
});

export const outboxInvitation = z.object({
  email: z.string(),
  link: z.string(),
  at: z.iso.datetime(),
});

export const outboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  at: z.iso.datetime(),
});

/** An SMS of a price alert. `link` opens the page on which the visitor ends the alert. */
export const outboxAlert = z.object({
  mobile: z.string(),
  link: z.string(),
  why: z.enum(['started', 'price', 'used']),
  at: z.iso.datetime(),
});

/** An SMS to a seller about the decision of a moderator. */
export const outboxDecision = z.object({
  mobile: z.string(),
  link: z.string(),
  why: z.enum(['approved', 'refused', 'ask']),
  reason: z.string(),
  at: z.iso.datetime(),
});

/** GET /api/dev/outbox: messages that a development server stores instead of sending, newest first. */
export const outboxResponse = z.array(
  z.union([outboxMessage, outboxInvitation, outboxMail, outboxAlert, outboxDecision]),
);

export const outboxEndpoints = defineEndpoints({
  listOutbox: {
    method: 'GET',
    path: '/api/dev/outbox',
    summary:
      'Lists the one-time codes of this process, newest first (development outbox only, loopback callers only)',
    tag: 'development',
    response: outboxResponse,
  },
});

export type OutboxMessage = z.output<typeof outboxMessage>;
export type OutboxMail = z.output<typeof outboxMail>;
export type OutboxInvitation = z.output<typeof outboxInvitation>;
export type OutboxAlert = z.output<typeof outboxAlert>;
export type OutboxDecision = z.output<typeof outboxDecision>;
