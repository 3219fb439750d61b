import { ApiError } from '@tractor-haat/api-client';

/** A message about a form: the key of a translation, or a text of the API if there is no translation. */
export type FormMessage = {
  /** Key without the prefix `reason.`. Empty if there is only `message`. */
  readonly reason: string;
  readonly message?: string | undefined;
  /** Reasons by field name, to display beside the fields. */
  readonly validationErrors?: Readonly<Record<string, string>> | undefined;
  readonly waitMinutes?: number | undefined;
  /** Replaces `{{name}}` in the translation. */
  readonly name?: string | undefined;
  readonly isSuccess?: boolean | undefined;
};

/**
 * Converts the error of a failed call to a message.
 *
 * @param fallbackReason used if the response has neither reason nor message, or is a server error without reason
 * @param networkReason used without a response, and for errors other than `ApiError`
 * @example
 * catch (error) { setMessage(createFormMessage(error, 'save_failed', 'offline')); }
 */
export function createFormMessage(
  error: unknown,
  fallbackReason: string,
  networkReason: string,
): FormMessage {
  if (!(error instanceof ApiError) || error.isNetworkError) {
    console.error('A call failed', error);
    return { reason: networkReason };
  }
  const { reason, message, faults: validationErrors } = error.body ?? {};
  const waitMinutes = error.waitSeconds && Math.ceil(error.waitSeconds / 60);
  if (reason) return { reason, message, validationErrors, waitMinutes };
  // Texts of server errors are for developers, so visitors see the fallback.
  if (error.status >= 500 || !message) return { reason: fallbackReason };
  return { reason: '', message, validationErrors, waitMinutes };
}

/** A message about a longer wait, such as one enquiry per 24 hours, already contains the time. */
const MAX_WAIT_MINUTES = 60;

type Translate = (key: string, options: Record<string, unknown>) => string;

/**
 * Creates `formatMessage` of `FormTranslations`. It translates `reason.<reason>`, and appends `wait_minutes` if the
 * wait is at most an hour.
 *
 * @example
 * <FormTranslationsProvider value={{ formatMessage: createMessageFormatter(t) }}>
 */
export const createMessageFormatter =
  (t: Translate) =>
  ({ reason, message = reason, name = '', waitMinutes: count }: FormMessage): string => {
    const text = reason === '' ? message : t(`reason.${reason}`, { defaultValue: message, name });
    if (!count || count > MAX_WAIT_MINUTES) return text;
    return `${text} ${t('wait_minutes', { count, defaultValue: '' })}`.trim();
  };
