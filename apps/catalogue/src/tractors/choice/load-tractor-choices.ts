import { listBrands, lookUpTractorModels, type MakerBrand } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';

export interface TractorChoice {
  readonly id: number;
  readonly model: string;
}

/** The visitor selects a brand first, then one of its models. */
export interface TractorChoices {
  readonly makers: readonly Pick<MakerBrand, 'slug' | 'name'>[];
  readonly maker: string | null;
  readonly tractors: readonly TractorChoice[];
}

/** Owners review discontinued models and buy tyres for them. */
const include = 'discontinued';

/** An unknown brand in `?maker=` counts as none. */
export async function loadTractorChoices({
  query,
  language,
  options,
}: PageRequest): Promise<TractorChoices> {
  const makers = (await listBrands({ of: 'tractor', language, include }, options)).filter(
    ({ count }) => count > 0,
  );
  const maker = makers.find(({ slug }) => slug === query.get('maker'))?.slug ?? null;
  const tractors = maker ? await lookUpTractorModels({ brand: maker, include }, options) : [];
  return { makers: makers.map(({ slug, name }) => ({ slug, name })), maker, tractors };
}

/** Replaces choices that fail to load, so the page still renders. */
export const NO_CHOICES: TractorChoices = { makers: [], maker: null, tractors: [] };
