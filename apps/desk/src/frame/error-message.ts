import { ApiError } from '@tractor-haat/api-client';

type Translate = { (key: string): string; (key: string, otherwise: string): string };

/** What went wrong, in the reader's language; what no translation knows is said as the API says it. */
export function errorMessage(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError) || error.isNetworkError) return t('failed');
  const { reason, message = t('failed') } = error.body ?? {};
  return reason ? t(`refused.${reason}`, message) : message;
}
