import { randomUUID } from 'node:crypto';
import type { Environment, EnvironmentName, SiteCounts, VisitCounts } from '@tractor-haat/registry';
import type { RemoteVersion } from './contain-remote-errors.ts';

type Sums = { -readonly [Key in keyof VisitCounts]: number };

interface RunningCanary {
  readonly version: string;
  readonly began: number;
  readonly live: string;
  readonly fresh: Sums;
  readonly stable: Sums;
  fault: string | null;
}

const createSums = (): Sums => ({ visits: 0, failures: 0 });

/** Visit and failure counts of a canary and of the live version. Contains no visitor data. */
export class CanaryCounts {
  readonly #env: EnvironmentName;
  /** Id of this process: a restarted process counts from zero. */
  readonly #instance = randomUUID();
  #trials = new Map<string, RunningCanary>();

  constructor(env: EnvironmentName) {
    this.#env = env;
  }

  /** Counts the canaries of this environment from now on; running ones keep their counts. */
  follow({ trials = {}, remotes }: Environment): void {
    const next = new Map<string, RunningCanary>();
    for (const [app, { version, began }] of Object.entries(trials)) {
      const live = remotes[app]?.version ?? '';
      const existing = this.#trials.get(app);
      const isSame =
        existing?.began === began && existing.version === version && existing.live === live;
      const fresh = {
        version,
        began,
        live,
        fresh: createSums(),
        stable: createSums(),
        fault: null,
      };
      next.set(app, isSame ? existing : fresh);
    }
    this.#trials = next;
  }

  /** The version cannot be loaded: no visitor sees it. */
  unusable(app: string, failure: string | null): void {
    const trial = this.#trials.get(app);
    if (trial) trial.fault = failure;
  }

  get isEmpty(): boolean {
    return this.#trials.size === 0;
  }

  /** Whether failures of this version count for a canary. */
  concerns({ remote, version }: RemoteVersion): boolean {
    return this.#sumsOf({ remote, version }) !== undefined;
  }

  /** Counts a page view for all versions involved. */
  visited(parts: readonly RemoteVersion[]): void {
    for (const part of parts) {
      const sums = this.#sumsOf(part);
      if (sums) sums.visits += 1;
    }
  }

  failed(failedRemote: RemoteVersion): void {
    const sums = this.#sumsOf(failedRemote);
    if (sums) sums.failures += 1;
  }

  report(): SiteCounts {
    const trials = [...this.#trials].map(([app, { live: _, ...trial }]) => ({ app, ...trial }));
    return { instance: this.#instance, env: this.#env, trials };
  }

  #sumsOf({ remote, version }: RemoteVersion): Sums | undefined {
    const trial = this.#trials.get(remote);
    if (trial?.version === version) return trial.fresh;
    return trial?.live === version ? trial.stable : undefined;
  }
}
