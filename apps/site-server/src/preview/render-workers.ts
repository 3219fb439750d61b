import type { Composition } from '@tractor-haat/registry';
import { LRUCache } from 'lru-cache';
import type { PreviewWorkerData } from './page-job.ts';
import { type PreviewLimits, RenderWorker } from './render-worker.ts';

/** Maximum number of preview threads; the least recently used is stopped. */
const MAX_THREADS = 4;

/** Idle time in milliseconds after which a thread is stopped. */
const IDLE_MS = 300_000;

/** Preview threads by composition. */
export class RenderWorkers {
  readonly #place: Omit<PreviewWorkerData, 'composition'>;
  readonly #limits: PreviewLimits;
  readonly #running = new LRUCache<string, RenderWorker>({
    max: MAX_THREADS,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    dispose: (worker) => worker.end(),
  });

  constructor(sharedWorkerData: Omit<PreviewWorkerData, 'composition'>, limits: PreviewLimits) {
    this.#place = sharedWorkerData;
    this.#limits = limits;
  }

  /** Thread of a composition, started on demand. */
  of(composition: Composition): RenderWorker {
    const worker = this.#running.get(composition.digest) ?? this.#start(composition);
    // Restarts the idle time.
    this.#running.set(composition.digest, worker);
    return worker;
  }

  close(): void {
    this.#running.clear();
  }

  #start(composition: Composition): RenderWorker {
    const { digest } = composition;
    const worker: RenderWorker = new RenderWorker(
      { ...this.#place, composition },
      this.#limits,
      () => {
        if (this.#running.peek(digest) === worker) this.#running.delete(digest);
      },
    );
    return worker;
  }
}
