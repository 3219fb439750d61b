import { drawingDigests } from './drawing-digests.ts';
import { draw } from './drawings/index.ts';
import type { PictureFile } from './picture-file.ts';
import type { PictureStore } from './picture-store.ts';
import { RENDERING, render } from './render.ts';
import type { RenderQueue } from './render-queue.ts';

/** A picture that exists; its bytes are made when they are wanted. */
export type Picture = { etag: string; bytes(demand: Demand): Promise<Buffer> };

/** `wanted`: somebody waits for it. `background`: nobody does yet. */
export type Demand = 'wanted' | 'background';

type Deps = {
  store: PictureStore;
  queue: RenderQueue;
  /** Hears that the store failed; pictures are served all the same. */
  storeFailed(error: unknown): void;
  drawing?: typeof draw;
  rendering?: typeof render;
};

/**
 * Finds pictures. Files are kept under the digest of their drawing: a changed drawing is drawn
 * anew, and any number of ids that look the same take the room of one.
 */
export function pictures({ store, queue, storeFailed, drawing = draw, rendering = render }: Deps) {
  const underWay = new Map<string, Promise<Buffer>>();
  const digestOf = drawingDigests(drawing);

  async function drawn(name: string, file: PictureFile, demand: Demand) {
    const kept = await store.read(name).catch(storeFailed);
    if (kept) return kept;
    const from = drawing(file.kind, file.id, file.view);
    if (from === null) throw new Error(`The drawing of ${name} is gone.`);
    const work = () => rendering(from, file.width, file.format);
    const bytes = await (demand === 'wanted' ? queue.run(work) : queue.runInBackground(work));
    await store.write(name, bytes).catch(storeFailed);
    return bytes;
  }

  /** Null when there is no such picture. */
  return function find(file: PictureFile): Picture | null {
    const digest = digestOf(file);
    if (digest === null) return null;
    const name = `${digest}-${RENDERING}-${file.width}.${file.format}`;
    return {
      etag: `"${name}"`,
      bytes(demand) {
        // Background work may wait long: who really wants the picture does not wait behind it.
        const key = `${demand} ${name}`;
        const before = underWay.get(key);
        if (before !== undefined) return before;
        const bytes = drawn(name, file, demand).finally(() => underWay.delete(key));
        underWay.set(key, bytes);
        return bytes;
      },
    };
  };
}

export type FindPicture = ReturnType<typeof pictures>;
