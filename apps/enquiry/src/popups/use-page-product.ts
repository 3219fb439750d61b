import { type FormValues, getImplement } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import type { EnquiryProduct } from '../contract.ts';

const OF_TYPE = /\/tractor-implements-in-india\/([\w-]+)\/?$/;
const OF_PRODUCT = /\/tractor-implements\/[\w-]+\/[\w-]+\/(\d+)\/?$/;

/** Timeout in milliseconds: longer than this, an empty form is better than a prefilled one. */
const PATIENCE_MS = 2000;

/** Product of the popup; `isAsking` while the API resolves the product of the page. */
export type PageProduct = {
  readonly product: EnquiryProduct | undefined;
  readonly prefill: FormValues;
  readonly isAsking: boolean;
};

/**
 * Product that the opener passes, otherwise the product of the page's URL. Buttons on every page pass none and send
 * no request before they are pressed.
 */
export function usePageProduct(initial: EnquiryProduct | undefined): PageProduct {
  const { language } = usePage();
  const [id] = useState(() => (initial ? undefined : OF_PRODUCT.exec(location.pathname)?.[1]));
  const [type] = useState(() => OF_TYPE.exec(location.pathname)?.[1]);
  const [found, setFound] = useState<EnquiryProduct | null>();
  useEffect(() => {
    if (id === undefined) return;
    const gone = new AbortController();
    const late = setTimeout(() => setFound((before) => before ?? null), PATIENCE_MS);
    readProduct(id, language, gone.signal).then(
      (product) => setFound((before) => (before === null ? null : product)),
      (error) => {
        if (gone.signal.aborted) return;
        console.error('The product of this page could not be had', error);
        setFound(null);
      },
    );
    return () => {
      clearTimeout(late);
      gone.abort();
    };
  }, [id, language]);

  const product = initial ?? found ?? undefined;
  if (!product)
    return {
      product,
      prefill: type === undefined ? {} : { type },
      isAsking: id !== undefined && found === undefined,
    };
  const { type: of, brand, model } = product;
  return { product, prefill: { type: of, brand, model }, isAsking: false };
}

async function readProduct(
  id: string,
  language: Language,
  signal: AbortSignal,
): Promise<EnquiryProduct> {
  const implement = await getImplement({ id, language }, { signal });
  const { type_slug: type, brand_slug: brand, model, picture } = implement;
  const name = `${implement.brand_name.text} ${model}`;
  return { id: implement.id, type, brand, model, name, picture };
}
