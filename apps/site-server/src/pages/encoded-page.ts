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

/** A window of 256 KB covers a page. The default allocates 4 MB per page. */
const BROTLI_WINDOW_BITS = 18;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Matches an encoding with the quality 0, such as `br;q=0`, which the client does not accept. */
const REJECTED_ENCODING = /;\s*q=0(\.0*)?\s*$/;

export function selectEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !REJECTED_ENCODING.test(part))
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
        [zlib.constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
    }),
};
const decompress = { gzip: promisify(zlib.gunzip), br: promisify(zlib.brotliDecompress) };

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

  encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#readHtml();
    const existing = this.#compressed.get(encoding);
    if (existing) return existing;
    const compressed = this.#compress(encoding);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }

  get isHtmlReleased(): boolean {
    return this.#html === null;
  }

  async #readHtml(): Promise<Buffer> {
    const html = this.#html;
    const [firstEntry] = this.#compressed;
    if (html) {
      // Compression in the background frees the HTML. If it fails, the HTML stays in memory.
      if (!firstEntry) this.encode('br').catch(() => undefined);
      return html;
    }
    if (!firstEntry) throw new Error('A page has neither its HTML nor a compressed form of it');
    const [encoding, bytes] = firstEntry;
    return decompress[encoding](await bytes);
  }

  async #compress(encoding: CompressedEncoding): Promise<Buffer> {
    const bytes = await compress[encoding](this.#html ?? (await this.#readHtml()));
    this.#html = null;
    return copyOutOfPool(bytes);
  }
}
