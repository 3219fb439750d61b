import { z } from 'zod';

/** A code that would have gone to a phone. */
export const outboxMessage = z.object({
  mobile: z.string(),
  code: z.string(),
  purpose: z.string(),
  at: z.iso.datetime(),
});

/** An e-mail that would have invited somebody to the desk. */
export const outboxInvitation = z.object({
  email: z.string(),
  link: z.string(),
  at: z.iso.datetime(),
});

/** A mail that would have left. */
export const outboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  at: z.iso.datetime(),
});

/** A price alert that would have gone to a phone; `link` is the page that ends it. */
export const outboxAlert = z.object({
  mobile: z.string(),
  link: z.string(),
  why: z.enum(['started', 'price', 'used']),
  at: z.iso.datetime(),
});

/** What a seller would have heard of a moderator's decision, in his language. */
export const outboxDecision = z.object({
  mobile: z.string(),
  link: z.string(),
  why: z.enum(['approved', 'refused', 'ask']),
  reason: z.string(),
  at: z.iso.datetime(),
});

/** GET /api/dev/outbox: newest first. */
export const outboxAnswer = z.array(
  z.union([outboxMessage, outboxInvitation, outboxMail, outboxAlert, outboxDecision]),
);

export type OutboxMessage = z.output<typeof outboxMessage>;
export type OutboxMail = z.output<typeof outboxMail>;
export type OutboxInvitation = z.output<typeof outboxInvitation>;
export type OutboxAlert = z.output<typeof outboxAlert>;
export type OutboxDecision = z.output<typeof outboxDecision>;
