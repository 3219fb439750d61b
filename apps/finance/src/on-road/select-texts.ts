import { useTranslation } from '@tractor-haat/platform';

/** Texts of the selects with search. */
export function useSelectTexts() {
  const { t } = useTranslation('onroad');
  return {
    search: t('select.search'),
    none: t('select.none'),
    loading: t('select.loading'),
    failed: t('select.failed'),
    retry: t('select.retry'),
    close: t('finance:close'),
  };
}
