import type { Composition } from '@tractor-haat/registry';
import type { PreviewWork } from './messages.ts';
import { type PreviewLimits, RenderWorker } from './render-worker.ts';

/** So many previews at once; the one that was asked longest ago makes room. */
const MOST = 4;

/** A thread that nobody asked for so long is ended. */
const IDLE_MS = 300_000;

interface Running {
  readonly worker: RenderWorker;
  idle: NodeJS.Timeout;
}

/** The threads of the previews that visitors are looking at, one for each set of versions. */
export class RenderWorkers {
  readonly #place: Omit<PreviewWork, 'composition'>;
  readonly #limits: PreviewLimits;
  readonly #running = new Map<string, Running>();

  constructor(place: Omit<PreviewWork, 'composition'>, limits: PreviewLimits) {
    this.#place = place;
    this.#limits = limits;
  }

  /** The thread of a composition, started when it does not run. */
  of(composition: Composition): RenderWorker {
    const { digest } = composition;
    const known = this.#running.get(digest);
    if (known) clearTimeout(known.idle);
    const worker = known?.worker ?? this.#start(composition);
    const idle = setTimeout(() => worker.end(), IDLE_MS);
    idle.unref();
    // Put at the end: a Map keeps the order of insertion.
    this.#running.delete(digest);
    this.#running.set(digest, { worker, idle });
    this.#makeRoom();
    return worker;
  }

  close(): void {
    for (const { worker, idle } of this.#running.values()) {
      clearTimeout(idle);
      worker.end();
    }
    this.#running.clear();
  }

  #start(composition: Composition): RenderWorker {
    const { digest } = composition;
    const worker: RenderWorker = new RenderWorker(
      { ...this.#place, composition },
      this.#limits,
      () => {
        if (this.#running.get(digest)?.worker === worker) this.#running.delete(digest);
      },
    );
    return worker;
  }

  #makeRoom(): void {
    const [oldest] = this.#running.values();
    if (this.#running.size > MOST && oldest) {
      clearTimeout(oldest.idle);
      oldest.worker.end();
    }
  }
}
