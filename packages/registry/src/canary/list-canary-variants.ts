import { computeDigest } from '../compute-integrity.ts';
import type { Environment } from '../environment.ts';

/** Number of buckets: each visitor has a random bucket from 0 to 99. */
export const BUCKET_COUNT = 100;

/** One of the variants of the site that are served while canaries are running. */
export interface CanaryVariant {
  /** Part of cache keys. Does not depend on the share, so cached pages stay valid when it grows. */
  readonly id: string;
  /** Visitors in buckets below this value get the variant, unless a smaller variant includes them. */
  readonly below: number;
  /** Environment of the variant. */
  readonly environment: Environment;
  /** Names of the apps with a canary in it. */
  readonly trials: readonly string[];
}

/** Environment with the canaries of these apps. */
function withCanaries(environment: Environment, names: readonly string[]): Environment {
  const remotes = { ...environment.remotes };
  for (const name of names) {
    const trial = environment.trials?.[name];
    const live = remotes[name]?.version;
    if (trial) remotes[name] = { version: trial.version, ...(live ? { previous: live } : {}) };
  }
  return { ...environment, remotes };
}

/**
 * Canary variants, smallest share first. Shares are nested: n canaries create at most n variants instead of 2ⁿ, so that caches
 * store few variants of a page.
 */
export function listCanaryVariants(environment: Environment): CanaryVariant[] {
  const trials = Object.entries(environment.trials ?? {});
  const shares = [...new Set(trials.map(([, { percent }]) => percent))].sort((a, b) => a - b);
  return shares.map((below) => {
    const names = trials.filter(([, { percent }]) => percent >= below).map(([name]) => name);
    names.sort();
    const versions = names.map((name) => `${name}@${environment.trials?.[name]?.version}`);
    return {
      id: computeDigest(versions).slice(0, 12),
      below,
      environment: withCanaries(environment, names),
      trials: names,
    };
  });
}
