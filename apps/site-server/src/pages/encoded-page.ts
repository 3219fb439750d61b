import crypto from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Takes about 2 ms per page. Higher levels are only worthwhile for files that are compressed once.
 */
const BROTLI_QUALITY = 7;
const GZIP_LEVEL = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

export function bestEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

type CompressedEncoding = Exclude<Encoding, 'identity'>;

const compress: Readonly<Record<CompressedEncoding, (html: Buffer) => Promise<Buffer>>> = {
  gzip: (html) => gzip(html, { level: GZIP_LEVEL }),
  br: (html) =>
    brotli(html, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        // A window of 256 KB covers a page. The default allocates 4 MB per page.
        [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
};
const unpack = { gzip: promisify(zlib.gunzip), br: promisify(zlib.brotliDecompress) };

/**
 * zlib returns a view of a 64 KB buffer, which would stay in memory for a page of 19 KB.
 * `allocUnsafeSlow` avoids Node's pool for the same reason.
 */
function copyOutOfPool(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * HTML of a page, compressed at most once per encoding. After compression the HTML is released,
 * because it is about six times as large.
 */
export class EncodedPage {
  #html: Buffer | null;
  readonly #compressed = new Map<CompressedEncoding, Promise<Buffer>>();
  /** Weak, because the tag is the same for every encoding. */
  readonly etag: string;

  constructor(html: string) {
    this.#html = Buffer.from(html);
    this.etag = `W/"${crypto.hash('sha256', this.#html, 'base64url')}"`;
  }

  in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#plain();
    const existing = this.#compressed.get(encoding);
    if (existing) return existing;
    const compressed = this.#compress(encoding);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }

  get isSmall(): boolean {
    return this.#html === null;
  }

  async #plain(): Promise<Buffer> {
    const html = this.#html;
    const [first] = this.#compressed;
    if (html) {
      // Compression in the background frees the HTML. If it fails, the HTML stays in memory.
      if (!first) this.in('br').catch(() => undefined);
      return html;
    }
    if (!first) throw new Error('A page has neither its HTML nor a compressed form of it');
    const [encoding, bytes] = first;
    return unpack[encoding](await bytes);
  }

  async #compress(encoding: CompressedEncoding): Promise<Buffer> {
    const bytes = await compress[encoding](this.#html ?? (await this.#plain()));
    this.#html = null;
    return copyOutOfPool(bytes);
  }
}
