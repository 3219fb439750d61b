import type { TractorFacts } from '@tractor-haat/api-client';

const toEnglish = (text: string) => ({ text, language: 'en' as const });

export function createPricedTractor(slug: string, id: number, changes: Partial<TractorFacts> = {}) {
  const model = slug.split('-').slice(1).join(' ').toUpperCase();
  const facts: TractorFacts = {
    id,
    slug,
    brand_slug: slug.split('-')[0] ?? '',
    brand_name: toEnglish('Maker'),
    model,
    hp: 45,
    cylinders: 3,
    drive: '2wd',
    fuel: 'diesel',
    lift_capacity_kg: 1600,
    price: { min_inr: 650_000, max_inr: 700_000, as_of: '2026-11-22' },
    picture: { kind: 'tractor', id: `plain--${slug}`, view: 'side', alt: toEnglish(model) },
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
  };
  return { ...facts, ...changes };
}
