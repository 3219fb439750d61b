import { type FairPrice, getFairPrice } from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import { useSellForm } from '../form/sell-context.ts';
import { FairPriceResult } from './fair-price-result.tsx';

/** Years from 1960 to 2099. */
export const YEAR_PATTERN = /^(19[6-9]|20\d)\d$/;

export function DraftFairPrice() {
  const { language } = usePage();
  const { tractor = '', year = '' } = useSellForm().values;
  const key = `${tractor} ${year}`;
  const [loaded, setLoaded] = useState<{ key: string; price: FairPrice }>();
  useEffect(() => {
    if (tractor === '' || !YEAR_PATTERN.test(year)) return;
    const controller = new AbortController();
    const priceQuery = { tractor: Number(tractor), year: Number(year), language };
    getFairPrice(priceQuery, { signal: controller.signal }).then(
      (price) => setLoaded({ key: `${tractor} ${year}`, price }),
      (error) => {
        // The price range is only a hint, so the form works without it.
        if (!controller.signal.aborted) console.info('Failed to load the fair price', error);
      },
    );
    return () => controller.abort();
  }, [tractor, year, language]);
  return loaded?.key === key ? <FairPriceResult price={loaded.price} /> : null;
}
