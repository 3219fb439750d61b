import { implementPrice } from '@tractor-haat/api-client';
import type { PricePopupProps } from '../contract.ts';
import { FlowDialog } from './flow-dialog.tsx';
import { usePageProduct } from './use-page-product.ts';

/** Preselects the type or implement of the current page. */
export function Component({ product: openerProduct, onClose }: PricePopupProps) {
  const { product, prefill, isLoading } = usePageProduct(openerProduct);
  return (
    <FlowDialog
      definition={implementPrice}
      prefill={isLoading ? undefined : prefill}
      productId={product?.id}
      productName={product?.name}
      productPicture={product?.picture}
      onClose={onClose}
    />
  );
}
