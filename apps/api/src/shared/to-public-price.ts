import type { PublicPrice } from '@tractor-haat/api-client/contract';

type PriceRow = {
  price_min_inr: number | null;
  price_max_inr: number | null;
  show_price: boolean;
  as_of: string;
};

/** Returns null if the price is unknown or too uncertain to publish. */
export function toPublicPrice(row: PriceRow): PublicPrice | null {
  if (!row.show_price || row.price_min_inr === null) return null;
  return { min_inr: row.price_min_inr, max_inr: row.price_max_inr, as_of: row.as_of };
}
