import { createHash } from 'node:crypto';

/** Subresource integrity value: `sha384-` and the hash in base64. */
export const computeIntegrity = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hash of an inline style for a content security policy: `sha256-` and the hash in base64, without quotes. */
export const computeCspHash = (content: Uint8Array | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * SHA-384 in hex of texts in their order. The length of each text is hashed too, so `["ab", "c"]` and `["a", "bc"]`
 * differ.
 */
export function computeDigest(fragments: string[]): string {
  const hash = createHash('sha384');
  for (const fragment of fragments) hash.update(`${Buffer.byteLength(fragment)}:${fragment}\n`);
  return hash.digest('hex');
}
