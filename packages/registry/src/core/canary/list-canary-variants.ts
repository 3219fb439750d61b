import { computeDigest } from '../compute-integrity.ts';
import type { Environment } from '../environment.ts';

/** Each visitor has a random bucket from 0 to 99, so one bucket is one percent of the visitors. */
export const BUCKET_COUNT = 100;

const ID_LENGTH = 12;

/** Composition that visitors of some buckets get while canaries are running. */
export interface CanaryVariant {
  /** Part of cache keys. It does not depend on the share, so cached pages stay valid when the share grows. */
  readonly id: string;
  /** Visitors in buckets below this value get the variant, unless a variant with a smaller value includes them too. */
  readonly belowBucket: number;
  readonly environment: Environment;
  /** Names of the apps whose canary is part of the variant. */
  readonly apps: readonly string[];
}

/**
 * Canary variants, smallest share first. A visitor with a canary also has each canary with a larger share, so n
 * canaries create at most n variants instead of 2ⁿ, and caches store few variants of a page.
 */
export function listCanaryVariants(environment: Environment): CanaryVariant[] {
  const canaries = Object.entries(environment.trials ?? {});
  const shares = [...new Set(canaries.map(([, { percent }]) => percent))].sort((a, b) => a - b);
  return shares.map((share) => {
    const apps = canaries.filter(([, { percent }]) => percent >= share).map(([name]) => name);
    apps.sort();
    const versions = apps.map((name) => `${name}@${environment.trials?.[name]?.version}`);
    return {
      id: computeDigest(versions).slice(0, ID_LENGTH),
      belowBucket: share,
      environment: withCanaries(environment, apps),
      apps,
    };
  });
}

function withCanaries(environment: Environment, names: readonly string[]): Environment {
  const remotes = { ...environment.remotes };
  for (const name of names) {
    const canary = environment.trials?.[name];
    const live = remotes[name]?.version;
    if (canary) remotes[name] = { version: canary.version, ...(live ? { previous: live } : {}) };
  }
  return { ...environment, remotes };
}
