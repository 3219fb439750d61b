import type { Facets, TractorCard, TractorsPage } from '@tractor-haat/api-client';
import type { ListChoice } from '../../list/choice.ts';
import type { ListedTractor } from '../tractor-face.tsx';

type Highlight = Pick<ListedTractor, 'id' | 'slug' | 'brand_name' | 'model' | 'hp' | 'price'>;

/** A brand's name, and of each of its series the slug, the name without the brand's and how many models it has. */
export type BrandSeries = readonly [
  brand: string,
  series: readonly (readonly [slug: string, name: string, count: number])[],
];

/** A list as the page shows it. All of it is in the HTML, and once more as data for the browser. */
export interface ListedTractors extends Pick<TractorsPage, 'facets' | 'total' | 'page' | 'pages'> {
  readonly items: readonly ListedTractor[];
  /** All series, where the page has them as links in place of a filter. */
  readonly series?: readonly BrandSeries[];
  readonly highlights: Readonly<Record<keyof TractorsPage['highlights'], Highlight | null>>;
}

/** Of an answer what the page shows; with `asLinks` its series are links, and no filter before one is chosen. */
export function toListedTractors(
  { items, facets, highlights, total, page, pages }: TractorsPage,
  choice: ListChoice,
  asLinks: boolean,
): ListedTractors {
  const { cheapest, dearest, strongest } = highlights;
  const { series: _, ...others } = facets;
  const linked = asLinks && page === 1 && !choice.filters.series;
  return {
    items: items.map(({ picture: { alt: _, ...picture }, price, ...tractor }) => ({
      ...tractor,
      price: lowest(price),
      picture,
    })),
    facets: linked ? others : { ...facets, ...narrowingSeries(facets, choice) },
    ...(linked ? { series: seriesByBrand(facets) } : {}),
    highlights: {
      cheapest: highlightOf(cheapest),
      dearest: highlightOf(dearest),
      strongest: highlightOf(strongest),
    },
    total,
    page,
    pages,
  };
}

const lowest = (price: TractorCard['price']) => price && { min_inr: price.min_inr };

const highlightOf = (tractor: TractorCard | null): Highlight | null => {
  if (!tractor) return null;
  const { id, slug, brand_name, model, hp, price } = tractor;
  return { id, slug, brand_name, model, hp, price: lowest(price) };
};

function seriesByBrand({ brand = [], series = [] }: Facets): BrandSeries[] {
  return brand.flatMap(({ slug: maker, name: brandName }) => {
    const brandText = brandName?.text ?? maker;
    const own = series.filter(({ slug }) => slug.startsWith(`${maker}-`));
    const named = own.map(
      ({ slug, name, count }) =>
        [slug, (name?.text ?? slug).slice(brandText.length + 1), count] as const,
    );
    return named.length > 0 ? [[brandText, named] as const] : [];
  });
}

/** Fewest models of a series that is offered beside all brands, and once one of these is chosen. */
const AMONG_ALL = 5;
const OF_A_BRAND = 2;

/** Half of all series have one model: to choose one of those is to open that model's page. */
function narrowingSeries({ series }: Facets, { filters }: ListChoice): Facets {
  if (!series) return {};
  const chosen = filters.series ?? [];
  const least = filters.brand ? OF_A_BRAND : AMONG_ALL;
  return { series: series.filter(({ slug, count }) => count >= least || chosen.includes(slug)) };
}
