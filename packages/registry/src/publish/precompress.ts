import { promisify } from 'node:util';
import zlib from 'node:zlib';

const compressBrotli = promisify(zlib.brotliCompress);
const compressGzip = promisify(zlib.gzip);

/** True for text files. Fonts and pictures are already compressed. */
export const isCompressible = (file: string) =>
  /\.(js|mjs|css|json|svg|html|txt|xml|map|webmanifest)$/.test(file);

/** Compression level: `max` for releases, `min` for development, where speed matters more than size. */
export type Effort = 'max' | 'min';

const COMPRESSION_LEVELS = {
  max: { brotli: 11, gzip: 9 },
  min: { brotli: 1, gzip: 1 },
} as const;

/** Compresses a file once at publication, so that servers send these copies. */
export async function precompress(
  content: Buffer,
  effort: Effort = 'max',
): Promise<{ br: Buffer; gz: Buffer }> {
  const level = COMPRESSION_LEVELS[effort];
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: level.gzip }),
  ]);
  return { br, gz };
}
