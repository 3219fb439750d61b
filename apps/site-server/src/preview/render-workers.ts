import type { Composition } from '@tractor-haat/registry';
import { LRUCache } from 'lru-cache';
import type { PreviewWorkerData } from './page-job.ts';
import { type PreviewLimits, RenderWorker } from './render-worker.ts';

const MAX_THREADS = 4;

/** Idle time after which a thread is stopped. */
const MAX_IDLE_MS = 300_000;

/** One thread per previewed composition. The least recently used thread is stopped first. */
export class RenderWorkers {
  readonly #sharedWorkerData: Omit<PreviewWorkerData, 'composition'>;
  readonly #limits: PreviewLimits;
  readonly #workers = new LRUCache<string, RenderWorker>({
    max: MAX_THREADS,
    ttl: MAX_IDLE_MS,
    ttlAutopurge: true,
    dispose: (worker) => worker.end(),
  });

  constructor(sharedWorkerData: Omit<PreviewWorkerData, 'composition'>, limits: PreviewLimits) {
    this.#sharedWorkerData = sharedWorkerData;
    this.#limits = limits;
  }

  get(composition: Composition): RenderWorker {
    const worker = this.#workers.get(composition.digest) ?? this.#start(composition);
    // Setting the entry again restarts its idle time.
    this.#workers.set(composition.digest, worker);
    return worker;
  }

  close(): void {
    this.#workers.clear();
  }

  #start(composition: Composition): RenderWorker {
    const { digest } = composition;
    const worker: RenderWorker = new RenderWorker(
      { ...this.#sharedWorkerData, composition },
      this.#limits,
      () => {
        if (this.#workers.peek(digest) === worker) this.#workers.delete(digest);
      },
    );
    return worker;
  }
}
