import { listBrands, lookUpTractorModels, type MakerBrand } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';

export interface TractorChoice {
  readonly id: number;
  readonly model: string;
}

/** Selection of a tractor in two steps: brand, then model. */
export interface TractorChoices {
  readonly makers: readonly Pick<MakerBrand, 'slug' | 'name'>[];
  readonly maker: string | null;
  readonly tractors: readonly TractorChoice[];
}

/** Discontinued models are included, because owners review them and buy tyres for them. */
const include = 'discontinued';

/** Loads the choices for `?maker=`; an unknown brand counts as none. */
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

/** Used if the choices fail to load, so that the page still renders. */
export const NO_CHOICES: TractorChoices = { makers: [], maker: null, tractors: [] };
