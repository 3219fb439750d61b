import { z } from 'zod';
import { appName, version } from '../names.ts';
import { count, text } from '../schema.ts';
import type { Evidence, VisitCounts } from './judge.ts';

const counted = z.object({ visits: count, failures: count });

/** Response of a site server's `/__health/releases`: counts of each canary since it began. */
export const siteCountsSchema = z.object({
  /** Id of the process; a restarted process counts from zero. */
  instance: text,
  env: z.enum(['production', 'staging']),
  trials: z.array(
    z.object({
      app: appName,
      version,
      began: count,
      fault: text.nullable(),
      fresh: counted,
      stable: counted,
    }),
  ),
});

export type SiteCounts = z.infer<typeof siteCountsSchema>;

/** Identifies a canary for registry and sites. */
export interface TrialName {
  readonly env: string;
  readonly app: string;
  readonly version: string;
  readonly began: number;
}

const keyOf = ({ env, app, version: of, began }: TrialName) => `${env} ${app}@${of} ${began}`;

const sum = (all: readonly VisitCounts[]): VisitCounts => ({
  visits: all.reduce((total, { visits }) => total + visits, 0),
  failures: all.reduce((total, { failures }) => total + failures, 0),
});

/** Sum over all site servers, including ended ones. */
export class SiteEvidence {
  readonly #trials = new Map<string, Map<string, Evidence>>();

  take({ instance, env, trials }: SiteCounts): void {
    for (const { app, version: of, began, ...evidence } of trials) {
      const key = keyOf({ env, app, version: of, began });
      const known = this.#trials.get(key) ?? new Map<string, Evidence>();
      this.#trials.set(key, known.set(instance, { ...evidence, fault: evidence.fault ?? null }));
    }
  }

  /** Null without counts from any site. */
  of(trial: TrialName): Evidence | null {
    const all = [...(this.#trials.get(keyOf(trial))?.values() ?? [])];
    if (all.length === 0) return null;
    return {
      fresh: sum(all.map(({ fresh }) => fresh)),
      stable: sum(all.map(({ stable }) => stable)),
      fault: all.find(({ fault: problem }) => problem !== null)?.fault ?? null,
    };
  }

  keepOnly(trials: readonly TrialName[]): void {
    const current = new Set(trials.map(keyOf));
    for (const key of this.#trials.keys()) if (!current.has(key)) this.#trials.delete(key);
  }
}
