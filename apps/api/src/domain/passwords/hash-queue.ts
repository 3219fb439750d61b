/** How many hashes may be made at once, and how many may wait. */
export type HashQueueLimits = { atOnce: number; waiting: number };

/** Says that too many wait already; nothing was done. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Lets a few hashes run at a time: each costs 19 MiB and a processor for a while, so that a flood of
 * sign-ins must wait, or be sent away, instead of taking the server from everyone else.
 */
export class HashQueue {
  readonly #limits: HashQueueLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: HashQueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` in its turn. Throws `QueueFull` when too many wait. */
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
      // Its place is handed on; only without anyone waiting it becomes free.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
