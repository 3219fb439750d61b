import type { TractorChoices } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tractorBrands } from '../database/schema/tractor-brands.ts';
import { tractors } from '../database/schema/tractors.ts';
import { localText } from '../localised-text.ts';

/** Every model by brand, both in the site's order. */
export function tractorChoicesRead(db: Database) {
  const all = db
    .select({
      id: tractors.id,
      model: tractors.model,
      brand: tractorBrands.slug,
      name: tractorBrands.name,
    })
    .from(tractors)
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .orderBy(asc(tractorBrands.sort_order), asc(tractorBrands.slug), asc(tractors.model))
    .prepare('tractor_choices');
  return async (language: Language): Promise<TractorChoices> => {
    const brands = new Map<string, TractorChoices[number]>();
    for (const { id, model, brand, name } of await all.execute()) {
      const one = brands.get(brand) ?? { brand: localText(name, language), models: [] };
      one.models.push({ id, model });
      brands.set(brand, one);
    }
    return [...brands.values()];
  };
}
