/** Limits of concurrent and of waiting hashes. */
export type HashQueueLimits = { atOnce: number; waiting: number };

/** Thrown when the queue is full; nothing was done. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Limits concurrent hashes: each costs 19 MiB and a processor, so that a flood of sign-ins waits or is rejected instead
 * of blocking the server.
 */
export class HashQueue {
  readonly #limits: HashQueueLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: HashQueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` in its turn. Throws `QueueFull` if too many wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) {
      if (this.#waiting.length >= this.#limits.waiting) throw new QueueFull('too many wait');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The slot is passed to the next one; it becomes free only if none waits.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
