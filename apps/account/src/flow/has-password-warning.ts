import type { FormMessage } from '@tractor-haat/forms';

const WEAK_PASSWORD_SUFFIX = '_weak_password';

/** Adds the warning suffix if the stored password is easy to guess. Older APIs do not send `isWeak`. */
export const toSuccessReason = (reason: string, isWeak: boolean | undefined): string =>
  isWeak ? reason + WEAK_PASSWORD_SUFFIX : reason;

export const hasPasswordWarning = ({ reason }: FormMessage): boolean =>
  reason.endsWith(WEAK_PASSWORD_SUFFIX);
