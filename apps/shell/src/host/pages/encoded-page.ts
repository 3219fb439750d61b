import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Dense enough at two milliseconds' cost; denser pays only for files that are compressed once. */
const BROTLI_QUALITY = 7;
const GZIP_LEVEL = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

/** What the visitor's browser can unpack, the densest first. */
export function bestEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** A page's HTML, compressed at most once for each way of compressing. */
export class EncodedPage {
  readonly #html: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(html: string) {
    this.#html = Buffer.from(html);
  }

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = this.#encode(encoding);
    this.#encoded.set(encoding, made);
    return made;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#html;
    if (encoding === 'gzip') return gzip(this.#html, { level: GZIP_LEVEL });
    return brotli(this.#html, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: this.#html.length,
      },
    });
  }
}
