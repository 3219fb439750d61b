/** Month and day, such as `11-30`. */
export type YearDay = string;

export interface HarvestTerms {
  readonly principal: number;
  /** Per cent a year on the balance, by actual days (act/365). */
  readonly ratePercent: number;
  /** A multiple of 6, because each half year has one instalment. */
  readonly months: number;
  /** Day of the payout, such as `2027-01-10`. */
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

/** Leaves the farmer time to sell a crop between payout and first instalment. */
const MIN_DAYS_TO_FIRST = 90;

const DAY_MS = 86_400_000;
const MONTHS_BETWEEN_HARVESTS = 6;

/** Thousandths of a per cent, because 9.35 is not exact in floating point. */
const RATE_SCALE = 1000;

const toTime = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

export const countDays = (from: string, to: string) => (toTime(to) - toTime(from)) / DAY_MS;

/** 29 February becomes 28 February in years without a leap day. */
function toDateInYear(year: number, day: YearDay): string {
  const date = `${year}-${day}`;
  return day === '02-29' && toDate(Date.UTC(year, 1, 29)) !== date ? `${year}-02-28` : date;
}

function* generateHarvests({ from, kharif, rabi }: HarvestTerms) {
  const sortedHarvests = [
    { crop: 'kharif', day: kharif } as const,
    { crop: 'rabi', day: rabi } as const,
  ].sort((a, b) => a.day.localeCompare(b.day));
  for (let year = Number(from.slice(0, 4)); ; year += 1)
    for (const { crop, day } of sortedHarvests) yield { crop, date: toDateInYear(year, day) };
}

/** Rounds halves up. The rate is scaled to an integer, so that a floating-point error cannot round a half down. */
const calculateInterest = (balance: number, ratePercent: number, days: number) =>
  Math.round((balance * Math.round(ratePercent * RATE_SCALE) * days) / (36_500 * RATE_SCALE));

/**
 * The principal is split into equal parts of whole rupees, and the last part contains the remainder. Each instalment
 * adds the interest since the previous one.
 */
export function calculateHarvestRows(terms: HarvestTerms): HarvestRow[] {
  const count = terms.months / MONTHS_BETWEEN_HARVESTS;
  const equalPart = Math.round(terms.principal / count);
  const rows: HarvestRow[] = [];
  let balance = terms.principal;
  let lastDate = terms.from;
  for (const { crop, date } of generateHarvests(terms)) {
    const days = countDays(lastDate, date);
    if (rows.length === 0 ? days < MIN_DAYS_TO_FIRST : days <= 0) continue;
    const principal = rows.length === count - 1 ? balance : Math.min(equalPart, balance);
    const interest = calculateInterest(balance, terms.ratePercent, days);
    balance -= principal;
    rows.push({
      date,
      crop,
      days,
      principal,
      interest,
      instalment: principal + interest,
      balance,
    });
    if (rows.length === count) break;
    lastDate = date;
  }
  return rows;
}

export const sumInterest = (rows: readonly HarvestRow[]) =>
  rows.reduce((sum, { interest }) => sum + interest, 0);
