import type { Environment } from '../environment.ts';
import { digestOf } from '../fingerprint.ts';

/** Visitors are told apart by a number from 0 to 99 and by nothing else. */
export const BUCKETS = 100;

/** One of the sites that visitors see side by side while something is released in shares. */
export interface Arm {
  /** Stands in cache keys; says nothing of the share, so that kept pages stay good when it grows. */
  readonly id: string;
  /** Buckets below this see it, unless an arm with fewer of them has them. */
  readonly below: number;
  /** The environment as it is for them. */
  readonly environment: Environment;
  /** Names of the apps that are on trial in it. */
  readonly trials: readonly string[];
}

/** What an environment is for those who see these apps' trials. */
function tried(environment: Environment, names: readonly string[]): Environment {
  const remotes = { ...environment.remotes };
  for (const name of names) {
    const trial = environment.trials?.[name];
    const live = remotes[name]?.version;
    if (trial) remotes[name] = { version: trial.version, ...(live ? { previous: live } : {}) };
  }
  return { ...environment, remotes };
}

/**
 * The arms beside the stable site, the smallest share first. Shares lie one within the other: n releases at once make n arms
 * at most and not 2ⁿ, so that caches keep few forms of a page.
 */
export function armsOf(environment: Environment): Arm[] {
  const trials = Object.entries(environment.trials ?? {});
  const shares = [...new Set(trials.map(([, { percent }]) => percent))].sort((a, b) => a - b);
  return shares.map((below) => {
    const names = trials.filter(([, { percent }]) => percent >= below).map(([name]) => name);
    names.sort();
    const versions = names.map((name) => `${name}@${environment.trials?.[name]?.version}`);
    return {
      id: digestOf(versions).slice(0, 12),
      below,
      environment: tried(environment, names),
      trials: names,
    };
  });
}
