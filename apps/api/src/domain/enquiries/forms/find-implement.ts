import type { NameReason } from '@tractor-haat/api-client/contract';
import type { ImplementNames } from '../../catalogue/lookups/implement-names.ts';

export type Product = { key: string; id: number | null };

type ProductChoice = { type?: string; brand?: string; model?: string; product_id: number | null };

export type ImplementMatch = {
  names: { type: string; brand: string; model: string };
  product: Product;
};

export type NameErrors = { validationErrors: Record<string, NameReason> };

export function findImplement(
  index: ImplementNames,
  choice: ProductChoice,
): ImplementMatch | NameErrors {
  const type = index.findType(choice.type ?? '')?.slug;
  if (type === undefined) return { validationErrors: { type: 'type_unknown' } };
  const brand = choice.brand ? index.findBrand(choice.brand)?.slug : '';
  if (brand === undefined) return { validationErrors: { brand: 'brand_unknown' } };
  const { model = '', product_id } = choice;
  if (model === '') {
    const row = product_id === null ? undefined : index.findById(product_id);
    const hasType = row !== undefined && row.type === type;
    const isMatch = hasType && (brand === '' || row.brand === brand);
    const product = isMatch ? toProduct(row.id) : { key: `${type}:${brand}`, id: null };
    return { names: { type, brand, model }, product };
  }
  const candidates = index.findModels(model, type, brand || undefined);
  const row = candidates.find(({ id }) => id === product_id) ?? candidates[0];
  if (row === undefined) return { validationErrors: { model: 'model_unknown' } };
  return { names: { type, brand, model: row.model }, product: toProduct(row.id) };
}

const toProduct = (id: number): Product => ({ key: `implement:${id}`, id });
