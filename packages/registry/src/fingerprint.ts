import { createHash } from 'node:crypto';

/** Integrity value as browsers take it in `integrity="…"`. */
export const integrityOf = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hash of an inlined style as a Content-Security-Policy takes it, without the quotes. */
export const cspHashOf = (content: Uint8Array | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** One digest (hex) over parts in the order given; lengths keep parts from running together. */
export function digestOf(parts: string[]): string {
  const hash = createHash('sha384');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}\n`);
  return hash.digest('hex');
}
