import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DrawingName } from '../drawing.ts';
import { draw } from '../index.ts';
import { computeDigest } from './drawing-digests.ts';
import { drawingFiles, type Raster } from './drawing-files.ts';
import { render } from './render.ts';

/** One picture as a page asks for it. */
export type DrawingRequest = DrawingName & Raster;

export type PrerenderResult = {
  /** Files that this run has made. */
  drawn: number;
  /** Pictures whose file was there, of an earlier run or of another id that looks the same. */
  existing: number;
  /** What could not be drawn, and why. */
  failed: { request: DrawingRequest; cause: unknown }[];
};

type PrerenderOptions = {
  folder: string;
  /** As many as processors may be busy with it. */
  atOnce: number;
  signal?: AbortSignal;
  rendering?: typeof render;
  drawing?: typeof draw;
};

/**
 * Draws these pictures into the folder, in their order, those that are not there yet. A folder that cannot be written
 * ends it; a single picture that fails does not.
 */
export async function prerenderDrawings(
  pictures: Iterable<DrawingRequest>,
  { folder, atOnce, signal, rendering = render, drawing = draw }: PrerenderOptions,
): Promise<PrerenderResult> {
  const files = drawingFiles(folder);
  const summary: PrerenderResult = { drawn: 0, existing: 0, failed: [] };
  const startedFiles = new Set<string>();

  async function prerenderPicture(picture: DrawingRequest): Promise<void> {
    const result = drawing(picture.kind, picture.id, picture.view);
    if (result === null) {
      summary.failed.push({ request: picture, cause: new Error('nobody draws it') });
      return;
    }
    const name = files.nameOf(computeDigest(result), picture);
    const isDuplicate = startedFiles.has(name);
    startedFiles.add(name);
    if (isDuplicate || (await files.has(name))) {
      summary.existing += 1;
      return;
    }
    let bytes: Buffer;
    try {
      bytes = await rendering(result, picture.width, picture.format);
    } catch (cause) {
      summary.failed.push({ request: picture, cause });
      return;
    }
    await files.write(name, bytes);
    summary.drawn += 1;
  }

  // One iterator for all: each takes what is next.
  const queue = pictures[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done && !signal?.aborted; next = queue.next()) {
      await prerenderPicture(next.value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return summary;
}

/**
 * Removes files that no drawing of `pictures` names any more and that are older than `olderThan`: releases before this
 * one may still be running, and their pages name theirs.
 */
export async function removeOldDrawings(
  pictures: Iterable<DrawingRequest>,
  folder: string,
  olderThan: Date,
  drawing: typeof draw = draw,
): Promise<number> {
  const files = drawingFiles(folder);
  const referencedFiles = new Set<string>();
  for (const picture of pictures) {
    const result = drawing(picture.kind, picture.id, picture.view);
    if (result !== null) referencedFiles.add(files.nameOf(computeDigest(result), picture));
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
