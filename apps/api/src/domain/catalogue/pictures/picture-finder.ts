import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { draw } from '@tractor-haat/drawings';
import { createDigestFinder, createDrawingFiles } from '@tractor-haat/drawings/files';
import type { PictureFile } from './parse-picture-file.ts';

const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

const CONTENT_ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

export type PictureResponse = {
  etag: string;
  type: string;
  bytes: Buffer;
  encoding?: ContentEncoding;
  /** False for the SVG that replaces a file until it is drawn. It is not cached for long. */
  isFinal: boolean;
};

type PictureFinderDeps = {
  folder: string;
  onFilesFailed(error: unknown): void;
  onFileMissing?(file: PictureFile): void;
  drawing?: typeof draw;
};

/** Higher qualities are too slow for responses that are compressed for each request. */
const BROTLI_QUALITY = 5;

const compressors: Readonly<Record<ContentEncoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (text) => promisify(gzip)(text),
};

export function selectEncoding(acceptHeader: string | undefined): ContentEncoding | undefined {
  const acceptedEncodings = (acceptHeader ?? '')
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*q=/))
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  return CONTENT_ENCODINGS.find((encoding) => acceptedEncodings.includes(encoding));
}

/** Returns an SVG until `npm run draw-ahead` or `RequestedDrawings` has drawn the file. */
export function createPictureFinder({
  folder,
  onFilesFailed,
  onFileMissing,
  drawing = draw,
}: PictureFinderDeps) {
  const files = createDrawingFiles(folder);
  const findDigest = createDigestFinder(drawing);

  return async function find(
    file: PictureFile,
    encoding: ContentEncoding | undefined,
  ): Promise<PictureResponse | null> {
    const digest = findDigest(file);
    if (digest === null) return null;
    const name = files.toName(digest, file);
    const bytes = await files.read(name).catch(onFilesFailed);
    if (bytes) return { etag: `"${name}"`, type: CONTENT_TYPES[file.format], bytes, isFinal: true };
    const drawn = drawing(file.kind, file.id, file.view);
    if (drawn === null) return null;
    onFileMissing?.(file);
    const text = Buffer.from(drawn.svg);
    return {
      etag: `"${digest}-${encoding ?? 'plain'}"`,
      type: 'image/svg+xml',
      bytes: encoding === undefined ? text : await compressors[encoding](text),
      ...(encoding && { encoding }),
      isFinal: false,
    };
  };
}

export type PictureFinder = ReturnType<typeof createPictureFinder>;
