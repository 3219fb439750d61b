import { listBrands, lookUpTractorModels, type MakerBrand } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';

export interface TractorChoice {
  readonly id: number;
  readonly model: string;
}

/** Any tractor in two steps: first its maker, then the model. */
export interface TractorChoices {
  readonly makers: readonly Pick<MakerBrand, 'slug' | 'name'>[];
  /** The maker that is chosen; null for none. */
  readonly maker: string | null;
  /** The maker's tractors; none until there is one. */
  readonly tractors: readonly TractorChoice[];
}

/** Owners review and buy tyres for tractors that are no longer sold new, too. */
const include = 'discontinued';

/** What can be chosen under `?maker=`; a maker that nobody knows is none. */
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

/** Without them a page still shows what it is about. */
export const NO_CHOICES: TractorChoices = { makers: [], maker: null, tractors: [] };
