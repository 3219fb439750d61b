import { type EnquireProps, EnquiryButton } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform/island';

/** Opens one of the enquiry remote's forms for what the page is about. */
export function Enquire({ label, variant, wide, ...form }: EnquireProps) {
  const { t } = useTranslation('finance');
  return <EnquiryButton {...{ form, label, variant, wide }} unavailable={t('unavailable')} />;
}
