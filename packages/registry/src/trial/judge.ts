/** Counts of one version. */
export interface VisitCounts {
  /** Page views that it was involved in. */
  readonly visits: number;
  readonly failures: number;
}

/** Counts of the canary and of the live version since the canary began. */
export interface Evidence {
  readonly fresh: VisitCounts;
  readonly stable: VisitCounts;
  /** Why the site server cannot load the version; no visitor sees it. */
  readonly fault: string | null;
}

/** Minimum sample size. */
const MIN_VISITS = 50;

const TIMES = 2;
const ABOVE = 0.01;

/** A failure outside its own pages, such as of a widget, counts as a visit. */
const visitsOf = ({ visits, failures }: VisitCounts): number => Math.max(visits, failures);

const rateOf = (counted: VisitCounts): number =>
  counted.failures === 0 ? 0 : counted.failures / visitsOf(counted);

const percentText = (rate: number) => `${(rate * 100).toFixed(1)} %`;

const formatCounts = (counted: VisitCounts) =>
  `${counted.failures} of ${visitsOf(counted)} visits (${percentText(rateOf(counted))})`;

/** Reason for a rollback; null if there is none. */
export function objectionTo({ fresh, stable, fault: problem }: Evidence): string | null {
  if (problem) return `it cannot be used: ${problem}`;
  if (visitsOf(fresh) < MIN_VISITS) return null;
  const rate = rateOf(fresh);
  const usual = rateOf(stable);
  // Tolerance for rounding of rates at the limit.
  const isWorse = rate + 1e-9 >= usual * TIMES && rate + 1e-9 >= usual + ABOVE;
  return isWorse
    ? `it failed in ${formatCounts(fresh)}, the live version in ${formatCounts(stable)}`
    : null;
}
