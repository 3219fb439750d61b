import { createHash } from 'node:crypto';

/** Subresource integrity value. */
export const computeIntegrity = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Hash of an inline style for a content security policy, without quotes. */
export const computeCspHash = (content: Uint8Array | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Digest (hex) of ordered texts. Their lengths are included, to separate them unambiguously. */
export function computeDigest(fragments: string[]): string {
  const hash = createHash('sha384');
  for (const fragment of fragments) hash.update(`${Buffer.byteLength(fragment)}:${fragment}\n`);
  return hash.digest('hex');
}
