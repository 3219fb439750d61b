/** A day of every year on which a crop is paid: `11-30`. */
export type YearDay = string;

/** A loan that is paid back after the harvests. */
export interface HarvestTerms {
  /** Whole rupees borrowed. */
  readonly principal: number;
  /** Per cent a year, on what is still owed, for the real days (act/365). */
  readonly ratePercent: number;
  /** Whole half years: each brings one instalment. */
  readonly months: number;
  /** Day on which the money is paid out: `2027-01-10`. */
  readonly from: string;
  readonly kharif: YearDay;
  readonly rabi: YearDay;
}

/** One instalment; whole rupees. */
export interface HarvestRow {
  readonly date: string;
  readonly crop: 'kharif' | 'rabi';
  /** Since the instalment before, or since the money was paid out. */
  readonly days: number;
  readonly principal: number;
  readonly interest: number;
  readonly instalment: number;
  readonly balance: number;
}

/** The first instalment leaves so much time, so that a crop was sold in between. */
const MIN_DAYS_TO_FIRST = 90;

const DAY_MS = 86_400_000;
const MONTHS_APART = 6;

/** Rates count to the thousandth of a per cent: 9.35 × 1,000 is whole, 9.35 itself is not exact in a computer. */
const RATE_STEPS = 1000;

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string) => (timeOf(to) - timeOf(from)) / DAY_MS;

/** The day in a year; 29 February is the 28th where a year has no other. */
function dayIn(year: number, day: YearDay): string {
  const date = `${year}-${day}`;
  return day === '02-29' && dateOf(Date.UTC(year, 1, 29)) !== date ? `${year}-02-28` : date;
}

/** The days of both harvests from the year of `from` on, in order. */
function* harvests({ from, kharif, rabi }: HarvestTerms) {
  const inOrder = [
    { crop: 'kharif', day: kharif } as const,
    { crop: 'rabi', day: rabi } as const,
  ].sort((one, other) => one.day.localeCompare(other.day));
  for (let year = Number(from.slice(0, 4)); ; year += 1)
    for (const { crop, day } of inOrder) yield { crop, date: dayIn(year, day) };
}

/** Interest on what is owed (act/365), in whole rupees, halves up. Whole numbers are divided once, so that a half is one. */
const interestFor = (owed: number, ratePercent: number, days: number) =>
  Math.round((owed * Math.round(ratePercent * RATE_STEPS) * days) / (36_500 * RATE_STEPS));

/**
 * Every instalment: principal in equal parts of whole rupees, the last one takes the rest; with each the interest
 * on what was owed, for the days since the last one.
 */
export function harvestRows(terms: HarvestTerms): HarvestRow[] {
  const count = terms.months / MONTHS_APART;
  const part = Math.floor(terms.principal / count);
  const rows: HarvestRow[] = [];
  let owed = terms.principal;
  let last = terms.from;
  for (const { crop, date } of harvests(terms)) {
    const days = daysBetween(last, date);
    if (rows.length === 0 ? days < MIN_DAYS_TO_FIRST : days <= 0) continue;
    const principal = rows.length === count - 1 ? owed : part;
    const interest = interestFor(owed, terms.ratePercent, days);
    owed -= principal;
    rows.push({
      date,
      crop,
      days,
      principal,
      interest,
      instalment: principal + interest,
      balance: owed,
    });
    if (rows.length === count) break;
    last = date;
  }
  return rows;
}

/** Everything that is paid beside the loan. */
export const interestOf = (rows: readonly HarvestRow[]) =>
  rows.reduce((sum, { interest }) => sum + interest, 0);
