import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DrawingName } from '../drawing.ts';
import { draw } from '../index.ts';
import { digestOf } from './drawing-digests.ts';
import { drawingFiles, type Raster } from './drawing-files.ts';
import { render } from './render.ts';

/** One picture as a page asks for it. */
export type DrawingRequest = DrawingName & Raster;

export type DrawAheadResult = {
  /** Files that this run has made. */
  drawn: number;
  /** Pictures whose file was there, of an earlier run or of another id that looks the same. */
  existing: number;
  /** What could not be drawn, and why. */
  failed: { request: DrawingRequest; cause: unknown }[];
};

type Options = {
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
export async function drawAhead(
  pictures: Iterable<DrawingRequest>,
  { folder, atOnce, signal, rendering = render, drawing = draw }: Options,
): Promise<DrawAheadResult> {
  const files = drawingFiles(folder);
  const done: DrawAheadResult = { drawn: 0, existing: 0, failed: [] };
  const seen = new Set<string>();

  async function one(picture: DrawingRequest): Promise<void> {
    const made = drawing(picture.kind, picture.id, picture.view);
    if (made === null) {
      done.failed.push({ request: picture, cause: new Error('nobody draws it') });
      return;
    }
    const name = files.nameOf(digestOf(made), picture);
    const isTaken = seen.has(name);
    seen.add(name);
    if (isTaken || (await files.has(name))) {
      done.existing += 1;
      return;
    }
    let bytes: Buffer;
    try {
      bytes = await rendering(made, picture.width, picture.format);
    } catch (cause) {
      done.failed.push({ request: picture, cause });
      return;
    }
    await files.write(name, bytes);
    done.drawn += 1;
  }

  // One iterator for all: each takes what is next.
  const rest = pictures[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done && !signal?.aborted; next = rest.next()) {
      await one(next.value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
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
  const named = new Set<string>();
  for (const picture of pictures) {
    const made = drawing(picture.kind, picture.id, picture.view);
    if (made !== null) named.add(files.nameOf(digestOf(made), picture));
  }
  let removed = 0;
  for (const entry of await readdir(folder)) {
    if (named.has(entry)) continue;
    const file = path.join(folder, entry);
    if ((await stat(file)).mtime >= olderThan) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
