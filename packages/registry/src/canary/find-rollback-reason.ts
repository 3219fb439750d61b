export interface VisitCounts {
  /** Page views that used the version. */
  readonly visits: number;
  readonly failures: number;
}

/** Counts of the canary and of the live version since the canary began. */
export interface CanaryEvidence {
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
