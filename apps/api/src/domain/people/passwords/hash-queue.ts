import PQueue from 'p-queue';

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
  readonly #queue: PQueue;
  readonly #limits: HashQueueLimits;

  constructor(limits: HashQueueLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.atOnce });
  }

  /** Runs `work` in its turn. Throws `QueueFull` if too many wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { pending, size } = this.#queue;
    if (pending >= this.#limits.atOnce && size >= this.#limits.waiting)
      throw new QueueFull('too many wait');
    return await this.#queue.add(work);
  }
}
