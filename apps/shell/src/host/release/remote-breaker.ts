/** So many failures of one page within a while, and the live version rests. */
const MOST = 3;
const WINDOW_MS = 60_000;
const REST_MS = 30_000;

/** So many pages are remembered: addresses are what visitors make of them, so there is no end of them. */
export const MAX_PAGES = 500;

/**
 * The circuit breaker of the site server: a page that keeps breaking in a remote's live version is
 * made with the version before at once, until the live one is tried again.
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

  /** How many pages it remembers. */
  get size(): number {
    return Math.max(this.#failures.size, this.#until.size);
  }

  isOpen(key: string): boolean {
    return (this.#until.get(key) ?? 0) > this.#now();
  }
}

/** Put at the end: the page that was quiet for longest makes room. */
function remember<Value>(pages: Map<string, Value>, key: string, value: Value): void {
  pages.delete(key);
  pages.set(key, value);
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
}
