import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { draw } from '@tractor-haat/drawings';
import { drawingDigests, drawingFiles } from '@tractor-haat/drawings/files';
import type { PictureFile } from './picture-file.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Content encodings, best first. */
const PACKINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof PACKINGS)[number];

/** A picture for a response. */
export type Picture = {
  etag: string;
  type: string;
  bytes: Buffer;
  packing?: ContentEncoding;
  /** True for the drawn file; false for the SVG that replaces it until then. */
  isFinal: boolean;
};

type Deps = {
  /** Folder of the drawn files. */
  folder: string;
  /** Called if the folder cannot be read; pictures are served nevertheless. */
  filesFailed(error: unknown): void;
  /** Called for each picture without a file. */
  fileMissing?(file: PictureFile): void;
  drawing?: typeof draw;
};

const packed: Readonly<Record<ContentEncoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

/** The best encoding that an `accept-encoding` header allows. */
export function packingFor(accepted: string | undefined): ContentEncoding | undefined {
  const named = (accepted ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  return PACKINGS.find((one) => named.includes(one));
}

/** Finds pictures. Until a file is drawn (commands/draw-ahead, `RequestedDrawings`) the response is the drawing as SVG. */
export function pictures({ folder, filesFailed, fileMissing, drawing = draw }: Deps) {
  const files = drawingFiles(folder);
  const digestOf = drawingDigests(drawing);

  /** Null for an unknown picture. */
  return async function find(
    file: PictureFile,
    packing: ContentEncoding | undefined,
  ): Promise<Picture | null> {
    const digest = digestOf(file);
    if (digest === null) return null;
    const name = files.nameOf(digest, file);
    const bytes = await files.read(name).catch(filesFailed);
    if (bytes) return { etag: `"${name}"`, type: TYPES[file.format], bytes, isFinal: true };
    const made = drawing(file.kind, file.id, file.view);
    if (made === null) return null;
    fileMissing?.(file);
    const text = Buffer.from(made.svg);
    return {
      etag: `"${digest}-${packing ?? 'plain'}"`,
      type: 'image/svg+xml',
      bytes: packing === undefined ? text : await packed[packing](text),
      ...(packing && { packing }),
      isFinal: false,
    };
  };
}

export type FindPicture = ReturnType<typeof pictures>;
