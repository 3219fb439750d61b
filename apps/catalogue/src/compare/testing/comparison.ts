import type { ComparedTractor, Comparison } from '@tractor-haat/api-client';

const english = (text: string) => ({ text, language: 'en' as const });

export function createTractor(slug: string, id: number, overrides: Partial<ComparedTractor> = {}) {
  const model = slug.split('-').slice(1).join(' ').toUpperCase();
  const defaults: ComparedTractor = {
    id,
    slug,
    brand_slug: slug.split('-')[0] ?? '',
    brand_name: english('Maker'),
    model,
    hp: 45,
    cylinders: 3,
    drive: '2wd',
    fuel: 'diesel',
    lift_capacity_kg: 1600,
    price: { min_inr: 650_000, max_inr: 700_000, as_of: '2026-11-22' },
    picture: { kind: 'tractor', id: `plain--${slug}`, view: 'side', alt: english(model) },
    series: null,
    engine_cc: null,
    rated_rpm: 2000,
    pto_hp: 39.8,
    gears_forward: 8,
    gears_reverse: 2,
    front_tyres: [],
    rear_tyres: [],
    emission: null,
    cabin_ac: false,
    launched_year: null,
    discontinued: null,
    specs: { brakes: 'dry' },
    test_report: null,
    source: 'memory',
    as_of: '2026-11-22',
    confidence: 'medium',
    price_note: null,
    implements: [
      {
        id: 5,
        slug: 'rp-125',
        type_slug: 'rotavator',
        type_name: english('Rotavator'),
        brand_slug: 'shaktiman',
        brand_name: english('Shaktiman'),
        model: 'RP 125',
        working_width_mm: 1250,
        fit: 'easy',
      },
    ],
    dealers: [],
    dealer_count: 3,
  };
  return { ...defaults, ...overrides };
}

/** Returns the URLs of the requests, in order. */
export function mockComparisonApi(tractors: readonly ComparedTractor[]) {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname, search, searchParams } = new URL(String(address), 'http://site.test');
    requests.push(pathname + search);
    if (pathname === '/api/v1/tractor-comparisons') {
      return Response.json({ data: [{ tractors: [tractors[0], tractors[1]] }] });
    }
    if (pathname === '/api/v1/tractor-names') return Response.json({ data: tractors });
    const slugs = searchParams.getAll('slug');
    const compared = tractors.filter(({ slug }) => slugs.includes(slug));
    if (compared.length < slugs.length) {
      return Response.json({ success: false, message: 'unknown' }, { status: 404 });
    }
    const comparison: Comparison = {
      tractors: compared,
      picture: { kind: 'comparison', id: 'plain-1--plain-2', view: 'card' },
    };
    return Response.json({ data: comparison });
  });
  return requests;
}
