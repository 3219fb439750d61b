import { Worker } from 'node:worker_threads';
import { messageOf } from '../release/message-of.ts';
import type { PageMade, PageWanted, PreviewReady, PreviewWork } from './messages.ts';

/** What one preview may use. */
export interface PreviewLimits {
  readonly memory_mb: number;
  /** From the request to the whole page, the start of the thread included. */
  readonly time_ms: number;
}

/** A preview's thread went over a limit, or its code brought it down. */
export class PreviewStopped extends Error {
  override name = 'PreviewStopped';
}

/** Of the server's environment a preview sees only what pages need: no address of a database, no key. */
const VISIBLE = ['API_BASE', 'DEALER_API_BASE', 'NODE_ENV', 'UI_GALLERY'];

/** Only what is set: a thread would read "undefined" for the rest. */
const visibleEnvironment = () =>
  Object.fromEntries(
    VISIBLE.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );

interface Waiting<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** One preview's thread, from its first page until it is ended or goes over a limit. */
export class RenderWorker {
  readonly #limits: PreviewLimits;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting<PageMade>>();
  readonly #ready: Promise<string>;
  #settle: Waiting<string> | undefined;
  #last = 0;

  /** `onEnd` is called once, when no more pages can be had of it. */
  constructor(workerData: PreviewWork, limits: PreviewLimits, onEnd: () => void) {
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
    // Whoever waits for it learns of a failure; with nobody waiting it is no failure of this server.
    this.#ready.catch(() => undefined);
    this.#worker.on('message', (message: PreviewReady | PageMade) => this.#take(message));
    this.#worker.on('error', (error) => this.#fail(this.#reasonOf(error)));
    this.#worker.on('exit', () => {
      this.#fail(new PreviewStopped('its thread ended'));
      onEnd();
    });
  }

  /** All remotes of the preview, as browsers fetch them. */
  get browserComposition(): Promise<string> {
    return this.#ready;
  }

  /** Makes a page for a request. Rejects with PreviewStopped when that goes over a limit: the thread is gone then. */
  page(url: URL, request: string): Promise<PageMade> {
    this.#last += 1;
    const wanted: PageWanted = { id: this.#last, url: url.href, request };
    const { time_ms } = this.#limits;
    const timer = setTimeout(() => {
      this.#fail(new PreviewStopped(`it took longer than ${time_ms / 1000} s`));
      this.end();
    }, time_ms);
    const page = new Promise<PageMade>((resolve, reject) => {
      this.#waiting.set(wanted.id, { resolve, reject });
      this.#worker.postMessage(wanted);
    });
    return page.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(wanted.id);
    });
  }

  end(): void {
    void this.#worker.terminate();
  }

  #take(message: PreviewReady | PageMade): void {
    if ('browserComposition' in message) this.#settle?.resolve(message.browserComposition);
    else this.#waiting.get(message.id)?.resolve(message);
  }

  #fail(error: Error): void {
    this.#settle?.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
  }

  #reasonOf(error: unknown): PreviewStopped {
    const isMemory = codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';
    const limit = `it needed more than ${this.#limits.memory_mb} MB of memory`;
    return new PreviewStopped(isMemory ? limit : messageOf(error), { cause: error });
  }
}
