import { rupeeDigits } from '@tractor-haat/i18n';
import { mobileDigits, wholeNumberDigits, withoutInvisible } from '../digits.ts';
import { normaliseName, validatePersonName } from '../person-name.ts';
import type { FieldKind, FormDefinition, FormField, FormValues } from './form.ts';

export const MAX_LINE = 80;
export const MAX_TEXT = 1000;
export const MOBILE_DIGITS = 10;
export const CODE_MOST = 6;

/** Key of the validation message of a field. */
export type ValidationReason = string;

const MOBILE = /^[6-9]\d{9}$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const between = (value: string, least: number, most: number) =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;

/** Rules by field kind; called only with non-empty values. */
const rules: Readonly<Record<FieldKind, (value: string) => ValidationReason | undefined>> = {
  name: validatePersonName,
  mobile(value) {
    if (MOBILE.test(value)) return undefined;
    return /^\d{1,9}$/.test(value) ? 'mobile_length' : 'mobile_invalid';
  },
  email: (value) => (EMAIL.test(value) && value.length <= 254 ? undefined : 'email_invalid'),
  type: validateLine,
  brand: validateLine,
  model: validateLine,
  tractor_brand: validateLine,
  tractor_model: validateLine,
  tyre_brand: validateLine,
  tyre_model: validateLine,
  state: validateLine,
  district: validateLine,
  tehsil: validateLine,
  amount: (value) => (between(value, 10_000, 100_000_000) ? undefined : 'amount_invalid'),
  months: (value) => (between(value, 6, 120) ? undefined : 'months_invalid'),
  year: (value) => (between(value, 1960, 2100) ? undefined : 'year_invalid'),
  hours: (value) => (between(value, 0, 100_000) ? undefined : 'hours_invalid'),
  line: validateLine,
  words: (value) => (value.length <= MAX_TEXT ? undefined : 'words_long'),
};

function validateLine(value: string): ValidationReason | undefined {
  return value.length <= MAX_LINE ? undefined : 'line_long';
}

/** Error of a dependent select whose parent has no value yet. */
const waitsFor: Partial<Record<FieldKind, ValidationReason>> = {
  brand: 'select_type_first',
  model: 'select_brand_first',
  tractor_model: 'select_brand_first',
  tyre_model: 'select_brand_first',
  district: 'select_state_first',
  tehsil: 'select_district_first',
};

/** Validation error of one field. `values` are normalised. */
export function validateField(field: FormField, values: FormValues): ValidationReason | undefined {
  const value = values[field.name] ?? '';
  const waits = field.parent !== undefined && !values[field.parent];
  if (value === '') {
    if (!field.required) return undefined;
    if (waits) return waitsFor[field.kind];
    return field.kind === 'mobile' ? 'mobile_invalid' : `${field.name}_required`;
  }
  return waits ? waitsFor[field.kind] : rules[field.kind](value);
}

/** Validation errors by field; empty when the form is valid. */
export function validateForm(
  form: FormDefinition,
  values: FormValues,
): Record<string, ValidationReason> {
  const validationErrors: Record<string, ValidationReason> = {};
  for (const field of form.fields) {
    const validationError = validateField(field, values);
    if (validationError !== undefined) validationErrors[field.name] = validationError;
  }
  if (!values.terms) validationErrors.terms = 'terms_required';
  return validationErrors;
}

/** Normalised values of the form's fields. */
export function cleaned(form: FormDefinition, values: Readonly<Record<string, unknown>>) {
  const fields = [...form.fields, { name: 'terms', kind: 'line' } as const];
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = values[name];
      return [name, typeof value === 'string' ? normaliseField(kind, value) : ''];
    }),
  );
}

const NUMBERS: ReadonlySet<FieldKind> = new Set(['months', 'year', 'hours']);

function normaliseField(kind: FieldKind, value: string): string {
  if (kind === 'name') return normaliseName(value);
  if (kind === 'mobile') return mobileDigits(value);
  if (kind === 'email') return withoutInvisible(value);
  if (kind === 'amount') return rupeeDigits(value);
  if (NUMBERS.has(kind)) return wholeNumberDigits(value);
  return value.trim().replace(/[ \t]+/g, ' ');
}
