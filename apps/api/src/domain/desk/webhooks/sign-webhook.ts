import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

/** Format of the Standard Webhooks specification. */
export const formatSecret = (secret: Uint8Array): string =>
  SECRET_PREFIX + Buffer.from(secret).toString('base64');

export type WebhookPayload = { id: string; timestamp: number; body: string };

/** Returns `v1,` and the base64 of an HMAC-SHA256, as the Standard Webhooks specification requires. */
export function signWebhook(secret: Uint8Array, { id, timestamp, body }: WebhookPayload): string {
  const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${mac}`;
}
