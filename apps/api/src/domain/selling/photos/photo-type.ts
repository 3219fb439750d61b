/** Photo formats of phones. No other format reaches a decoder: no SVG, no PDF, no TIFF. */
export type PhotoType = 'jpeg' | 'png' | 'webp';

/** Number of leading bytes that `photoType` reads. */
export const HEAD_BYTES = 16;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Detects the type by content, because the sender chooses name and announced type. Undefined for other files. */
export function photoType(head: Buffer): PhotoType | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png';
  const isRiff = head.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && head.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined;
}
