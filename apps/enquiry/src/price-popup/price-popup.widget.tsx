import { type PricePopupProps, useTranslation } from '@tractor-haat/platform';
import { Dialog } from '@tractor-haat/ui';

/** Asks for an implement's price, over any page. */
export function Component({ product, onClose }: PricePopupProps) {
  const { t } = useTranslation('price-popup');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {product ? <p>{product.model}</p> : null}
      <p>{t('line')}</p>
    </Dialog>
  );
}
