import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Fonts and pictures are compressed already. */
export const isCompressible = (file: string) =>
  /\.(js|mjs|css|json|svg|html|txt|xml|map|webmanifest)$/.test(file);

/** The copies that a server sends as they are; made once, so at the highest quality. */
export async function precompress(content: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  return { br, gz };
}
