import { z } from 'zod';
import { appName, version } from '../app-name.ts';
import { count, text } from '../parse-json.ts';
import type { CanaryEvidence, VisitCounts } from './find-rollback-reason.ts';

const visitCountsSchema = z.object({ visits: count, failures: count });

/**
 * Response of `/__health/releases`: the counts of a site server for each canary since it began. `fresh` are those of
 * the canary, `stable` those of the live version.
 */
export const siteCountsSchema = z.object({
  /** Id of the process, because a restarted process counts from zero. */
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

/** Identifies a canary in the registry and on site servers. The revision distinguishes two canaries of one version. */
export interface CanaryKey {
  readonly env: string;
  readonly app: string;
  readonly version: string;
  readonly startRevision: number;
}

const formatCanaryKey = ({ env, app, version: canaryVersion, startRevision }: CanaryKey) =>
  `${env} ${app}@${canaryVersion} ${startRevision}`;

const sumCounts = (counts: readonly VisitCounts[]): VisitCounts => ({
  visits: counts.reduce((total, { visits }) => total + visits, 0),
  failures: counts.reduce((total, { failures }) => total + failures, 0),
});

/** Latest counts of each site process. Those of an ended process still count. */
export class SiteEvidence {
  readonly #trials = new Map<string, Map<string, CanaryEvidence>>();

  add({ instance, env, trials }: SiteCounts): void {
    for (const { began: startRevision, fault: failure = null, ...trial } of trials) {
      const { app, version: canaryVersion, ...counts } = trial;
      const key = formatCanaryKey({ env, app, version: canaryVersion, startRevision });
      const evidenceBySite = this.#trials.get(key) ?? new Map<string, CanaryEvidence>();
      this.#trials.set(key, evidenceBySite.set(instance, { ...counts, failure }));
    }
  }

  /** Sums the counts of a canary over all site processes. Returns null if no process has reported any. */
  sum(trial: CanaryKey): CanaryEvidence | null {
    const reports = [...(this.#trials.get(formatCanaryKey(trial))?.values() ?? [])];
    if (reports.length === 0) return null;
    return {
      fresh: sumCounts(reports.map(({ fresh }) => fresh)),
      stable: sumCounts(reports.map(({ stable }) => stable)),
      failure: reports.find(({ failure }) => failure !== null)?.failure ?? null,
    };
  }

  /** Deletes the counts of all canaries that are not listed. */
  retainOnly(trials: readonly CanaryKey[]): void {
    const current = new Set(trials.map(formatCanaryKey));
    for (const key of this.#trials.keys()) if (!current.has(key)) this.#trials.delete(key);
  }
}
