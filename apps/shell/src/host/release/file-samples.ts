import { type ArtifactRecord, sampleFault } from '@tractor-haat/registry';
import type { LiveSite } from './live-site.ts';

/** One app at a time: all of them within a few minutes, at the cost of some hundred questions to the disk. */
const EVERY_MS = 30_000;

const keyOf = ({ name, version }: ArtifactRecord) => `${name}@${version}`;

/**
 * Looks, rarely and by sample, whether the files of what is live are still in the store: nothing else notices that
 * they are gone before a visitor does, for the server bundles run already.
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
    this.#timer = setInterval(() => this.look(), EVERY_MS).unref();
  }

  #records(): ArtifactRecord[] {
    const site = this.#site();
    return site ? [site.composition.shell, ...site.composition.remotes] : [];
  }

  /** Looks at the next app. Never rejects. */
  async look(): Promise<void> {
    const records = this.#records();
    const live = new Set(records.map(keyOf));
    for (const key of this.#found.keys()) if (!live.has(key)) this.#found.delete(key);
    const record = records[this.#turn++ % records.length];
    if (!record) return;
    const fault = await sampleFault(this.#store, record, Math.random());
    if (fault) this.#found.set(keyOf(record), fault);
    else this.#found.delete(keyOf(record));
  }

  /** What is wrong, by version; empty when nothing was found. */
  faults(): Record<string, string> {
    return Object.fromEntries(this.#found);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
