import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DrawingName } from '../drawing.ts';
import { draw } from '../index.ts';
import { computeDigest } from './compute-digest.ts';
import { createDrawingFiles, type Raster } from './drawing-files.ts';
import { renderDrawing } from './render-drawing.ts';

/** A picture in the size and format that a page requests. */
export type DrawingRequest = DrawingName & Raster;

export type PrerenderResult = {
  /** Number of files rendered by this run. */
  drawn: number;
  /** Number of pictures whose file existed, from an earlier run or another id with the same drawing. */
  existing: number;
  /** Pictures that were not rendered, with the error. */
  failed: { request: DrawingRequest; cause: unknown }[];
};

type PrerenderOptions = {
  folder: string;
  /** Maximum number of pictures rendered in parallel. */
  atOnce: number;
  signal?: AbortSignal;
  /** Tests replace both functions. */
  render?: typeof renderDrawing;
  draw?: typeof draw;
};

/**
 * Renders the pictures whose files are missing in the folder, in their order. Rejects when the folder cannot be written.
 * A picture that cannot be rendered is listed in `failed` instead.
 */
export async function prerenderDrawings(
  pictures: Iterable<DrawingRequest>,
  { folder, atOnce, signal, render = renderDrawing, draw: drawPicture = draw }: PrerenderOptions,
): Promise<PrerenderResult> {
  const files = createDrawingFiles(folder);
  const summary: PrerenderResult = { drawn: 0, existing: 0, failed: [] };
  const startedFiles = new Set<string>();

  async function prerenderPicture(picture: DrawingRequest): Promise<void> {
    const drawing = drawPicture(picture.kind, picture.id, picture.view);
    if (drawing === null) {
      summary.failed.push({ request: picture, cause: new Error('unknown drawing') });
      return;
    }
    const name = files.toName(computeDigest(drawing), picture);
    const isDuplicate = startedFiles.has(name);
    startedFiles.add(name);
    if (isDuplicate || (await files.has(name))) {
      summary.existing += 1;
      return;
    }
    let bytes: Buffer;
    try {
      bytes = await render(drawing, picture.width, picture.format);
    } catch (cause) {
      summary.failed.push({ request: picture, cause });
      return;
    }
    await files.write(name, bytes);
    summary.drawn += 1;
  }

  const queue = pictures[Symbol.iterator]();
  const prerenderQueued = async () => {
    for (let next = queue.next(); !next.done && !signal?.aborted; next = queue.next()) {
      await prerenderPicture(next.value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, prerenderQueued));
  return summary;
}

/**
 * Deletes files that no drawing of `pictures` references and that are older than `olderThan`, because pages of earlier
 * releases may still reference newer ones. Resolves to the number of deleted files.
 */
export async function removeOldDrawings(
  pictures: Iterable<DrawingRequest>,
  folder: string,
  olderThan: Date,
  drawPicture: typeof draw = draw,
): Promise<number> {
  const files = createDrawingFiles(folder);
  const referencedFiles = new Set<string>();
  for (const picture of pictures) {
    const drawing = drawPicture(picture.kind, picture.id, picture.view);
    if (drawing !== null) referencedFiles.add(files.toName(computeDigest(drawing), picture));
  }
  let removed = 0;
  for (const entry of await readdir(folder)) {
    if (referencedFiles.has(entry)) continue;
    const file = path.join(folder, entry);
    if ((await stat(file)).mtime >= olderThan) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
