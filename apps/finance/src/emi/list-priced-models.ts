import { listTractors } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { PricedModel } from './model-field.tsx';

/** All tractors with a price, by name. A chunk of its own: a first visit has the models in its HTML. */
export async function listPricedModels(
  language: Language,
  signal: AbortSignal,
): Promise<PricedModel[]> {
  const page = (number: number) =>
    listTractors({ sort: 'name', page: number, language }, { signal });
  const first = await page(1);
  const furtherPages = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, index) => page(index + 2)),
  );
  return [first, ...furtherPages]
    .flatMap(({ items }) => items)
    .flatMap(({ id, brand_name, model, price }) =>
      price ? [{ id: String(id), name: `${brand_name.text} ${model}`, price: price.min_inr }] : [],
    );
}
