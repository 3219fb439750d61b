import { useTranslation } from '@tractor-haat/platform/island';

/** Words of the selects with search. */
export function useSelectTexts() {
  const { t } = useTranslation('buying');
  return {
    search: t('select.search'),
    none: t('select.none'),
    loading: t('select.loading'),
    failed: t('select.failed'),
    retry: t('select.retry'),
    close: t('lists:close'),
  };
}
