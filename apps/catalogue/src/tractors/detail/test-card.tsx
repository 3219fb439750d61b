import type { TractorDetail } from '@tractor-haat/api-client';
import { formatNumber } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert } from '@tractor-haat/ui';

export function TestCard({ report }: { report: TractorDetail['test_report'] }) {
  const { t } = useTranslation('tractor');
  const { language } = usePage();
  if (!report) {
    return (
      <Alert tone="info">
        <b>{t('detail.test.title')}</b>
        <p>{t('detail.test.none')}</p>
      </Alert>
    );
  }
  const { number, institute, year, variant, declared_pto_kw, observed_pto_kw } = report;
  return (
    <Alert tone="info">
      <b>{t('detail.test.title')}</b>
      <p>{t('detail.test.report', { number, institute, year: String(year), variant })}</p>
      {declared_pto_kw !== null && observed_pto_kw !== null ? (
        <p>
          {t('detail.test.pto', {
            declared: formatNumber(declared_pto_kw, language),
            observed: formatNumber(observed_pto_kw, language),
          })}
        </p>
      ) : null}
    </Alert>
  );
}
