/** Time after a failure during which a version is tried only after all others. */
const BREAKER_OPEN_MS = 30_000;

const MAX_FAILURES = 3;

/** Time during which a version that failed to render is skipped, even after a reload. */
const RENDER_FAILURE_MS = 600_000;

const STORAGE_KEY = 'failed-versions';

const MAX_STORED = 20;

/** `key` is `name@version`, `until` a time in milliseconds. */
type StoredEntry = [key: string, until: number];

/**
 * Circuit breaker for versions of remotes. A reload clears load failures. Render failures are stored, because they must
 * survive the reload that activates the previous version.
 */
export class FailedVersions {
  readonly #failedUntil: Map<string, number>;
  readonly #counts = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#failedUntil = new Map(readStoredEntries());
  }

  /** True while the version is tried only after all others. */
  has(remote: string, version: string): boolean {
    return (this.#failedUntil.get(`${remote}@${version}`) ?? 0) > this.#now();
  }

  /** True while the version is not tried at all. */
  isOpen(remote: string, version: string): boolean {
    const count = this.#counts.get(`${remote}@${version}`) ?? 0;
    return count >= MAX_FAILURES && this.has(remote, version);
  }

  add(remote: string, version: string): void {
    const key = `${remote}@${version}`;
    const isFirst = !this.has(remote, version);
    this.#counts.set(key, isFirst ? 1 : (this.#counts.get(key) ?? 0) + 1);
    this.#failedUntil.set(key, this.#now() + BREAKER_OPEN_MS);
  }

  /** Stores a render failure. Returns false without storage. */
  store(remote: string, version: string): boolean {
    const key = `${remote}@${version}`;
    const failedUntil = this.#now() + RENDER_FAILURE_MS;
    this.#failedUntil.set(key, failedUntil);
    try {
      const others = readStoredEntries().filter(
        ([storedKey, end]) => storedKey !== key && end > this.#now(),
      );
      sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify([...others, [key, failedUntil]].slice(-MAX_STORED)),
      );
      return true;
    } catch {
      return false;
    }
  }
}

function readStoredEntries(): StoredEntry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredEntry) : [];
  } catch {
    return [];
  }
}

const isStoredEntry = (value: unknown): value is StoredEntry =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
