import { type ArtifactRecord, findSampleError } from '@tractor-haat/registry';
import type { LiveSite } from './load-live-site.ts';

/** Each check reads about a hundred files of one app. */
const SAMPLE_INTERVAL_MS = 30_000;

const toVersionKey = ({ name, version }: ArtifactRecord) => `${name}@${version}`;

/**
 * Checks samples of live files in the store. The server itself would not notice a missing file,
 * because its bundles are already in memory.
 */
export class FileSamples {
  readonly #store: string;
  readonly #getSite: () => LiveSite | undefined;
  readonly #errors = new Map<string, string>();
  readonly #timer: NodeJS.Timeout;
  #nextIndex = 0;

  constructor(store: string, getSite: () => LiveSite | undefined) {
    this.#store = store;
    this.#getSite = getSite;
    this.#timer = setInterval(() => this.checkNext(), SAMPLE_INTERVAL_MS).unref();
  }

  async checkNext(): Promise<void> {
    const records = this.#listRecords();
    const live = new Set(records.map(toVersionKey));
    for (const key of this.#errors.keys()) if (!live.has(key)) this.#errors.delete(key);
    const record = records[this.#nextIndex % records.length];
    this.#nextIndex += 1;
    if (!record) return;
    const failure = await findSampleError(this.#store, record, Math.random());
    if (failure) this.#errors.set(toVersionKey(record), failure);
    else this.#errors.delete(toVersionKey(record));
  }

  /** Returns the last error of each version, by `name@version`. */
  listFailures(): Record<string, string> {
    return Object.fromEntries(this.#errors);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #listRecords(): ArtifactRecord[] {
    const site = this.#getSite();
    return site ? [site.composition.shell, ...site.composition.remotes] : [];
  }
}
