import { z } from 'zod';
import { appNameSchema, versionSchema } from '../app-name-schema.ts';
import { environmentNameSchema } from '../environment-name.ts';
import { countSchema, textSchema } from '../parse-json.ts';
import type { CanaryEvidence, VisitCounts } from './find-rollback-reason.ts';

const visitCountsSchema = z.object({ visits: countSchema, failures: countSchema });

/**
 * Response of `/__health/releases`: the counts of a site server for each canary since it began. `fresh` are those of
 * the canary, `stable` those of the live version.
 */
export const siteCountsSchema = z.object({
  /** Id of the process, because a restarted process counts from zero. */
  instance: textSchema,
  env: environmentNameSchema,
  trials: z.array(
    z.object({
      app: appNameSchema,
      version: versionSchema,
      began: countSchema,
      fault: textSchema.nullable(),
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

const formatCanaryKey = ({ env, app, version, startRevision }: CanaryKey) =>
  `${env} ${app}@${version} ${startRevision}`;

const sumCounts = (counts: readonly VisitCounts[]): VisitCounts => ({
  visits: counts.reduce((total, { visits }) => total + visits, 0),
  failures: counts.reduce((total, { failures }) => total + failures, 0),
});

/** Latest counts of each site process. Those of an ended process still count. */
export class SiteEvidence {
  readonly #evidenceByCanary = new Map<string, Map<string, CanaryEvidence>>();

  add({ instance, env, trials: canaries }: SiteCounts): void {
    for (const { app, version, began: startRevision, fault: failure, fresh, stable } of canaries) {
      const key = formatCanaryKey({ env, app, version, startRevision });
      const evidenceBySite = this.#evidenceByCanary.get(key) ?? new Map<string, CanaryEvidence>();
      evidenceBySite.set(instance, { canary: fresh, live: stable, failure });
      this.#evidenceByCanary.set(key, evidenceBySite);
    }
  }

  /** Sums the counts of a canary over all site processes. Returns null if no process has reported any. */
  sum(canaryKey: CanaryKey): CanaryEvidence | null {
    const evidenceBySite = this.#evidenceByCanary.get(formatCanaryKey(canaryKey));
    if (!evidenceBySite) return null;
    const reports = [...evidenceBySite.values()];
    return {
      canary: sumCounts(reports.map(({ canary }) => canary)),
      live: sumCounts(reports.map(({ live }) => live)),
      failure: reports.find(({ failure }) => failure !== null)?.failure ?? null,
    };
  }

  /** Deletes the counts of all canaries that are not listed. */
  retainOnly(canaryKeys: readonly CanaryKey[]): void {
    const retainedKeys = new Set(canaryKeys.map(formatCanaryKey));
    for (const key of this.#evidenceByCanary.keys())
      if (!retainedKeys.has(key)) this.#evidenceByCanary.delete(key);
  }
}
