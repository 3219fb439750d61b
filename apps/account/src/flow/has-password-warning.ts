import type { FormMessage } from '@tractor-haat/forms';

const WEAK_PASSWORD_SUFFIX = '_weak_password';

/** `isWeak` is undefined in responses of older API versions. */
export const toSuccessReason = (reason: string, isWeak: boolean | undefined): string =>
  isWeak ? reason + WEAK_PASSWORD_SUFFIX : reason;

export const hasPasswordWarning = ({ reason }: FormMessage): boolean =>
  reason.endsWith(WEAK_PASSWORD_SUFFIX);
