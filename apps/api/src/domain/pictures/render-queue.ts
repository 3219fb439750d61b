import { Refusal } from '../../shared/refusal.ts';

type Job = () => Promise<void>;

/** How much may be drawn at once, and how much may wait for it. */
export type QueueLimits = { atOnce: number; waiting: number };

/**
 * Runs jobs a few at a time. Background jobs run one at a time, and only while nobody waits for a
 * picture; when too much waits already, new demand is refused instead of piling up.
 */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #wanted: Job[] = [];
  readonly #background: Job[] = [];
  #running = 0;
  #runningInBackground = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` for somebody who waits. Throws a 503 when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#wanted.length >= this.#limits.waiting) {
      throw new Refusal('UNAVAILABLE', 'Too many pictures are being drawn; please try again.');
    }
    return this.#queued(this.#wanted, work);
  }

  /** Runs `work` when there is nothing better to do. */
  runInBackground<T>(work: () => Promise<T>): Promise<T> {
    return this.#queued(this.#background, async () => {
      this.#runningInBackground += 1;
      try {
        return await work();
      } finally {
        this.#runningInBackground -= 1;
      }
    });
  }

  #queued<T>(list: Job[], work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      list.push(() => work().then(resolve, reject));
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < this.#limits.atOnce) {
      const job = this.#wanted.shift() ?? this.#idleJob();
      if (job === undefined) return;
      this.#running += 1;
      job().finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  #idleJob(): Job | undefined {
    return this.#runningInBackground === 0 ? this.#background.shift() : undefined;
  }
}
