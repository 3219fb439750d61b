/** Counts of one version. */
export interface VisitCounts {
  /** Page views that used the version. */
  readonly visits: number;
  readonly failures: number;
}

/** Counts of the canary and of the live version since the canary began. */
export interface CanaryEvidence {
  readonly fresh: VisitCounts;
  readonly stable: VisitCounts;
  /** Error if the site server cannot load the version; visitors then get the live version. */
  readonly failure: string | null;
}

/** With fewer visits of the canary the rates are not compared. */
const MIN_VISITS = 50;

const MIN_RATIO = 2;
const MIN_DIFFERENCE = 0.01;

/** A widget can also fail on pages of other apps: then each failure counts as a visit. */
const countVisits = ({ visits, failures }: VisitCounts): number => Math.max(visits, failures);

const computeFailureRate = (counts: VisitCounts): number =>
  counts.failures === 0 ? 0 : counts.failures / countVisits(counts);

const formatPercent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

const formatCounts = (counts: VisitCounts) =>
  `${counts.failures} of ${countVisits(counts)} visits (${formatPercent(computeFailureRate(counts))})`;

/** Reason for a rollback; null if there is none. */
export function findRollbackReason({ fresh, stable, failure }: CanaryEvidence): string | null {
  if (failure) return `it cannot be used: ${failure}`;
  if (countVisits(fresh) < MIN_VISITS) return null;
  const canaryRate = computeFailureRate(fresh);
  const stableRate = computeFailureRate(stable);
  // The tolerance of 1e-9 covers rounding errors at the limits.
  const isWorse =
    canaryRate + 1e-9 >= stableRate * MIN_RATIO && canaryRate + 1e-9 >= stableRate + MIN_DIFFERENCE;
  return isWorse
    ? `it failed in ${formatCounts(fresh)}, the live version in ${formatCounts(stable)}`
    : null;
}
