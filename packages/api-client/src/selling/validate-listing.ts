import { toRupeeDigits } from '@tractor-haat/i18n';
import type { FormValues } from '../forms/form-definition.ts';
import {
  isBetween,
  MAX_LINE,
  MAX_TEXT,
  type ValidationReason,
  validateField,
} from '../forms/validate-form.ts';
import { toIntegerDigits, toMobileDigits } from '../to-mobile-digits.ts';
import { normaliseName } from '../validate-person-name.ts';

/** Fields of `sellBody` in which the seller rates the condition of a component. */
export const RATED_COMPONENTS = ['engine', 'gearbox', 'hydraulics', 'body'] as const;

export const MAX_PHOTOS = 8;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

const FIELD_CHOICES: Readonly<Record<string, readonly string[]>> = {
  owners: ['1', '2', '3', '4'],
  rc: ['yes', 'no'],
  hypothecation: ['none', 'cleared', 'open'],
  ...Object.fromEntries(
    RATED_COMPONENTS.map((component) => [component, ['good', 'fair', 'needs-work']]),
  ),
};

const validateOptional = (value: string, isValid: boolean, validationError: ValidationReason) =>
  value === '' || isValid ? undefined : validationError;

const PHOTO_IDS_PATTERN = new RegExp(`^(?:[\\w-]{22}(?:,[\\w-]{22}){0,${MAX_PHOTOS - 1}})?$`);

/**
 * Returns the reasons of the validation errors by field name: an empty object if the listing is valid. `thisYear` is
 * the latest year of manufacture.
 */
export function validateListing(
  formValues: FormValues,
  thisYear: number,
): Record<string, ValidationReason> {
  const values = normaliseListing(formValues);
  const readValue = (name: string) => values[name] ?? '';
  const isInRange = (name: string, min: number, max: number) =>
    isBetween(readValue(name), min, max);
  const checks: Record<string, ValidationReason | undefined> = {
    tractor: isInRange('tractor', 1, 999_999_999) ? undefined : 'sell_tractor',
    year: isInRange('year', 1960, thisYear) ? undefined : 'sell_year',
    hours: validateOptional(readValue('hours'), isInRange('hours', 0, 100_000), 'hours_invalid'),
    tyres: validateOptional(readValue('tyres'), isInRange('tyres', 0, 100), 'sell_tyres'),
    insurance: validateOptional(readValue('insurance'), isDay(readValue('insurance')), 'sell_day'),
    photos: PHOTO_IDS_PATTERN.test(readValue('photos')) ? undefined : 'sell_photos',
    state: validateField({ name: 'state', kind: 'state', required: true }, values),
    district: validateField(
      { name: 'district', kind: 'district', required: true, parent: 'state' },
      values,
    ),
    area: readValue('area').length > MAX_LINE ? 'line_long' : undefined,
    price: isInRange('price', 10_000, 10_000_000) ? undefined : 'sell_price',
    words: readValue('words').length > MAX_TEXT ? 'text_too_long' : undefined,
    name: validateField({ name: 'name', kind: 'name', required: true }, values),
    mobile: validateField({ name: 'mobile', kind: 'mobile', required: true }, values),
    terms: readValue('terms') === '' ? 'terms_required' : undefined,
  };
  for (const [name, choices] of Object.entries(FIELD_CHOICES)) {
    checks[name] = choices.includes(readValue(name)) ? undefined : 'sell_choose';
  }
  return Object.fromEntries(
    Object.entries(checks).filter(
      (pair): pair is [string, ValidationReason] => pair[1] !== undefined,
    ),
  );
}

const NUMBER_FIELDS = new Set(['year', 'hours', 'tyres']);

export function normaliseListing(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'name') return [name, normaliseName(value)];
      if (name === 'mobile') return [name, toMobileDigits(value)];
      if (name === 'price') return [name, toRupeeDigits(value)];
      if (NUMBER_FIELDS.has(name)) return [name, toIntegerDigits(value)];
      return [name, value.trim().replace(/[ \t]+/g, ' ')];
    }),
  );
}

function isDay(text: string): boolean {
  // PostgreSQL rejects the year 0000, so only the years 1000 to 2999 are valid.
  if (!/^[12]\d{3}-/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 10;
}
