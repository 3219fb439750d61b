import { refuseTold } from './refuse-told.ts';

/** A picture takes less than a second. */
const SOON_SECONDS = 2;

interface Job {
  readonly source: string;
  readonly start: () => Promise<void>;
}

/** Limits of concurrent, waiting, and pending jobs per source. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly perSource: number;
}

/** Runs a few jobs at a time, in order. Beyond its limits it rejects jobs. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Job[] = [];
  readonly #pending = new Map<string, number>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` in its turn.
   *
   * @param source origin of the work, for instance an address key: one source cannot fill the queue for all others
   * @throws Refusal 429 when the source has too much pending, 503 when the queue is full
   */
  async run<T>(source: string, work: () => Promise<T>): Promise<T> {
    const pending = this.#pending.get(source) ?? 0;
    if (pending >= this.#limits.perSource)
      throw refuseTold('slow', 'TOO_MANY_REQUESTS', SOON_SECONDS);
    if (this.#waiting.length >= this.#limits.waiting)
      throw refuseTold('slow', 'UNAVAILABLE', SOON_SECONDS);
    this.#pending.set(source, pending + 1);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ source, start: () => work().then(resolve, reject) });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.#limits.atOnce) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#running += 1;
      job.start().finally(() => {
        this.#running -= 1;
        this.#release(job.source);
        this.#next();
      });
    }
  }

  #release(source: string): void {
    const pending = (this.#pending.get(source) ?? 1) - 1;
    if (pending > 0) this.#pending.set(source, pending);
    else this.#pending.delete(source);
  }
}
