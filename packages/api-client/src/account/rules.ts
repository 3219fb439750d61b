import { isEmail } from '../email.ts';
import { normaliseName, personNameFault } from '../person-name.ts';
import type { AccountReason } from './sentences.ts';

/** Least and most characters of a password; nothing is asked about which ones. */
const PASSWORD_LEAST = 6;
const PASSWORD_MOST = 256;

const MOBILE = /^[5-9]\d{9}$/;

/** What is wrong with each field, by names of sentences; empty when it may be sent. */
export type AccountFaults = Record<string, AccountReason>;

/** The fields of the registration form. */
export type RegistrationValues = {
  name?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  confirm?: string | undefined;
  terms?: string | undefined;
};

export function nameFault(name = ''): AccountReason | undefined {
  const given = normaliseName(name);
  return given === '' ? 'name_required' : personNameFault(given);
}

/** An account's number may begin with 5 too; enquiries have a rule of their own. */
export function accountMobileFault(mobile = ''): AccountReason | undefined {
  return MOBILE.test(mobile) ? undefined : 'mobile_registration';
}

export function passwordFault(password = ''): AccountReason | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LEAST) return 'password_short';
  return length > PASSWORD_MOST ? 'password_long' : undefined;
}

/** Whether all fields of the registration form may be sent. */
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

/** Whether a new password may be sent; typed twice. */
export function resetFaults({ password = '', confirm = '' }: RegistrationValues): AccountFaults {
  return wrongFields({
    password: passwordFault(password),
    confirm: confirm === password ? undefined : 'passwords_differ_reset',
  });
}

export function emailFault(email: string): AccountReason | undefined {
  const given = email.trim();
  if (given === '') return 'email_required';
  return isEmail(given) ? undefined : 'email_invalid';
}

/** Only the fields that are wrong. */
export function wrongFields(
  faults: Readonly<Record<string, AccountReason | undefined>>,
): AccountFaults {
  return Object.fromEntries(
    Object.entries(faults).filter((pair): pair is [string, AccountReason] => pair[1] !== undefined),
  );
}
