import { ApiError } from '@tractor-haat/api-client';

/** A message about a form: a reason, or the server's message if the reason has no translation. */
export type FormMessage = {
  /** Empty if only `message` is set. */
  readonly reason: string;
  readonly message?: string | undefined;
  /** Field errors from the server, shown beside their fields. */
  readonly validationErrors?: Readonly<Record<string, string>> | undefined;
  readonly waitMinutes?: number | undefined;
  /** Value of `{{name}}`. */
  readonly name?: string | undefined;
  readonly isSuccess?: boolean | undefined;
};

/**
 * Message for a failed call.
 *
 * @param fallbackReason used if the server sent neither reason nor message
 * @param networkReason used if there was no response
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
  // The text of a server error is not shown to visitors; they see the fallback.
  if (error.status >= 500 || !message) return { reason: fallbackReason };
  return { reason: '', message, validationErrors, waitMinutes };
}

/** The server's message states longer waits itself, such as one enquiry per 24 hours. */
const MAX_WAIT_MINUTES = 60;

type Translate = (key: string, options: Record<string, unknown>) => string;

/**
 * Creates a function that translates messages with `reason.<reason>` and appends `wait_minutes` for short waits.
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
