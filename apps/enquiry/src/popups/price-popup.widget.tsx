import { implementPrice } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Dialog, Skeleton } from '@tractor-haat/ui';
import type { PricePopupProps } from '../contract.ts';
import { FlowDialog } from './flow-dialog.tsx';
import { usePageProduct } from './use-page-product.ts';

/** Asks for an implement's price, over any page; one that shows a type or an implement has it chosen. */
export function Component({ product: given, onClose }: PricePopupProps) {
  const { t } = useTranslation('enquiry');
  const { product, prefill, isAsking } = usePageProduct(given);
  if (isAsking)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('title.implement-price')}
        closeLabel={t('action.close')}
      >
        <Skeleton shape="picture" />
      </Dialog>
    );
  return (
    <FlowDialog
      definition={implementPrice}
      prefill={prefill}
      productId={product?.id}
      productName={product?.name}
      productPicture={product?.picture}
      onClose={onClose}
    />
  );
}
