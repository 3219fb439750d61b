import { createHash } from 'node:crypto';

/** Subresource integrity value. */
export const integrityOf = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hash of an inline style for a content security policy, without quotes. */
export const cspHashOf = (content: Uint8Array | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Digest (hex) over ordered parts; the lengths make the parts unambiguous. */
export function digestOf(parts: string[]): string {
  const hash = createHash('sha384');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}\n`);
  return hash.digest('hex');
}
