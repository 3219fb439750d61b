import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '@tractor-haat/api-client';
import { draw } from '@tractor-haat/drawings';
import { type DrawingRequest, prerenderDrawings } from '@tractor-haat/drawings/ahead';
import { createDigestFinder, createDrawingFiles } from '@tractor-haat/drawings/files';
import PQueue from 'p-queue';

const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

const CONTENT_ENCODINGS = ['br', 'gzip'] as const;
type ContentEncoding = (typeof CONTENT_ENCODINGS)[number];

type PictureResponse = {
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

export type PictureFile = {
  kind: string;
  id: string;
  view: string;
  width: PictureWidth;
  format: PictureFormat;
  hash?: string | undefined;
};

const FILE_NAME_PATTERN =
  /^([a-z0-9]+(?:-[a-z0-9]+)*?)-(\d{2,4})(?:\.([0-9a-f]{8}))?\.([a-z]{3,4})$/;

/** `name` is `{view}-{width}.{hash}.{format}`. URLs of earlier releases have no hash. */
export function parsePictureFile(kind: string, id: string, name: string): PictureFile | null {
  const [, view = '', digits, hash, extension] = FILE_NAME_PATTERN.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === digits);
  const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
  if (width === undefined || format === undefined) return null;
  return { kind, id, view, width, format, ...(hash && { hash }) };
}

/** Drawing this many pictures takes about half a minute. */
const MAX_QUEUED_PICTURES = 200;

type RequestedDrawingsDeps = {
  folder: string;
  /** Only planned pictures are drawn, because requests for arbitrary ids could fill the disk. */
  listPlanned(): Iterable<DrawingRequest>;
  onDrawingFailed(error: unknown): void;
  draw?: typeof prerenderDrawings;
};

const toKey = ({ kind, id, view, width, format }: DrawingRequest) =>
  `${kind}/${id}/${view}-${width}.${format}`;

/** Draws one picture at a time to leave processor time for other requests. */
export class RequestedDrawings {
  readonly #deps: RequestedDrawingsDeps;
  readonly #queue = new PQueue({ concurrency: 1 });
  /** Keys of queued and of failed pictures. A failed picture is not retried until the process restarts. */
  readonly #acceptedKeys = new Set<string>();
  #plannedKeys: Set<string> | undefined;

  constructor(deps: RequestedDrawingsDeps) {
    this.#deps = deps;
  }

  request(picture: DrawingRequest): void {
    const key = toKey(picture);
    this.#plannedKeys ??= new Set([...this.#deps.listPlanned()].map(toKey));
    if (!this.#plannedKeys.has(key) || this.#acceptedKeys.has(key)) return;
    if (this.#queue.size >= MAX_QUEUED_PICTURES) return;
    this.#acceptedKeys.add(key);
    void this.#queue.add(() => this.#draw(picture));
  }

  async stop(): Promise<void> {
    this.#queue.clear();
    await this.#queue.onIdle();
  }

  waitUntilIdle(): Promise<void> {
    return this.#queue.onIdle();
  }

  async #draw(picture: DrawingRequest): Promise<void> {
    const { folder, onDrawingFailed, draw = prerenderDrawings } = this.#deps;
    try {
      const { failed } = await draw([picture], { folder, atOnce: 1 });
      if (failed[0]) onDrawingFailed(failed[0].cause);
      else this.#acceptedKeys.delete(toKey(picture));
    } catch (error) {
      onDrawingFailed(error);
    }
  }
}
