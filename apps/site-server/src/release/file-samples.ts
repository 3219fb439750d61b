import { type ArtifactRecord, findSampleError } from '@tractor-haat/registry';
import type { LiveSite } from './live-site.ts';

/** Checks one app at a time, all within a few minutes, at about a hundred file checks each. */
const SAMPLE_INTERVAL_MS = 30_000;

const toVersionKey = ({ name, version }: ArtifactRecord) => `${name}@${version}`;

/**
 * Checks samples of live files in the store. Server bundles are already in memory, so visitors
 * would otherwise be the first to notice missing files.
 */
export class FileSamples {
  readonly #store: string;
  readonly #site: () => LiveSite | undefined;
  readonly #found = new Map<string, string>();
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor(store: string, site: () => LiveSite | undefined) {
    this.#store = store;
    this.#site = site;
    this.#timer = setInterval(() => this.checkNext(), SAMPLE_INTERVAL_MS).unref();
  }

  #records(): ArtifactRecord[] {
    const site = this.#site();
    return site ? [site.composition.shell, ...site.composition.remotes] : [];
  }

  /** Checks the next app. Never rejects. */
  async checkNext(): Promise<void> {
    const records = this.#records();
    const live = new Set(records.map(toVersionKey));
    for (const key of this.#found.keys()) if (!live.has(key)) this.#found.delete(key);
    const record = records[this.#turn++ % records.length];
    if (!record) return;
    const failure = await findSampleError(this.#store, record, Math.random());
    if (failure) this.#found.set(toVersionKey(record), failure);
    else this.#found.delete(toVersionKey(record));
  }

  /** Errors by version; empty if none were found. */
  failures(): Record<string, string> {
    return Object.fromEntries(this.#found);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
