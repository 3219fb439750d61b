/** Failures of one page within a window that open the breaker. */
const MOST = 3;
const WINDOW_MS = 60_000;
const REST_MS = 30_000;

/** Limit of tracked pages; visitors can create any number of URLs. */
export const MAX_PAGES = 500;

/**
 * Circuit breaker: a page that keeps failing in a remote's live version is rendered with the
 * previous version until the live one is retried.
 */
export class RemoteBreaker {
  readonly #failures = new Map<string, number[]>();
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  failed(key: string): void {
    const now = this.#now();
    const recent = (this.#failures.get(key) ?? []).filter((at) => at > now - WINDOW_MS);
    recent.push(now);
    remember(this.#failures, key, recent);
    if (recent.length >= MOST) remember(this.#until, key, now + REST_MS);
  }

  /** Number of tracked pages. */
  get size(): number {
    return Math.max(this.#failures.size, this.#until.size);
  }

  isOpen(key: string): boolean {
    return (this.#until.get(key) ?? 0) > this.#now();
  }
}

/** Moves it to the end: the least recently failing page is evicted. */
function remember<Value>(pages: Map<string, Value>, key: string, value: Value): void {
  pages.delete(key);
  pages.set(key, value);
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
}
