import { z } from 'zod';
import { appName, version } from '../app-name.ts';
import { count, text } from '../parse-json.ts';
import type { CanaryEvidence, VisitCounts } from './find-rollback-reason.ts';

const visitCountsSchema = z.object({ visits: count, failures: count });

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
      fresh: visitCountsSchema,
      stable: visitCountsSchema,
    }),
  ),
});

export type SiteCounts = z.infer<typeof siteCountsSchema>;

/** Identifies a canary for registry and sites. */
export interface CanaryKey {
  readonly env: string;
  readonly app: string;
  readonly version: string;
  readonly startRevision: number;
}

const formatCanaryKey = ({ env, app, version: of, startRevision }: CanaryKey) =>
  `${env} ${app}@${of} ${startRevision}`;

const sumCounts = (all: readonly VisitCounts[]): VisitCounts => ({
  visits: all.reduce((total, { visits }) => total + visits, 0),
  failures: all.reduce((total, { failures }) => total + failures, 0),
});

/** Sum over all site servers, including ended ones. */
export class SiteEvidence {
  readonly #trials = new Map<string, Map<string, CanaryEvidence>>();

  add({ instance, env, trials }: SiteCounts): void {
    for (const { app, version: of, began, fault: failure = null, ...counts } of trials) {
      const key = formatCanaryKey({ env, app, version: of, startRevision: began });
      const evidenceBySite = this.#trials.get(key) ?? new Map<string, CanaryEvidence>();
      this.#trials.set(key, evidenceBySite.set(instance, { ...counts, failure }));
    }
  }

  /** Null without counts from any site. */
  of(trial: CanaryKey): CanaryEvidence | null {
    const all = [...(this.#trials.get(formatCanaryKey(trial))?.values() ?? [])];
    if (all.length === 0) return null;
    return {
      fresh: sumCounts(all.map(({ fresh }) => fresh)),
      stable: sumCounts(all.map(({ stable }) => stable)),
      failure: all.find(({ failure }) => failure !== null)?.failure ?? null,
    };
  }

  retainOnly(trials: readonly CanaryKey[]): void {
    const current = new Set(trials.map(formatCanaryKey));
    for (const key of this.#trials.keys()) if (!current.has(key)) this.#trials.delete(key);
  }
}
