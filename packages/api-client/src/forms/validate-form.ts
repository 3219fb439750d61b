import { toRupeeDigits } from '@tractor-haat/i18n';
import { isEmail } from '../is-email.ts';
import { removeInvisible, toIntegerDigits, toMobileDigits } from '../to-mobile-digits.ts';
import { normaliseName, validatePersonName } from '../validate-person-name.ts';
import type { FieldKind, FormDefinition, FormField, FormValues } from './form-definition.ts';

export const MAX_LINE = 80;
export const MAX_TEXT = 1000;
export const MOBILE_DIGITS = 10;
export const CODE_LENGTH = 6;

/** Translation key of a validation message, without the prefix `reason.`. */
export type ValidationReason = string;

const MOBILE_PATTERN = /^[6-9]\d{9}$/;

/** True for the digits of a whole number within the limits. */
export const isBetween = (value: string, min: number, max: number) =>
  /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;

/** Validates a non-empty value by the kind of its field. */
const rules: Readonly<Record<FieldKind, (value: string) => ValidationReason | undefined>> = {
  name: validatePersonName,
  mobile(value) {
    if (MOBILE_PATTERN.test(value)) return undefined;
    return /^\d{1,9}$/.test(value) ? 'mobile_length' : 'mobile_invalid';
  },
  email: (value) => (isEmail(value) ? undefined : 'email_invalid'),
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
  amount: (value) => (isBetween(value, 10_000, 100_000_000) ? undefined : 'amount_invalid'),
  months: (value) => (isBetween(value, 6, 120) ? undefined : 'months_invalid'),
  year: (value) => (isBetween(value, 1960, 2100) ? undefined : 'year_invalid'),
  hours: (value) => (isBetween(value, 0, 100_000) ? undefined : 'hours_invalid'),
  line: validateLine,
  words: (value) => (value.length <= MAX_TEXT ? undefined : 'text_too_long'),
};

function validateLine(value: string): ValidationReason | undefined {
  return value.length <= MAX_LINE ? undefined : 'line_long';
}

/** Reasons for a select whose parent field is empty. */
const missingParentErrors: Partial<Record<FieldKind, ValidationReason>> = {
  brand: 'select_type_first',
  model: 'select_brand_first',
  tractor_model: 'select_brand_first',
  tyre_model: 'select_brand_first',
  district: 'select_state_first',
  tehsil: 'select_district_first',
};

/** Returns the reason why the value of `field` is invalid. `values` must come from `normaliseForm`. */
export function validateField(field: FormField, values: FormValues): ValidationReason | undefined {
  const value = values[field.name] ?? '';
  const isParentMissing = field.parent !== undefined && !values[field.parent];
  if (value === '') {
    if (!field.required) return undefined;
    if (isParentMissing) return missingParentErrors[field.kind];
    return field.kind === 'mobile' ? 'mobile_invalid' : `${field.name}_required`;
  }
  return isParentMissing ? missingParentErrors[field.kind] : rules[field.kind](value);
}

/**
 * Returns the reasons of the validation errors by field name: an empty object if the form is valid.
 *
 * @example
 * const errors = validateForm(ALL_FORMS.insurance, normaliseForm(ALL_FORMS.insurance, body));
 */
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

/**
 * Returns the fields of the form and `terms` in the notation that `validateForm` requires: names and numbers are
 * normalised, and missing values become empty texts.
 */
export function normaliseForm(form: FormDefinition, values: Readonly<Record<string, unknown>>) {
  const fields = [...form.fields, { name: 'terms', kind: 'line' } as const];
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = values[name];
      return [name, typeof value === 'string' ? normaliseField(kind, value) : ''];
    }),
  );
}

const NUMBER_KINDS: ReadonlySet<FieldKind> = new Set(['months', 'year', 'hours']);

function normaliseField(kind: FieldKind, value: string): string {
  if (kind === 'name') return normaliseName(value);
  if (kind === 'mobile') return toMobileDigits(value);
  if (kind === 'email') return removeInvisible(value);
  if (kind === 'amount') return toRupeeDigits(value);
  if (NUMBER_KINDS.has(kind)) return toIntegerDigits(value);
  return removeInvisible(value) && value.trim().replace(/[ \t]+/g, ' ');
}
