import PQueue from 'p-queue';
import { createTranslatedError } from '../messages/http-error.ts';

/** Most tasks, such as drawing a picture, take less than one second. */
const RETRY_AFTER_SECONDS = 2;

export interface QueueLimits {
  readonly concurrency: number;
  readonly maxWaiting: number;
  readonly maxPerSource: number;
}

export class TaskQueue {
  readonly #limits: QueueLimits;
  readonly #queue: PQueue;
  readonly #pending = new Map<string, number>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.concurrency });
  }

  /**
   * @param source origin of the task, such as a network. One source cannot fill the queue.
   * @throws HttpError 429 if the source has too many pending tasks, 503 if the queue is full
   */
  async run<T>(source: string, task: () => Promise<T>): Promise<T> {
    const pending = this.#pending.get(source) ?? 0;
    if (pending >= this.#limits.maxPerSource)
      throw createTranslatedError('slow', 'TOO_MANY_REQUESTS', RETRY_AFTER_SECONDS);
    if (this.#queue.size >= this.#limits.maxWaiting)
      throw createTranslatedError('slow', 'UNAVAILABLE', RETRY_AFTER_SECONDS);
    this.#pending.set(source, pending + 1);
    try {
      return await this.#queue.add(task);
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
