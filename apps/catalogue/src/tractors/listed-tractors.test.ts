import type { TractorCard, TractorsPage } from '@tractor-haat/api-client';
import type { ListChoice } from '../list/list-choice.ts';
import { toListedTractors } from './listed-tractors.ts';

const name = { text: 'Mahindra', language: 'en' as const };
const tractor: TractorCard = {
  id: 9,
  slug: 'mahindra-575-di',
  brand_slug: 'mahindra',
  brand_name: name,
  model: '575 DI',
  hp: 45,
  cylinders: 4,
  drive: '2wd',
  fuel: 'diesel',
  lift_capacity_kg: 1600,
  price: { min_inr: 656_000, max_inr: 703_000, as_of: '2026-11-21' },
  picture: { kind: 'tractor', id: 'plain', view: 'side', alt: name },
};
const createFacet = (slug: string, count: number) => ({ slug, name: null, count });
const createNamedFacet = (slug: string, text: string, count: number) => ({
  slug,
  name: { text, language: 'en' as const },
  count,
});
const page: TractorsPage = {
  items: [tractor],
  total: 30,
  page: 1,
  pages: 2,
  per_page: 24,
  facets: {
    brand: [
      createNamedFacet('swaraj', 'Swaraj', 20),
      createNamedFacet('mahindra', 'Mahindra', 4),
      createNamedFacet('vst', 'VST', 1),
    ],
    drive: [createFacet('2wd', 30)],
    series: [
      createNamedFacet('swaraj-xt', 'Swaraj XT', 5),
      createNamedFacet('kubota-neostar', 'Kubota NeoStar', 2),
      createNamedFacet('vst-zetor', 'VST Zetor', 1),
    ],
  },
  highlights: { cheapest: tractor, dearest: null, strongest: tractor },
};
const createChoice = (series?: string[]) => ({
  filters: series ? { series } : {},
  sort: 'popular',
  page: 1,
});

test('omits fields that the list does not show', () => {
  const { items, highlights } = toListedTractors(page, createChoice(), false);
  expect(items[0]?.picture).toEqual({ kind: 'tractor', id: 'plain', view: 'side' });
  expect(items[0]?.price).toEqual({ min_inr: 656_000 });
  expect(Object.keys(highlights.cheapest ?? {})).not.toContain('picture');
  expect(highlights.dearest).toBeNull();
});

test('offers a small series only if it or its brand is selected', () => {
  const listSeriesSlugs = (filters: ListChoice['filters']) =>
    toListedTractors(page, { ...createChoice(), filters }, false).facets.series?.map(
      ({ slug }) => slug,
    );
  expect(listSeriesSlugs({})).toEqual(['swaraj-xt']);
  expect(listSeriesSlugs({ brand: ['kubota'] })).toEqual(['swaraj-xt', 'kubota-neostar']);
  expect(listSeriesSlugs({ series: ['vst-zetor'] })).toEqual(['swaraj-xt', 'vst-zetor']);
});

test('replaces the series filter with links by brand until a series is selected', () => {
  const listWithLinks = toListedTractors(page, createChoice(), true);
  expect(listWithLinks.series).toEqual([
    ['Swaraj', [['swaraj-xt', 'XT', 5]]],
    ['VST', [['vst-zetor', 'Zetor', 1]]],
  ]);
  expect(Object.keys(listWithLinks.facets)).toEqual(['brand', 'drive']);
  const filteredList = toListedTractors(page, createChoice(['swaraj-xt']), true);
  expect(filteredList.series).toBeUndefined();
  expect(filteredList.facets.series).toHaveLength(1);
});
