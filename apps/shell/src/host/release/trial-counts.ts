import { randomUUID } from 'node:crypto';
import type { Counted, Environment, EnvironmentName, SiteCounts } from '@tractor-haat/registry';
import type { Culprit } from './stray-failures.ts';

type Sums = { -readonly [Key in keyof Counted]: number };

interface Trial {
  readonly version: string;
  readonly began: number;
  readonly live: string;
  readonly fresh: Sums;
  readonly stable: Sums;
  fault: string | null;
}

const nothing = (): Sums => ({ visits: 0, failures: 0 });

/**
 * What visits came to since a release in shares began, of the released version and of the live one. Numbers alone: who
 * visited is not known here.
 */
export class TrialCounts {
  readonly #env: EnvironmentName;
  /** This process: one that starts again counts from nothing. */
  readonly #instance = randomUUID();
  #trials = new Map<string, Trial>();

  constructor(env: EnvironmentName) {
    this.#env = env;
  }

  /** From now on the trials of this environment are counted; those that go on keep what they have. */
  follow({ trials = {}, remotes }: Environment): void {
    const next = new Map<string, Trial>();
    for (const [app, { version, began }] of Object.entries(trials)) {
      const live = remotes[app]?.version ?? '';
      const known = this.#trials.get(app);
      const isSame = known?.began === began && known.version === version && known.live === live;
      const fresh = { version, began, live, fresh: nothing(), stable: nothing(), fault: null };
      next.set(app, isSame ? known : fresh);
    }
    this.#trials = next;
  }

  /** The version cannot be used at all: nobody is shown it. */
  unusable(app: string, fault: string | null): void {
    const trial = this.#trials.get(app);
    if (trial) trial.fault = fault;
  }

  get isEmpty(): boolean {
    return this.#trials.size === 0;
  }

  /** Whether failures of this version tell something of a trial. */
  concerns({ remote, version }: Culprit): boolean {
    return this.#sumsOf({ remote, version }) !== undefined;
  }

  /** A page was shown that these versions had a part in. */
  visited(parts: readonly Culprit[]): void {
    for (const part of parts) {
      const sums = this.#sumsOf(part);
      if (sums) sums.visits += 1;
    }
  }

  failed(culprit: Culprit): void {
    const sums = this.#sumsOf(culprit);
    if (sums) sums.failures += 1;
  }

  told(): SiteCounts {
    const trials = [...this.#trials].map(([app, { live: _, ...trial }]) => ({ app, ...trial }));
    return { instance: this.#instance, env: this.#env, trials };
  }

  #sumsOf({ remote, version }: Culprit): Sums | undefined {
    const trial = this.#trials.get(remote);
    if (trial?.version === version) return trial.fresh;
    return trial?.live === version ? trial.stable : undefined;
  }
}
