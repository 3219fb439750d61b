import type { NameReason } from '@tractor-haat/api-client/contract';
import type { ImplementNames } from '../lookups/implement-names.ts';

/** What is asked for: `key` tells one product from another, `id` is there when it is one implement. */
export type Product = { key: string; id: number | null };

type Chosen = { type?: string; brand?: string; model?: string; product_id: number | null };

/** An implement by its names: `type` and `brand` are slugs, `model` is as we write it. */
export type NamedImplement = {
  names: { type: string; brand: string; model: string };
  product: Product;
};

/** What is wrong with each field, by names of sentences. */
export type NameFaults = { faults: Record<string, NameReason> };

/** The implement (or type, or type and brand) that a form names, by any of our names for them. */
export function findImplement(index: ImplementNames, chosen: Chosen): NamedImplement | NameFaults {
  const type = index.type(chosen.type ?? '')?.slug;
  if (type === undefined) return { faults: { type: 'type_unknown' } };
  const brand = chosen.brand ? index.brand(chosen.brand)?.slug : '';
  if (brand === undefined) return { faults: { brand: 'brand_unknown' } };
  const { model = '', product_id } = chosen;
  if (model === '') {
    const row = product_id === null ? undefined : index.byId(product_id);
    const fits = row !== undefined && row.type === type && (brand === '' || row.brand === brand);
    const product = fits ? one(row.id) : { key: `${type}:${brand}`, id: null };
    return { names: { type, brand, model }, product };
  }
  const found = index.findModels(model, type, brand || undefined);
  const row = found.find(({ id }) => id === product_id) ?? found[0];
  if (row === undefined) return { faults: { model: 'model_unknown' } };
  return { names: { type, brand, model: row.model }, product: one(row.id) };
}

const one = (id: number): Product => ({ key: `implement:${id}`, id });
