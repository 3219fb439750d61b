import { parseRupees } from '@tractor-haat/i18n';
import { type NumberRule, type QueryNumber, readQueryNumber } from '@tractor-haat/pages/sums';
import type { HarvestTerms, YearDay } from './calculate-harvest-rows.ts';

export interface HarvestDay {
  readonly text: string;
  readonly error: 'date' | 'day' | 'same' | null;
}

type HarvestNumber = 'price' | 'down' | 'rate' | 'months';

type NumberError = NonNullable<QueryNumber['error']> | 'down' | 'half_years';

export interface HarvestQuestion {
  readonly numbers: Readonly<Record<HarvestNumber, QueryNumber>>;
  readonly errors: Readonly<Partial<Record<HarvestNumber, NumberError>>>;
  readonly from: HarvestDay;
  readonly kharif: HarvestDay;
  readonly rabi: HarvestDay;
  /** Slug of the state that sets the default days, or ''. */
  readonly state: string;
  /** Null while any field is invalid. */
  readonly terms: HarvestTerms | null;
}

/** Share of the price. */
const DEFAULT_DOWN_SHARE = 0.15;

const MAX_DAY_LENGTH = 20;

export function readHarvestQuestion(search: string, today: string): HarvestQuestion {
  const query = new URLSearchParams(search);
  const readSum = (name: string, rule: NumberRule) =>
    readQueryNumber(query, name, { ...rule, readMoney: parseRupees });
  const price = readSum('price', { min: 50_000, max: 5_000_000, defaultValue: 700_000 });
  const defaultDown = price.value === null ? null : Math.round(price.value * DEFAULT_DOWN_SHARE);
  const numbers = {
    price,
    down: readSum('down', { min: 0, max: 5_000_000, defaultValue: defaultDown }),
    rate: readQueryNumber(query, 'rate', { min: 0, max: 30, defaultValue: 10 }),
    months: readQueryNumber(query, 'months', { min: 6, max: 120, defaultValue: 60 }),
  };
  const stateSlug = query.get('state') ?? '';
  const state = isListedState(stateSlug) ? stateSlug : '';
  const days = getHarvestDays(state);
  const from = toIsoDate((query.get('from') || today).slice(0, MAX_DAY_LENGTH));
  const kharif = (query.get('kharif') || days.kharif).slice(0, MAX_DAY_LENGTH);
  const rabi = (query.get('rabi') || days.rabi).slice(0, MAX_DAY_LENGTH);
  const errors = validateNumbers(numbers);
  const question = {
    numbers,
    errors,
    state,
    from: { text: from, error: isDate(from) ? null : 'date' },
    kharif: { text: kharif, error: isYearDay(kharif) ? null : 'day' },
    rabi: { text: rabi, error: findRabiError(rabi, kharif) },
  } as const;
  return { ...question, terms: toHarvestTerms(question) };
}

function findRabiError(rabi: string, kharif: string): HarvestDay['error'] {
  if (!isYearDay(rabi)) return 'day';
  return rabi === kharif ? 'same' : null;
}

function validateNumbers({ price, down, rate, months }: HarvestQuestion['numbers']) {
  const errors: Partial<Record<HarvestNumber, NumberError>> = {};
  if (price.error) errors.price = price.error;
  if (rate.error) errors.rate = rate.error;
  if (down.error) errors.down = down.error;
  else if (down.value !== null && price.value !== null && down.value > price.value)
    errors.down = 'down';
  if (months.error) errors.months = months.error;
  else if (months.value !== null && months.value % 6 !== 0) errors.months = 'half_years';
  return errors;
}

function toHarvestTerms(question: Omit<HarvestQuestion, 'terms'>): HarvestTerms | null {
  const { numbers, errors, from, kharif, rabi } = question;
  const isInvalid = Object.keys(errors).length > 0 || from.error || kharif.error || rabi.error;
  const { value: price } = numbers.price;
  const { value: down } = numbers.down;
  const { value: rate } = numbers.rate;
  const { value: months } = numbers.months;
  if (isInvalid || price === null || down === null || rate === null || months === null) return null;
  return {
    principal: Math.round(price) - Math.round(down),
    ratePercent: rate,
    months,
    from: from.text,
    kharif: kharif.text,
    rabi: rabi.text,
  };
}

const isDate = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().slice(0, 10) === text
  );
};

/** `10-01-2027` becomes `2027-01-10`. Returns other text unchanged. */
const toIsoDate = (text: string) => {
  const [, day = '', month = '', year] = /^(\d\d?)[-./](\d\d?)[-./](20\d\d)$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : text;
};

/** 2028 is a leap year, so 29 February is valid. */
const isYearDay = (text: string) => /^\d\d-\d\d$/.test(text) && isDate(`2028-${text}`);

/** Days by which most of each harvest is sold. */
interface HarvestDays {
  readonly kharif: YearDay;
  readonly rabi: YearDay;
}

const DEFAULT_DAYS: HarvestDays = { kharif: '11-30', rabi: '05-15' };

/** Estimated from the main crops of each state, without a cited source. The visitor can change the days. */
const DAYS_BY_STATE: Readonly<Record<string, HarvestDays>> = {
  // Kharif: paddy. Rabi: wheat.
  punjab: { kharif: '11-15', rabi: '05-15' },
  haryana: { kharif: '11-15', rabi: '05-15' },
  'uttar-pradesh': { kharif: '11-30', rabi: '05-15' },
  bihar: { kharif: '12-15', rabi: '05-15' },
  'west-bengal': { kharif: '12-31', rabi: '05-31' },
  odisha: { kharif: '12-31', rabi: '05-15' },
  chhattisgarh: { kharif: '12-31', rabi: '04-30' },
  // Kharif: soybean. Rabi: wheat and gram.
  'madhya-pradesh': { kharif: '10-31', rabi: '04-30' },
  rajasthan: { kharif: '10-31', rabi: '04-30' },
  // Kharif: cotton, groundnut, soybean. Rabi: wheat, gram, sorghum.
  gujarat: { kharif: '11-30', rabi: '04-15' },
  maharashtra: { kharif: '11-30', rabi: '04-15' },
  karnataka: { kharif: '12-15', rabi: '03-31' },
  telangana: { kharif: '12-31', rabi: '05-15' },
  'andhra-pradesh': { kharif: '12-31', rabi: '05-15' },
  'tamil-nadu': { kharif: '10-15', rabi: '02-28' },
};

const isListedState = (state: string) => Object.hasOwn(DAYS_BY_STATE, state);

const getHarvestDays = (state: string): HarvestDays =>
  (isListedState(state) ? DAYS_BY_STATE[state] : undefined) ?? DEFAULT_DAYS;
