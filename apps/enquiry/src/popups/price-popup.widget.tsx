import { api, type FormValues, implementPrice } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import type { EnquiryProduct, PricePopupProps } from '../contract.ts';
import { FlowDialog } from './flow-dialog.tsx';

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

/** Pages of a type, such as `/hi/tractor-implements-in-india/rotavator`. */
const TYPE_PATH = /\/tractor-implements-in-india\/([\w-]+)\/?$/;
/** Pages of an implement, such as `/tractor-implements/fieldking/rp-125/7`. */
const PRODUCT_PATH = /\/tractor-implements\/[\w-]+\/[\w-]+\/(\d+)\/?$/;

/** After this time the form opens without the product. */
const PRODUCT_TIMEOUT_MS = 2000;

type PageProduct = {
  readonly product: EnquiryProduct | undefined;
  readonly prefill: FormValues;
  readonly isLoading: boolean;
};

/** Without `initial`, loads the product of the page's URL, so that the button that opens the popup needs no product. */
function usePageProduct(initial: EnquiryProduct | undefined): PageProduct {
  const { language } = usePage();
  const [id] = useState(() => (initial ? undefined : PRODUCT_PATH.exec(location.pathname)?.[1]));
  const [type] = useState(() => TYPE_PATH.exec(location.pathname)?.[1]);
  const [loadedProduct, setLoadedProduct] = useState<EnquiryProduct | null>();
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => setLoadedProduct((current) => current ?? null),
      PRODUCT_TIMEOUT_MS,
    );
    loadProduct(id, language, controller.signal).then(
      (product) => setLoadedProduct((current) => (current === null ? null : product)),
      (error) => {
        if (controller.signal.aborted) return;
        console.error('Failed to load the product of this page', error);
        setLoadedProduct(null);
      },
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, language]);

  const product = initial ?? loadedProduct ?? undefined;
  if (!product)
    return {
      product,
      prefill: type === undefined ? {} : { type },
      isLoading: id !== undefined && loadedProduct === undefined,
    };
  const { type: productType, brand, model } = product;
  return { product, prefill: { type: productType, brand, model }, isLoading: false };
}

async function loadProduct(
  id: string,
  language: Language,
  signal: AbortSignal,
): Promise<EnquiryProduct> {
  const implement = await api.get('/api/v1/implements/:id', {
    params: { id },
    query: { language },
    signal,
  });
  const { type_slug: type, brand_slug: brand, model, picture } = implement;
  const name = `${implement.brand_name.text} ${model}`;
  return { id: implement.id, type, brand, model, name, picture };
}
