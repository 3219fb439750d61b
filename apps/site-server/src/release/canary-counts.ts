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

/** Visit and failure counts of canaries and of the live versions. They contain no visitor data. */
export class CanaryCounts {
  readonly #env: EnvironmentName;
  /** A restarted process counts from zero, so its counts have another id. */
  readonly #instance = randomUUID();
  #trials = new Map<string, RunningCanary>();

  constructor(env: EnvironmentName) {
    this.#env = env;
  }

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

  setFailure(app: string, failure: string | null): void {
    const trial = this.#trials.get(app);
    if (trial) trial.fault = failure;
  }

  get isEmpty(): boolean {
    return this.#trials.size === 0;
  }

  isCounted({ remote, version }: RemoteVersion): boolean {
    return this.#findSums({ remote, version }) !== undefined;
  }

  addVisit(versions: readonly RemoteVersion[]): void {
    for (const remoteVersion of versions) {
      const sums = this.#findSums(remoteVersion);
      if (sums) sums.visits += 1;
    }
  }

  addFailure(failedRemote: RemoteVersion): void {
    const sums = this.#findSums(failedRemote);
    if (sums) sums.failures += 1;
  }

  report(): SiteCounts {
    const trials = [...this.#trials].map(([app, { live: _, ...trial }]) => ({ app, ...trial }));
    return { instance: this.#instance, env: this.#env, trials };
  }

  #findSums({ remote, version }: RemoteVersion): Sums | undefined {
    const trial = this.#trials.get(remote);
    if (trial?.version === version) return trial.fresh;
    return trial?.live === version ? trial.stable : undefined;
  }
}
