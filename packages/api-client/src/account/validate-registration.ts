import { isEmail } from '../is-email.ts';
import { removeInvisible } from '../to-mobile-digits.ts';
import { normaliseName, validatePersonName } from '../validate-person-name.ts';
import type { AccountReason } from './account-messages.ts';

const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 256;

const MOBILE_PATTERN = /^[5-9]\d{9}$/;

/** Validation errors by field name. Empty if all fields are valid. */
export type AccountErrors = Record<string, AccountReason>;

export type RegistrationValues = {
  name?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  confirm?: string | undefined;
  terms?: string | undefined;
};

export function validateName(name = ''): AccountReason | undefined {
  const cleanName = normaliseName(name);
  return cleanName === '' ? 'name_required' : validatePersonName(cleanName);
}

/** Accepts ten digits that begin with 5 to 9. Enquiry forms accept only 6 to 9 as the first digit. */
export function validateAccountMobile(mobile = ''): AccountReason | undefined {
  return MOBILE_PATTERN.test(mobile) ? undefined : 'mobile_registration';
}

export function validatePassword(password = ''): AccountReason | undefined {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return 'password_short';
  return length > MAX_PASSWORD_LENGTH ? 'password_long' : undefined;
}

export function validateRegistration(values: RegistrationValues): AccountErrors {
  const { name, mobile, email = '', password = '', confirm = '', terms } = values;
  return pickErrors({
    name: validateName(name),
    mobile: validateAccountMobile(mobile),
    email: validateEmail(email),
    password: validatePassword(password),
    confirm: confirm === password ? undefined : 'passwords_differ',
    terms: terms ? undefined : 'terms_required',
  });
}

/** Validates the form that sets a new password. */
export function validateReset({ password = '', confirm = '' }: RegistrationValues): AccountErrors {
  return pickErrors({
    password: validatePassword(password),
    confirm: confirm === password ? undefined : 'passwords_differ_reset',
  });
}

export function validateEmail(email: string): AccountReason | undefined {
  const address = removeInvisible(email);
  if (address === '') return 'email_required';
  return isEmail(address) ? undefined : 'email_invalid';
}

export function pickErrors(
  validationErrors: Readonly<Record<string, AccountReason | undefined>>,
): AccountErrors {
  return Object.fromEntries(
    Object.entries(validationErrors).filter(
      (pair): pair is [string, AccountReason] => pair[1] !== undefined,
    ),
  );
}
