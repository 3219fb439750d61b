import { useTranslation } from '@tractor-haat/platform';
import type { Failure } from '../flow/failure.ts';

/** A longer wait is said by its own sentence: one enquiry in 24 hours. */
const LONGEST_MINUTES = 60;

/** Sentences of the API and of the rules, in the visitor's language. Those of later steps come with them. */
export function useValidationText() {
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  return (reason: string, otherwise = reason) => t(`reason.${reason}`, { defaultValue: otherwise });
}

/** What went wrong and, where it helps, after how long to try again. */
export function useSayFailure() {
  const { t } = useTranslation('enquiry');
  const say = useValidationText();
  return ({ reason, message, waitMinutes: count }: Failure) =>
    count && count <= LONGEST_MINUTES
      ? `${say(reason, message)} ${t('wait_minutes', { count })}`
      : say(reason, message);
}

/** Words of the selects with search. */
export function useSelectTexts() {
  const { t } = useTranslation('enquiry');
  return {
    search: t('select.search'),
    none: t('select.none'),
    loading: t('select.loading'),
    failed: t('select.failed'),
    retry: t('select.retry'),
    close: t('action.close'),
  };
}
