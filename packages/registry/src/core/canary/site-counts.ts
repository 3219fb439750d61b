import { z } from 'zod';
import { appNameSchema, environmentNameSchema, versionSchema } from '../app-name-schema.ts';
import { countSchema, textSchema } from '../parse-json.ts';

export interface VisitCounts {
  /** Page views that used the version. */
  readonly visits: number;
  readonly failures: number;
}

/** Counts of the canary and of the live version since the canary began. */
interface CanaryEvidence {
  readonly canary: VisitCounts;
  readonly live: VisitCounts;
  /** Error message if a site server cannot load the canary. Its visitors then get the live version. */
  readonly failure: string | null;
}

/** Failure rates are not compared below this number of canary visits. */
const MIN_VISITS = 50;

const MIN_RATE_RATIO = 2;
/** One percentage point. */
const MIN_RATE_DIFFERENCE = 0.01;
const ROUNDING_TOLERANCE = 1e-9;

/**
 * Returns why the canary must be rolled back, or null. It must be if it cannot be loaded, or if its failure rate is at
 * least twice that of the live version and one percentage point higher.
 */
export function findRollbackReason({ canary, live, failure }: CanaryEvidence): string | null {
  if (failure) return `it cannot be used: ${failure}`;
  if (countVisits(canary) < MIN_VISITS) return null;
  const canaryRate = computeFailureRate(canary);
  const liveRate = computeFailureRate(live);
  const isWorse =
    canaryRate + ROUNDING_TOLERANCE >= liveRate * MIN_RATE_RATIO &&
    canaryRate + ROUNDING_TOLERANCE >= liveRate + MIN_RATE_DIFFERENCE;
  return isWorse
    ? `it failed in ${formatCounts(canary)}, the live version in ${formatCounts(live)}`
    : null;
}

/** A widget can also fail on pages of other apps, which are not counted as visits. A failure then counts as a visit. */
const countVisits = ({ visits, failures }: VisitCounts): number => Math.max(visits, failures);

const computeFailureRate = (counts: VisitCounts): number =>
  counts.failures === 0 ? 0 : counts.failures / countVisits(counts);

const formatPercent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

const formatCounts = (counts: VisitCounts) =>
  `${counts.failures} of ${countVisits(counts)} visits (${formatPercent(computeFailureRate(counts))})`;

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
