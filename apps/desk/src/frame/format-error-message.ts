import { ApiError } from '@tractor-haat/api-client';

type Translate = { (key: string): string; (key: string, fallback: string): string };

/** Falls back to the text of the API if there is no translation. */
export function formatErrorMessage(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError) || error.isNetworkError) return t('failed');
  const { reason, message = t('failed') } = error.body ?? {};
  return reason ? t(`refused.${reason}`, message) : message;
}
