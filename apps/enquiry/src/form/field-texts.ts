import { useTranslation } from '@tractor-haat/platform';

/** Sentences of the API and of the rules, in the visitor's language. */
export function useSay() {
  const { t } = useTranslation('enquiry');
  return (reason: string, otherwise = reason) => t(`reason.${reason}`, { defaultValue: otherwise });
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
