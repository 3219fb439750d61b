import { type DrawingRequest, prerenderDrawings } from '@tractor-haat/drawings/ahead';
import PQueue from 'p-queue';

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
