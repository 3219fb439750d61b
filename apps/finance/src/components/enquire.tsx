import { type EnquireProps, EnquiryButton } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform/island';

export function Enquire({ label, variant, wide, ...form }: EnquireProps) {
  const { t } = useTranslation('finance');
  return <EnquiryButton {...{ form, label, variant, wide }} unavailable={t('unavailable')} />;
}
