import PQueue from 'p-queue';
import { refuseWithMessage } from './refuse-with-message.ts';

/** A picture takes less than a second. */
const SOON_SECONDS = 2;

/** Limits of concurrent, waiting, and pending jobs per source. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly perSource: number;
}

/** Runs a few jobs at a time, in order. Beyond its limits it rejects jobs. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #queue: PQueue;
  readonly #pending = new Map<string, number>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.atOnce });
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
      throw refuseWithMessage('slow', 'TOO_MANY_REQUESTS', SOON_SECONDS);
    if (this.#queue.size >= this.#limits.waiting)
      throw refuseWithMessage('slow', 'UNAVAILABLE', SOON_SECONDS);
    this.#pending.set(source, pending + 1);
    try {
      return await this.#queue.add(work);
    } finally {
      this.#release(source);
    }
  }

  #release(source: string): void {
    const pending = (this.#pending.get(source) ?? 1) - 1;
    if (pending > 0) this.#pending.set(source, pending);
    else this.#pending.delete(source);
  }
}
