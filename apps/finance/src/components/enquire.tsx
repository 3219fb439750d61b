import { type EnquireProps, EnquiryButton } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform/island';

/** Button that opens a form of the enquiry remote. */
export function Enquire({ label, variant, wide, ...form }: EnquireProps) {
  const { t } = useTranslation('finance');
  return <EnquiryButton {...{ form, label, variant, wide }} unavailable={t('unavailable')} />;
}
