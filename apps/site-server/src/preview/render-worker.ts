import { Worker } from 'node:worker_threads';
import { toErrorMessage } from '../release/to-error-message.ts';
import type { PageJob, PageJobResult, PreviewReady, PreviewWorkerData } from './page-job.ts';

/** Resource limits of one preview. */
export interface PreviewLimits {
  readonly memory_mb: number;
  /** From the request to the complete page, including the thread's start. */
  readonly time_ms: number;
}

/** A preview thread exceeded a limit or crashed. */
export class PreviewStoppedError extends Error {
  override name = 'PreviewStoppedError';
}

/** Environment variables that a preview may read: no database URL, no key. */
const VISIBLE_VARIABLES = ['API_BASE', 'DEALER_API_BASE', 'NODE_ENV'];

/** Only defined values: a thread would read "undefined" for the others. */
const visibleEnvironment = () =>
  Object.fromEntries(
    VISIBLE_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

interface PendingResult<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

const getErrorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Thread of one preview, alive until it is stopped or exceeds a limit. */
export class RenderWorker {
  readonly #limits: PreviewLimits;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingResult<PageJobResult>>();
  readonly #ready: Promise<string>;
  #settle: PendingResult<string> | undefined;
  #last = 0;

  /** `onEnd` is called once, when the thread can render no more pages. */
  constructor(workerData: PreviewWorkerData, limits: PreviewLimits, onEnd: () => void) {
    this.#limits = limits;
    this.#worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData,
      env: visibleEnvironment(),
      resourceLimits: { maxOldGenerationSizeMb: limits.memory_mb },
    });
    this.#worker.unref();
    this.#ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    // Callers handle the rejection; without callers it is not an error.
    this.#ready.catch(() => undefined);
    this.#worker.on('message', (message: PreviewReady | PageJobResult) => this.#take(message));
    this.#worker.on('error', (error) => this.#fail(this.#reasonOf(error)));
    this.#worker.on('exit', () => {
      this.#fail(new PreviewStoppedError('its thread ended'));
      onEnd();
    });
  }

  /** Composition for browsers. */
  get browserComposition(): Promise<string> {
    return this.#ready;
  }

  /** Renders a page. Rejects with PreviewStoppedError if it exceeds a limit; its thread has ended then. */
  page(url: URL, request: string): Promise<PageJobResult> {
    this.#last += 1;
    const job: PageJob = { id: this.#last, url: url.href, request };
    const { time_ms } = this.#limits;
    const timer = setTimeout(() => {
      this.#fail(new PreviewStoppedError(`it took longer than ${time_ms / 1000} s`));
      this.end();
    }, time_ms);
    const page = new Promise<PageJobResult>((resolve, reject) => {
      this.#waiting.set(job.id, { resolve, reject });
      this.#worker.postMessage(job);
    });
    return page.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(job.id);
    });
  }

  end(): void {
    void this.#worker.terminate();
  }

  #take(message: PreviewReady | PageJobResult): void {
    if ('browserComposition' in message) this.#settle?.resolve(message.browserComposition);
    else this.#waiting.get(message.id)?.resolve(message);
  }

  #fail(error: Error): void {
    this.#settle?.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
  }

  #reasonOf(error: unknown): PreviewStoppedError {
    const isMemory = getErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';
    const limit = `it needed more than ${this.#limits.memory_mb} MB of memory`;
    return new PreviewStoppedError(isMemory ? limit : toErrorMessage(error), { cause: error });
  }
}
