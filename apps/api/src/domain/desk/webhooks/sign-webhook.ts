import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/** Formats a receiver's secret as the Standard Webhooks specification requires. */
export const formatSecret = (secret: Uint8Array): string =>
  SECRET_PREFIX + Buffer.from(secret).toString('base64');

export type WebhookPayload = { id: string; timestamp: number; body: string };

/** Returns `v1,` and the HMAC-SHA256 of id, timestamp and body in base64. */
export function signWebhook(secret: Uint8Array, { id, timestamp, body }: WebhookPayload): string {
  const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${mac}`;
}
