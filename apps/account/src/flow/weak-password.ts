import type { FormMessage } from '@tractor-haat/forms';

const SUFFIX = '_weak_password';

/** Reason of a success; adds the warning if the stored password is easy to guess. Older APIs send no `isWeak`. */
export const toDoneReason = (reason: string, isWeak: boolean | undefined): string =>
  isWeak ? reason + SUFFIX : reason;

export const hasPasswordWarning = ({ reason }: FormMessage): boolean => reason.endsWith(SUFFIX);
