import type { TractorCard, TractorsPage } from '@tractor-haat/api-client';

const english = (text: string) => ({ text, language: 'en' as const });

export function createListedTractor(
  id: number,
  brand: string,
  overrides: Partial<TractorCard> = {},
) {
  const card: TractorCard = {
    id,
    slug: `${brand}-${id}`,
    brand_slug: brand,
    brand_name: english(brand[0]?.toUpperCase() + brand.slice(1)),
    model: String(id),
    hp: 45,
    cylinders: 3,
    drive: '2wd',
    fuel: 'diesel',
    lift_capacity_kg: 1600,
    price: { min_inr: 600_000 + id, max_inr: null, as_of: '2026-11-22' },
    picture: { kind: 'tractor', id: `plain--${brand}-${id}`, view: 'side', alt: english(brand) },
  };
  return { ...card, ...overrides };
}

/** Ten brands, two more than the filter shows. Only Eicher has a 4WD tractor. */
const DEFAULT_TRACTORS: readonly TractorCard[] = [
  createListedTractor(1, 'swaraj'),
  createListedTractor(2, 'swaraj'),
  createListedTractor(3, 'swaraj'),
  createListedTractor(4, 'mahindra'),
  createListedTractor(5, 'eicher', { drive: '4wd' }),
  ...['ace', 'farmtrac', 'kubota', 'preet', 'sonalika', 'solis', 'vst'].map((brand, index) =>
    createListedTractor(index + 6, brand),
  ),
];

type Dimension = 'brand' | 'drive';

function countByValue(tractors: readonly TractorCard[], dimension: Dimension) {
  const counts = new Map<string, number>();
  const readValue = (card: TractorCard) => (dimension === 'brand' ? card.brand_slug : card.drive);
  for (const card of tractors) counts.set(readValue(card), (counts.get(readValue(card)) ?? 0) + 1);
  return [...counts].map(([slug, count]) => {
    const brandCard = tractors.find(({ brand_slug }) => brand_slug === slug);
    return { slug, name: brandCard?.brand_name ?? null, count };
  });
}

/** Filters by brand and drive, and paginates. Returns the query of each request. */
export function mockTractorListApi(
  tractors: readonly TractorCard[] = DEFAULT_TRACTORS,
  perPage = 6,
) {
  const queries: URLSearchParams[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { searchParams: query } = new URL(String(address), 'http://site.test');
    queries.push(query);
    const matchesQuery = (dimension: Dimension, value: string) =>
      !query.has(dimension) || query.getAll(dimension).includes(value);
    const matches = tractors.filter(
      ({ brand_slug, drive }) => matchesQuery('brand', brand_slug) && matchesQuery('drive', drive),
    );
    const page = Number(query.get('page') ?? 1);
    const data: TractorsPage = {
      items: matches.slice((page - 1) * perPage, page * perPage),
      total: matches.length,
      page,
      pages: Math.ceil(matches.length / perPage),
      per_page: 24,
      facets: { brand: countByValue(tractors, 'brand'), drive: countByValue(tractors, 'drive') },
      highlights: { cheapest: null, dearest: null, strongest: null },
    };
    return Response.json({ data });
  });
  return queries;
}
