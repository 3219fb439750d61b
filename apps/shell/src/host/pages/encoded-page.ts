import crypto from 'node:crypto';
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

type Compressed = Exclude<Encoding, 'identity'>;

const compress: Readonly<Record<Compressed, (html: Buffer) => Promise<Buffer>>> = {
  gzip: (html) => gzip(html, { level: GZIP_LEVEL }),
  br: (html) =>
    brotli(html, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        // 256 KB hold a page; of four megabytes, which are the default, each page would have its own.
        [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
};
const unpack = { gzip: promisify(zlib.gunzip), br: promisify(zlib.brotliDecompress) };

/** What zlib gives lies in a piece of 64 KB, which would be kept with it; a page has 19. Nor is it put into Node's pool. */
function inItsOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * A page's HTML, compressed at most once for each way of compressing. From then on only that is kept: HTML is some six
 * times as large, and a visitor who cannot unpack is rare.
 */
export class EncodedPage {
  #html: Buffer | null;
  readonly #compressed = new Map<Compressed, Promise<Buffer>>();
  /** Entity tag, weak: the same HTML in whatever encoding. */
  readonly etag: string;

  constructor(html: string) {
    this.#html = Buffer.from(html);
    this.etag = `W/"${crypto.hash('sha256', this.#html, 'base64url')}"`;
  }

  in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#plain();
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = this.#compress(encoding);
    this.#compressed.set(encoding, made);
    return made;
  }

  /** True once the HTML itself is let go of. */
  get isSmall(): boolean {
    return this.#html === null;
  }

  async #plain(): Promise<Buffer> {
    const html = this.#html;
    const [first] = this.#compressed;
    if (html) {
      // Nobody waits for it; should it fail, the HTML stays.
      if (!first) this.in('br').catch(() => undefined);
      return html;
    }
    if (!first) throw new Error('A page has neither its HTML nor a compressed form of it');
    const [encoding, bytes] = first;
    return unpack[encoding](await bytes);
  }

  async #compress(encoding: Compressed): Promise<Buffer> {
    const bytes = await compress[encoding](this.#html ?? (await this.#plain()));
    this.#html = null;
    return inItsOwnMemory(bytes);
  }
}
