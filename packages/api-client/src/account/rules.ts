import { isEmail } from '../email.ts';
import { normaliseName, personNameFault } from '../person-name.ts';
import type { AccountReason } from './sentences.ts';

/** Length limits of a password in characters; the characters themselves are not restricted. */
const PASSWORD_LEAST = 6;
const PASSWORD_MOST = 256;

const MOBILE = /^[5-9]\d{9}$/;

/** Validation errors by field name; the values are reasons. Empty when the form is valid. */
export type AccountFaults = Record<string, AccountReason>;

export type RegistrationValues = {
  name?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  confirm?: string | undefined;
  terms?: string | undefined;
};

export function nameFault(name = ''): AccountReason | undefined {
  const cleanName = normaliseName(name);
  return cleanName === '' ? 'name_required' : personNameFault(cleanName);
}

/** An account number may also begin with 5; enquiries have a stricter rule. */
export function accountMobileFault(mobile = ''): AccountReason | undefined {
  return MOBILE.test(mobile) ? undefined : 'mobile_registration';
}

export function passwordFault(password = ''): AccountReason | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LEAST) return 'password_short';
  return length > PASSWORD_MOST ? 'password_long' : undefined;
}

export function registrationFaults(values: RegistrationValues): AccountFaults {
  const { name, mobile, email = '', password = '', confirm = '', terms } = values;
  return wrongFields({
    name: nameFault(name),
    mobile: accountMobileFault(mobile),
    email: emailFault(email),
    password: passwordFault(password),
    confirm: confirm === password ? undefined : 'passwords_differ',
    terms: terms ? undefined : 'terms_required',
  });
}

/** Validation errors of the password reset form; `confirm` must equal `password`. */
export function resetFaults({ password = '', confirm = '' }: RegistrationValues): AccountFaults {
  return wrongFields({
    password: passwordFault(password),
    confirm: confirm === password ? undefined : 'passwords_differ_reset',
  });
}

export function emailFault(email: string): AccountReason | undefined {
  const address = email.trim();
  if (address === '') return 'email_required';
  return isEmail(address) ? undefined : 'email_invalid';
}

export function wrongFields(
  faults: Readonly<Record<string, AccountReason | undefined>>,
): AccountFaults {
  return Object.fromEntries(
    Object.entries(faults).filter((pair): pair is [string, AccountReason] => pair[1] !== undefined),
  );
}
