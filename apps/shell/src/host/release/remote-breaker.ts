/** So many failures of one page within a while, and the live version rests. */
const MOST = 3;
const WINDOW_MS = 60_000;
const REST_MS = 30_000;

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
    this.#failures.set(key, recent);
    if (recent.length >= MOST) this.#until.set(key, now + REST_MS);
  }

  isOpen(key: string): boolean {
    return (this.#until.get(key) ?? 0) > this.#now();
  }
}
