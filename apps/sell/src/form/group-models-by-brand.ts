import type { TractorName } from '@tractor-haat/api-client';

export interface ModelsOfBrand {
  readonly brand: string;
  readonly models: readonly { readonly id: number; readonly model: string }[];
}

export function groupModelsByBrand(names: readonly TractorName[]): ModelsOfBrand[] {
  const brands = new Map<string, { brand: string; models: { id: number; model: string }[] }>();
  for (const { id, model, brand_slug, brand_name } of names) {
    const group = brands.get(brand_slug) ?? { brand: brand_name.text, models: [] };
    group.models.push({ id, model });
    brands.set(brand_slug, group);
  }
  return [...brands.values()];
}
