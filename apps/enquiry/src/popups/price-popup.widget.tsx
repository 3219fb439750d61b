import { implementPrice } from '@tractor-haat/api-client';
import type { PricePopupProps } from '../contract.ts';
import { FlowDialog } from './flow-dialog.tsx';
import { usePageProduct } from './use-page-product.ts';

/** Dialog that requests the price of an implement. On the page of a type or implement, this is preselected. */
export function Component({ product: initial, onClose }: PricePopupProps) {
  const { product, prefill, isLoading } = usePageProduct(initial);
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
