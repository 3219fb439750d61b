import { z } from 'zod';
import { appName, version } from '../names.ts';
import { count, text } from '../schema.ts';
import type { Counted, Evidence } from './judge.ts';

const counted = z.object({ visits: count, failures: count });

/** What a site server tells at `/__health/releases`: all that it counted of each trial since it began. */
export const siteCountsSchema = z.object({
  /** Names the process: one that starts again counts from nothing. */
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

/** One trial and no other, as the registry and the sites name it. */
export interface TrialName {
  readonly env: string;
  readonly app: string;
  readonly version: string;
  readonly began: number;
}

const keyOf = ({ env, app, version: of, began }: TrialName) => `${env} ${app}@${of} ${began}`;

const sum = (all: readonly Counted[]): Counted => ({
  visits: all.reduce((total, { visits }) => total + visits, 0),
  failures: all.reduce((total, { failures }) => total + failures, 0),
});

/** What all site servers have counted, also those that ended meanwhile. */
export class SiteEvidence {
  readonly #trials = new Map<string, Map<string, Evidence>>();

  take({ instance, env, trials }: SiteCounts): void {
    for (const { app, version: of, began, ...evidence } of trials) {
      const key = keyOf({ env, app, version: of, began });
      const known = this.#trials.get(key) ?? new Map<string, Evidence>();
      this.#trials.set(key, known.set(instance, { ...evidence, fault: evidence.fault ?? null }));
    }
  }

  /** Null where no site has told anything of it yet. */
  of(trial: TrialName): Evidence | null {
    const all = [...(this.#trials.get(keyOf(trial))?.values() ?? [])];
    if (all.length === 0) return null;
    return {
      fresh: sum(all.map(({ fresh }) => fresh)),
      stable: sum(all.map(({ stable }) => stable)),
      fault: all.find(({ fault }) => fault !== null)?.fault ?? null,
    };
  }

  keepOnly(trials: readonly TrialName[]): void {
    const wanted = new Set(trials.map(keyOf));
    for (const key of this.#trials.keys()) if (!wanted.has(key)) this.#trials.delete(key);
  }
}
