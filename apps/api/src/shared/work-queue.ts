import { refuseTold } from './refuse-told.ts';

/** A picture takes less than a second. */
const SOON_SECONDS = 2;

type Job = () => Promise<void>;

/** How much may be worked on at once, and how much may wait for it. */
export type QueueLimits = { atOnce: number; waiting: number };

/** Runs jobs a few at a time. When too much waits already, more is refused instead of piling up. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Job[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is its turn. Throws a 503 when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= this.#limits.waiting) {
      throw refuseTold('slow', 'UNAVAILABLE', SOON_SECONDS);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => work().then(resolve, reject));
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.#limits.atOnce) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#running += 1;
      job().finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }
}
