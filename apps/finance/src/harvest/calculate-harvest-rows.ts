/** Month and day on which a crop is paid each year: `11-30`. */
export type YearDay = string;

export interface HarvestTerms {
  /** Whole rupees. */
  readonly principal: number;
  /** Per cent a year on the balance, by actual days (act/365). */
  readonly ratePercent: number;
  /** A multiple of 6; each half year has one instalment. */
  readonly months: number;
  /** Day of the payout: `2027-01-10`. */
  readonly from: string;
  readonly kharif: YearDay;
  readonly rabi: YearDay;
}

/** Amounts in whole rupees. */
export interface HarvestRow {
  readonly date: string;
  readonly crop: 'kharif' | 'rabi';
  /** Days since the previous instalment or the payout. */
  readonly days: number;
  readonly principal: number;
  readonly interest: number;
  readonly instalment: number;
  readonly balance: number;
}

/** Minimum days from payout to first instalment, so that a crop is sold in between. */
const MIN_DAYS_TO_FIRST = 90;

const DAY_MS = 86_400_000;
const MONTHS_BETWEEN_HARVESTS = 6;

/** Rates are scaled to integers (thousandths of a per cent), because 9.35 is not exact in floating point. */
const RATE_STEPS = 1000;

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

export const countDays = (from: string, to: string) => (toTime(to) - toTime(from)) / DAY_MS;

/** The date in a year; 29 February becomes the 28th in other years. */
function toDateInYear(year: number, day: YearDay): string {
  const date = `${year}-${day}`;
  return day === '02-29' && toDate(Date.UTC(year, 1, 29)) !== date ? `${year}-02-28` : date;
}

/** Dates of both harvests from the year of `from`, in order. */
function* generateHarvests({ from, kharif, rabi }: HarvestTerms) {
  const inOrder = [
    { crop: 'kharif', day: kharif } as const,
    { crop: 'rabi', day: rabi } as const,
  ].sort((a, b) => a.day.localeCompare(b.day));
  for (let year = Number(from.slice(0, 4)); ; year += 1)
    for (const { crop, day } of inOrder) yield { crop, date: toDateInYear(year, day) };
}

/** Interest in whole rupees (act/365), halves rounded up. A single division of integers keeps halves exact. */
const calculateInterest = (owed: number, ratePercent: number, days: number) =>
  Math.round((owed * Math.round(ratePercent * RATE_STEPS) * days) / (36_500 * RATE_STEPS));

/**
 * Calculates all instalments. The principal is split into equal parts of whole rupees, halves rounded up, and
 * the last one takes the difference. Each instalment adds the interest on the balance since the previous one.
 */
export function calculateHarvestRows(terms: HarvestTerms): HarvestRow[] {
  const count = terms.months / MONTHS_BETWEEN_HARVESTS;
  const part = Math.round(terms.principal / count);
  const rows: HarvestRow[] = [];
  let owed = terms.principal;
  let last = terms.from;
  for (const { crop, date } of generateHarvests(terms)) {
    const days = countDays(last, date);
    if (rows.length === 0 ? days < MIN_DAYS_TO_FIRST : days <= 0) continue;
    const principal = rows.length === count - 1 ? owed : Math.min(part, owed);
    const interest = calculateInterest(owed, terms.ratePercent, days);
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

/** Total interest in rupees. */
export const sumInterest = (rows: readonly HarvestRow[]) =>
  rows.reduce((sum, { interest }) => sum + interest, 0);
