import type { Composition } from '@tractor-haat/registry';
import type { PreviewWork } from './messages.ts';
import { type PreviewLimits, RenderWorker } from './render-worker.ts';

/** Maximum number of preview threads; the least recently used is stopped. */
const MOST = 4;

/** Idle time in milliseconds after which a thread is stopped. */
const IDLE_MS = 300_000;

interface Running {
  readonly worker: RenderWorker;
  idle: NodeJS.Timeout;
}

/** Preview threads by composition. */
export class RenderWorkers {
  readonly #place: Omit<PreviewWork, 'composition'>;
  readonly #limits: PreviewLimits;
  readonly #running = new Map<string, Running>();

  constructor(place: Omit<PreviewWork, 'composition'>, limits: PreviewLimits) {
    this.#place = place;
    this.#limits = limits;
  }

  /** Thread of a composition, started on demand. */
  of(composition: Composition): RenderWorker {
    const { digest } = composition;
    const known = this.#running.get(digest);
    if (known) clearTimeout(known.idle);
    const worker = known?.worker ?? this.#start(composition);
    const idle = setTimeout(() => worker.end(), IDLE_MS);
    idle.unref();
    // Moves it to the end: a Map keeps the insertion order.
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
