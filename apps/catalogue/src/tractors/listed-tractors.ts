import type { Facets, TractorCard, TractorsPage } from '@tractor-haat/api-client';
import type { ListChoice } from '../list/list-choice.ts';
import type { ListedTractor } from '../products/tractor-face.tsx';

type Highlight = Pick<ListedTractor, 'id' | 'slug' | 'brand_name' | 'model' | 'hp' | 'price'>;

/** Names of series omit the brand. `count` is the number of models. */
export type BrandSeries = readonly [
  brand: string,
  series: readonly (readonly [slug: string, name: string, count: number])[],
];

/** The page contains the list twice, as HTML and as data, so unused fields are omitted. */
export interface ListedTractors extends Pick<TractorsPage, 'facets' | 'total' | 'page' | 'pages'> {
  readonly items: readonly ListedTractor[];
  /** Set if the page shows the series as links instead of a filter. */
  readonly series?: readonly BrandSeries[];
  readonly highlights: Readonly<Record<keyof TractorsPage['highlights'], Highlight | null>>;
}

/** With `asLinks` the series are links instead of a filter until one is selected. */
export function toListedTractors(
  { items, facets, highlights, total, page, pages }: TractorsPage,
  choice: ListChoice,
  asLinks: boolean,
): ListedTractors {
  const { cheapest, dearest, strongest } = highlights;
  const { series: _, ...otherFacets } = facets;
  const hasSeriesLinks = asLinks && page === 1 && !choice.filters.series;
  return {
    items: items.map(({ picture: { alt: _, ...picture }, price, ...tractor }) => ({
      ...tractor,
      price: toLowestPrice(price),
      picture,
    })),
    facets: hasSeriesLinks ? otherFacets : { ...facets, ...pickNarrowingSeries(facets, choice) },
    ...(hasSeriesLinks ? { series: groupSeriesByBrand(facets) } : {}),
    highlights: {
      cheapest: toHighlight(cheapest),
      dearest: toHighlight(dearest),
      strongest: toHighlight(strongest),
    },
    total,
    page,
    pages,
  };
}

const toLowestPrice = (price: TractorCard['price']) => price && { min_inr: price.min_inr };

const toHighlight = (tractor: TractorCard | null): Highlight | null => {
  if (!tractor) return null;
  const { id, slug, brand_name, model, hp, price } = tractor;
  return { id, slug, brand_name, model, hp, price: toLowestPrice(price) };
};

function groupSeriesByBrand({ brand = [], series = [] }: Facets): BrandSeries[] {
  return brand.flatMap(({ slug: maker, name: brandName }) => {
    const brandText = brandName?.text ?? maker;
    const brandSeries = series.filter(({ slug }) => slug.startsWith(`${maker}-`));
    const seriesEntries = brandSeries.map(
      ({ slug, name, count }) =>
        [slug, (name?.text ?? slug).slice(brandText.length + 1), count] as const,
    );
    return seriesEntries.length > 0 ? [[brandText, seriesEntries] as const] : [];
  });
}

const MIN_MODELS_ALL_BRANDS = 5;
const MIN_MODELS_OF_BRAND = 2;

/** Omits small series from the filter, because half of all series have only one model. */
function pickNarrowingSeries({ series }: Facets, { filters }: ListChoice): Facets {
  if (!series) return {};
  const selected = filters.series ?? [];
  const minModels = filters.brand ? MIN_MODELS_OF_BRAND : MIN_MODELS_ALL_BRANDS;
  return {
    series: series.filter(({ slug, count }) => count >= minModels || selected.includes(slug)),
  };
}
