import type { FormDraft } from '@tractor-haat/api-client';
import { CODE_FIELD_REASONS, type FormMessage, loadFormDraft } from '@tractor-haat/forms';
import type { LoaderFunctionArgs } from '@tractor-haat/platform';

export type ServerFormState = {
  readonly values: Readonly<Record<string, string>>;
  readonly validationErrors: Readonly<Record<string, string>>;
  readonly message?: FormMessage | undefined;
};

export const EMPTY_FORM_STATE: ServerFormState = { values: {}, validationErrors: {} };

const SUCCESS_REASONS = new Set([
  'otp_sent',
  'login_done',
  'registration_done',
  'reset_done',
  'logout_done',
]);

export function toServerFormState({
  values,
  faults: validationErrors,
  reason,
}: FormDraft): ServerFormState {
  // Each field shows its own error, so the form needs no message.
  const hasFieldErrors = Object.keys(validationErrors).length > 0;
  if (!reason || hasFieldErrors) return { values, validationErrors };
  if (CODE_FIELD_REASONS.has(reason) && values.step === 'code')
    return { values, validationErrors: { otp: reason } };
  return {
    values,
    validationErrors,
    message: {
      reason: toSuccessReason(reason, values.password_is_weak === 'true'),
      name: values.name,
      isSuccess: SUCCESS_REASONS.has(reason),
    },
  };
}

export async function loadServerFormState({
  request,
}: LoaderFunctionArgs): Promise<ServerFormState> {
  const draft = await loadFormDraft(request);
  return draft ? toServerFormState(draft) : EMPTY_FORM_STATE;
}

const WEAK_PASSWORD_SUFFIX = '_weak_password';

/** `isWeak` is undefined in responses of older API versions. */
export const toSuccessReason = (reason: string, isWeak: boolean | undefined): string =>
  isWeak ? reason + WEAK_PASSWORD_SUFFIX : reason;

export const hasPasswordWarning = ({ reason }: FormMessage): boolean =>
  reason.endsWith(WEAK_PASSWORD_SUFFIX);
