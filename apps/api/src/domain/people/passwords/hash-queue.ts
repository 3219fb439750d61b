import PQueue from 'p-queue';

export type HashQueueLimits = { concurrency: number; maxWaiting: number };

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Each hash uses 19 MiB and a processor, so further sign-ins wait or are rejected instead of blocking the server. */
export class HashQueue {
  readonly #queue: PQueue;
  readonly #limits: HashQueueLimits;

  constructor(limits: HashQueueLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.concurrency });
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    const { pending, size } = this.#queue;
    if (pending >= this.#limits.concurrency && size >= this.#limits.maxWaiting)
      throw new QueueFullError('too many wait');
    return await this.#queue.add(task);
  }
}
