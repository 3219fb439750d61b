/** What was counted of one version. */
export interface Counted {
  /** Pages that it had a part in. */
  readonly visits: number;
  readonly failures: number;
}

/** What is known of a version on trial beside the one that is live, both counted since the trial began. */
export interface Evidence {
  readonly fresh: Counted;
  readonly stable: Counted;
  /** What made the version unusable as a whole, as its site server says; nobody was shown it then. */
  readonly fault: string | null;
}

/** Fewer say nothing. */
const MIN_VISITS = 50;

const TIMES = 2;
const ABOVE = 0.01;

/** A failure elsewhere than on its own pages, as of a widget, is a visit as well. */
const visitsOf = ({ visits, failures }: Counted): number => Math.max(visits, failures);

const rateOf = (counted: Counted): number =>
  counted.failures === 0 ? 0 : counted.failures / visitsOf(counted);

const percentText = (rate: number) => `${(rate * 100).toFixed(1)} %`;

const told = (counted: Counted) =>
  `${counted.failures} of ${visitsOf(counted)} visits (${percentText(rateOf(counted))})`;

/** Why a release must be taken back; null while nothing says so. */
export function objectionTo({ fresh, stable, fault }: Evidence): string | null {
  if (fault) return `it cannot be used: ${fault}`;
  if (visitsOf(fresh) < MIN_VISITS) return null;
  const rate = rateOf(fresh);
  const usual = rateOf(stable);
  // Rates are quotients: what is exactly at the line must not be lost to rounding.
  const isWorse = rate + 1e-9 >= usual * TIMES && rate + 1e-9 >= usual + ABOVE;
  return isWorse ? `it failed in ${told(fresh)}, the live version in ${told(stable)}` : null;
}
