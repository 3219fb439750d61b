import { implementPrice } from '@tractor-haat/api-client';
import { useMemo } from 'react';
import type { PricePopupProps } from '../contract.ts';
import { FlowDialog } from './flow-dialog.tsx';

/** Asks for an implement's price, over any page. */
export function Component({ product, onClose }: PricePopupProps) {
  const prefill = useMemo(() => {
    if (!product) return {};
    const { type, brand, model } = product;
    return { type, brand, model };
  }, [product]);
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
