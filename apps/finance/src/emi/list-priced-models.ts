import { api } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import type { PricedModel } from './model-field.tsx';

/** A separate chunk, because a first visit has the models in its HTML. */
export async function listPricedModels(
  language: Language,
  signal: AbortSignal,
): Promise<PricedModel[]> {
  const loadPage = (number: number) =>
    api.get('/api/v1/tractors', { query: { sort: 'name', page: number, language }, signal });
  const firstPage = await loadPage(1);
  const furtherPages = await Promise.all(
    Array.from({ length: firstPage.pages - 1 }, (_, index) => loadPage(index + 2)),
  );
  return [firstPage, ...furtherPages]
    .flatMap(({ items }) => items)
    .flatMap(({ id, brand_name, model, price }) =>
      price ? [{ id: String(id), name: `${brand_name.text} ${model}`, price: price.min_inr }] : [],
    );
}
