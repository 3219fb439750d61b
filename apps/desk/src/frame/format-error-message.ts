import { ApiError } from '@tractor-haat/api-client';

type Translate = { (key: string): string; (key: string, otherwise: string): string };

/** Error message in the page's language; the API's own text if there is no translation. */
export function formatErrorMessage(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError) || error.isNetworkError) return t('failed');
  const { reason, message = t('failed') } = error.body ?? {};
  return reason ? t(`refused.${reason}`, message) : message;
}
