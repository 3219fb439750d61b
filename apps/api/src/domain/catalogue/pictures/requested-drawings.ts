import { type DrawingRequest, prerenderDrawings } from '@tractor-haat/drawings/ahead';
import PQueue from 'p-queue';

/** About half a minute of drawing; a picture beyond it is drawn after a later request. */
const MAX_WAITING = 200;

type Deps = {
  folder: string;
  /** Pictures that may be drawn. Bounds the disk use, because any id can be requested. */
  planned(): Iterable<DrawingRequest>;
  onDrawingFailed(error: unknown): void;
  draw?: typeof prerenderDrawings;
};

const toKey = ({ kind, id, view, width, format }: DrawingRequest) =>
  `${kind}/${id}/${view}-${width}.${format}`;

/** Draws requested pictures into the folder, one at a time, so that visitors' requests have a processor. */
export class RequestedDrawings {
  readonly #deps: Deps;
  readonly #queue = new PQueue({ concurrency: 1 });
  /** Queued pictures, and failed ones, which are not retried. */
  readonly #accepted = new Set<string>();
  #planned: Set<string> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Queues a picture unless it is unplanned, queued already, or the queue is full. */
  request(picture: DrawingRequest): void {
    const key = toKey(picture);
    this.#planned ??= new Set([...this.#deps.planned()].map(toKey));
    if (!this.#planned.has(key) || this.#accepted.has(key)) return;
    if (this.#queue.size >= MAX_WAITING) return;
    this.#accepted.add(key);
    void this.#queue.add(() => this.#draw(picture));
  }

  /** Resolves when the current picture is drawn; the waiting ones are dropped. */
  async stop(): Promise<void> {
    this.#queue.clear();
    await this.#queue.onIdle();
  }

  whenIdle(): Promise<void> {
    return this.#queue.onIdle();
  }

  async #draw(picture: DrawingRequest): Promise<void> {
    const { folder, onDrawingFailed, draw = prerenderDrawings } = this.#deps;
    try {
      const { failed } = await draw([picture], { folder, atOnce: 1 });
      if (failed[0]) onDrawingFailed(failed[0].cause);
      else this.#accepted.delete(toKey(picture));
    } catch (error) {
      onDrawingFailed(error);
    }
  }
}
