import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** A receiver's secret as the Standard Webhooks specification writes it. */
export const writtenSecret = (secret: Uint8Array): string =>
  PREFIX + Buffer.from(secret).toString('base64');

/** What is signed, as it travels. */
export type Signed = { id: string; timestamp: number; body: string };

/** `v1,` and the HMAC-SHA256 over id, timestamp and body, in base64. */
export function signatureOf(secret: Uint8Array, { id, timestamp, body }: Signed): string {
  const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${mac}`;
}
