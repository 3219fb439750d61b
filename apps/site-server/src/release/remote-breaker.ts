import { LRUCache } from 'lru-cache';

const MAX_FAILURES = 3;
const FAILURE_WINDOW_MS = 60_000;
const BREAKER_OPEN_MS = 30_000;

/** Maximum number of tracked pages, because visitors can request any number of URLs. */
export const MAX_PAGES = 500;

/**
 * Circuit breaker for single pages. A page that fails three times in a minute in the live version of a remote is
 * rendered with the previous version for 30 s.
 */
export class RemoteBreaker {
  readonly #failures = new LRUCache<string, number[]>({ max: MAX_PAGES });
  readonly #openUntil = new LRUCache<string, number>({ max: MAX_PAGES });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  addFailure(key: string): void {
    const now = this.#now();
    const recentFailures = (this.#failures.get(key) ?? []).filter(
      (at) => at > now - FAILURE_WINDOW_MS,
    );
    recentFailures.push(now);
    this.#failures.set(key, recentFailures);
    if (recentFailures.length >= MAX_FAILURES) this.#openUntil.set(key, now + BREAKER_OPEN_MS);
  }

  get size(): number {
    return Math.max(this.#failures.size, this.#openUntil.size);
  }

  isOpen(key: string): boolean {
    return (this.#openUntil.peek(key) ?? 0) > this.#now();
  }
}
