/** Time after a failure during which a version is tried only after all others. */
const BREAKER_OPEN_MS = 30_000;

const MAX_FAILURES = 3;

/** Time during which a version that failed to render is skipped, even after a reload. */
const RENDER_FAILURE_MS = 600_000;

const STORAGE_KEY = 'failed-versions';

const MAX_STORED = 20;

/**
 * Circuit breaker for versions of remotes. A reload clears load failures. Render failures are stored, because they must
 * survive the reload that activates the previous version.
 */
export class FailedVersions {
  readonly #until: Map<string, number>;
  readonly #counts = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#until = new Map(readStored());
  }

  has(remote: string, version: string): boolean {
    return (this.#until.get(`${remote}@${version}`) ?? 0) > this.#now();
  }

  isOpen(remote: string, version: string): boolean {
    const count = this.#counts.get(`${remote}@${version}`) ?? 0;
    return count >= MAX_FAILURES && this.has(remote, version);
  }

  add(remote: string, version: string): void {
    const key = `${remote}@${version}`;
    const isFirst = !this.has(remote, version);
    this.#counts.set(key, isFirst ? 1 : (this.#counts.get(key) ?? 0) + 1);
    this.#until.set(key, this.#now() + BREAKER_OPEN_MS);
  }

  store(remote: string, version: string): boolean {
    const key = `${remote}@${version}`;
    const until = this.#now() + RENDER_FAILURE_MS;
    this.#until.set(key, until);
    try {
      const others = readStored().filter(
        ([storedKey, end]) => storedKey !== key && end > this.#now(),
      );
      sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify([...others, [key, until]].slice(-MAX_STORED)),
      );
      return true;
    } catch {
      return false;
    }
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
