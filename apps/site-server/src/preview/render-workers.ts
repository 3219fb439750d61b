import { Worker } from 'node:worker_threads';
import type { Composition } from '@tractor-haat/registry';
import { LRUCache } from 'lru-cache';
import type { ServerFailure } from '../release/contain-remote-errors.ts';
import { type SiteResponse, toErrorMessage } from '../release/run-remote.ts';
import type { SocialProfile } from '../site-settings.ts';

export interface PreviewWorkerData {
  readonly store: string;
  readonly composition: Composition;
  readonly profiles: readonly SocialProfile[] | undefined;
}

/** Message to the thread: a page to render. */
export interface PageJob {
  readonly id: number;
  readonly url: string;
  /** Id of the visitor's request. */
  readonly request: string;
}

export type PageJobResult = { readonly id: number; readonly failures: readonly ServerFailure[] } & (
  | { readonly response: SiteResponse }
  | { readonly error: string }
);

/** First message of the thread. */
export interface PreviewReady {
  readonly browserComposition: string;
}

export interface PreviewLimits {
  readonly memory_mb: number;
  /** Time from the request to the complete page, including the start of the thread. */
  readonly time_ms: number;
}

class PreviewStoppedError extends Error {
  override name = 'PreviewStoppedError';
}

/** Environment variables that a preview may read. They contain no secret. */
const VISIBLE_VARIABLES = ['API_BASE', 'DEALER_API_BASE', 'NODE_ENV'];

/** Omits undefined variables, because a thread would read them as the text "undefined". */
const readVisibleVariables = () =>
  Object.fromEntries(
    VISIBLE_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

interface PendingResult<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

const getErrorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Renders the pages of one preview in a thread of its own. */
class RenderWorker {
  readonly #limits: PreviewLimits;
  readonly #worker: Worker;
  readonly #pendingPages = new Map<number, PendingResult<PageJobResult>>();
  readonly #ready: Promise<string>;
  #pendingReady: PendingResult<string> | undefined;
  #lastId = 0;

  constructor(workerData: PreviewWorkerData, limits: PreviewLimits, onEnd: () => void) {
    this.#limits = limits;
    this.#worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData,
      env: readVisibleVariables(),
      resourceLimits: { maxOldGenerationSizeMb: limits.memory_mb },
    });
    this.#worker.unref();
    this.#ready = new Promise((resolve, reject) => {
      this.#pendingReady = { resolve, reject };
    });
    // Without this handler, a rejection before the first call of `browserComposition` would be an unhandled one.
    this.#ready.catch(() => undefined);
    this.#worker.on('message', (message: PreviewReady | PageJobResult) =>
      this.#handleMessage(message),
    );
    this.#worker.on('error', (error) => this.#rejectAll(this.#toStoppedError(error)));
    this.#worker.on('exit', () => {
      this.#rejectAll(new PreviewStoppedError('its thread ended'));
      onEnd();
    });
  }

  get browserComposition(): Promise<string> {
    return this.#ready;
  }

  /** Rejects with PreviewStoppedError if the page exceeds a limit, which also ends the thread. */
  renderPage(url: URL, request: string): Promise<PageJobResult> {
    this.#lastId += 1;
    const job: PageJob = { id: this.#lastId, url: url.href, request };
    const { time_ms } = this.#limits;
    const timer = setTimeout(() => {
      this.#rejectAll(new PreviewStoppedError(`it took longer than ${time_ms / 1000} s`));
      this.end();
    }, time_ms);
    const page = new Promise<PageJobResult>((resolve, reject) => {
      this.#pendingPages.set(job.id, { resolve, reject });
      this.#worker.postMessage(job);
    });
    return page.finally(() => {
      clearTimeout(timer);
      this.#pendingPages.delete(job.id);
    });
  }

  end(): void {
    void this.#worker.terminate();
  }

  #handleMessage(message: PreviewReady | PageJobResult): void {
    if ('browserComposition' in message) this.#pendingReady?.resolve(message.browserComposition);
    else this.#pendingPages.get(message.id)?.resolve(message);
  }

  #rejectAll(error: Error): void {
    this.#pendingReady?.reject(error);
    for (const { reject } of this.#pendingPages.values()) reject(error);
  }

  #toStoppedError(error: unknown): PreviewStoppedError {
    const isOutOfMemory = getErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';
    const memoryMessage = `it needed more than ${this.#limits.memory_mb} MB of memory`;
    const message = isOutOfMemory ? memoryMessage : toErrorMessage(error);
    return new PreviewStoppedError(message, { cause: error });
  }
}

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
