import type { PublicPrice } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { MissingPrice, Price, type PriceSize } from '@tractor-haat/ui';

export function ProductPrice({
  price,
  range = false,
  size = 'normal',
}: {
  price: (Pick<PublicPrice, 'min_inr'> & Partial<Pick<PublicPrice, 'max_inr'>>) | null;
  range?: boolean;
  size?: PriceSize;
}) {
  const { t } = useTranslation('lists');
  const { language } = usePage();
  if (!price) return <MissingPrice>{t('price.coming_soon')}</MissingPrice>;
  const { min_inr, max_inr = null } = price;
  if (range && max_inr !== null && max_inr > min_inr) {
    return <Price amount={[min_inr, max_inr]} language={language} size={size} />;
  }
  return <Price amount={min_inr} language={language} size={size} suffix={t('price.onwards')} />;
}
