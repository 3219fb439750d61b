/** How long a version that failed is asked for only when nothing else is left. */
const REST_MS = 30_000;

/** So many failures in a row, and it is not asked for at all until it has rested. */
const MOST = 3;

/** How long a version that broke while it was shown stays out of this visit. */
const AFTER_RENDER_MS = 600_000;

const PLACE = 'failed-versions';

/** A visit meets few versions; what is older than these makes room. */
const MAX_KEPT = 20;

/**
 * The circuit breaker: versions that failed are not asked for again and again. Files that did not
 * come are forgotten with the page, so that a visitor's retry is one; what broke in `render` outlives
 * the reload by which the earlier version takes over.
 */
export class FailedVersions {
  readonly #until: Map<string, number>;
  readonly #counts = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#until = new Map(readStored());
  }

  /** Whether a version failed lately: another one is better. */
  has(remote: string, version: string): boolean {
    return (this.#until.get(`${remote}@${version}`) ?? 0) > this.#now();
  }

  /** Whether it failed so often that it is left alone. */
  isOpen(remote: string, version: string): boolean {
    const count = this.#counts.get(`${remote}@${version}`) ?? 0;
    return count >= MOST && this.has(remote, version);
  }

  add(remote: string, version: string): void {
    const key = `${remote}@${version}`;
    const isFirst = !this.has(remote, version);
    this.#counts.set(key, isFirst ? 1 : (this.#counts.get(key) ?? 0) + 1);
    this.#until.set(key, this.#now() + REST_MS);
  }

  /** Remembers it beyond this page. False when the browser does not let us. */
  keep(remote: string, version: string): boolean {
    const key = `${remote}@${version}`;
    const until = this.#now() + AFTER_RENDER_MS;
    this.#until.set(key, until);
    try {
      const others = readStored().filter(([one, end]) => one !== key && end > this.#now());
      sessionStorage.setItem(PLACE, JSON.stringify([...others, [key, until]].slice(-MAX_KEPT)));
      return true;
    } catch {
      return false;
    }
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
