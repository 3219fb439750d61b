import { useTranslation } from '@tractor-haat/platform/island';

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
