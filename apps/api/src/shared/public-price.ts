import type { PublicPrice } from '@tractor-haat/api-client/contract';

type Priced = {
  price_min_inr: number | null;
  price_max_inr: number | null;
  show_price: boolean;
  as_of: string;
};

/** The price as anyone may see it; null when it is not known, or not well enough. */
export function publicPrice(row: Priced): PublicPrice | null {
  if (!row.show_price || row.price_min_inr === null) return null;
  return { min_inr: row.price_min_inr, max_inr: row.price_max_inr, as_of: row.as_of };
}
