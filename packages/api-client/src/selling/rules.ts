import { rupeeDigits } from '@tractor-haat/i18n';
import { mobileDigits, wholeNumberDigits } from '../digits.ts';
import type { FormValues } from '../forms/form.ts';
import {
  MAX_LINE,
  MAX_TEXT,
  type ValidationReason,
  validateField,
} from '../forms/validate-form.ts';
import { normaliseName } from '../person-name.ts';

/** Components whose condition the seller rates. */
export const SELL_PARTS = ['engine', 'gearbox', 'hydraulics', 'body'] as const;

/** Maximum number of photos per listing, and maximum size of an upload. */
export const PHOTOS_MOST = 8;
export const PHOTO_BYTES_MOST = 10 * 1024 * 1024;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  owners: ['1', '2', '3', '4'],
  rc: ['yes', 'no'],
  hypothecation: ['none', 'cleared', 'open'],
  ...Object.fromEntries(SELL_PARTS.map((part) => [part, ['good', 'fair', 'needs-work']])),
};

const isWhole = (value: string, least: number, most: number) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;

const optional = (value: string, isFine: boolean, validationError: ValidationReason) =>
  value === '' || isFine ? undefined : validationError;

const PHOTOS = new RegExp(`^(?:[\\w-]{22}(?:,[\\w-]{22}){0,${PHOTOS_MOST - 1}})?$`);

/**
 * Validation errors by field; empty when valid. Used by the browser and the API; `thisYear` is the
 * upper bound of the year of manufacture.
 */
export function validateListing(
  typed: FormValues,
  thisYear: number,
): Record<string, ValidationReason> {
  const values = normaliseListing(typed);
  const of = (name: string) => values[name] ?? '';
  const checks: Record<string, ValidationReason | undefined> = {
    tractor: isWhole(of('tractor'), 1, 999_999_999) ? undefined : 'sell_tractor',
    year: isWhole(of('year'), 1960, thisYear) ? undefined : 'sell_year',
    hours: optional(of('hours'), isWhole(of('hours'), 0, 100_000), 'hours_invalid'),
    tyres: optional(of('tyres'), isWhole(of('tyres'), 0, 100), 'sell_tyres'),
    insurance: optional(of('insurance'), isDay(of('insurance')), 'sell_day'),
    photos: PHOTOS.test(of('photos')) ? undefined : 'sell_photos',
    state: validateField({ name: 'state', kind: 'state', required: true }, values),
    district: validateField(
      { name: 'district', kind: 'district', required: true, parent: 'state' },
      values,
    ),
    area: of('area').length > MAX_LINE ? 'line_long' : undefined,
    price: isWhole(of('price'), 10_000, 10_000_000) ? undefined : 'sell_price',
    words: of('words').length > MAX_TEXT ? 'words_long' : undefined,
    name: validateField({ name: 'name', kind: 'name', required: true }, values),
    mobile: validateField({ name: 'mobile', kind: 'mobile', required: true }, values),
    terms: of('terms') === '' ? 'terms_required' : undefined,
  };
  for (const [name, choices] of Object.entries(CHOICES)) {
    checks[name] = choices.includes(of(name)) ? undefined : 'sell_choose';
  }
  return Object.fromEntries(
    Object.entries(checks).filter(
      (pair): pair is [string, ValidationReason] => pair[1] !== undefined,
    ),
  );
}

const NUMBERS = new Set(['year', 'hours', 'tyres']);

export function normaliseListing(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'name') return [name, normaliseName(value)];
      if (name === 'mobile') return [name, mobileDigits(value)];
      if (name === 'price') return [name, rupeeDigits(value)];
      if (NUMBERS.has(name)) return [name, wholeNumberDigits(value)];
      return [name, value.trim().replace(/[ \t]+/g, ' ')];
    }),
  );
}

function isDay(text: string): boolean {
  // Timestamp columns reject the year 0000.
  if (!/^[12]\d{3}-/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10;
}
