import type { TractorCard } from '@tractor-haat/api-client';
import { pairSimilarTractors } from './pair-similar-tractors.ts';

const tractor = (id: number, brand_slug: string, hp: number | null) =>
  ({ id, brand_slug, hp }) as TractorCard;

const listPairIds = (tractors: readonly TractorCard[], limit = 3) =>
  pairSimilarTractors(tractors, limit).map((pair) => pair.map(({ id }) => id));

test('pairs tractors of similar power and different brands, most popular first', () => {
  const tractors = [
    tractor(1, 'mahindra', 45),
    tractor(2, 'mahindra', 44),
    tractor(3, 'swaraj', 50),
    tractor(4, 'eicher', 48),
    tractor(5, 'kubota', 27),
  ];
  expect(listPairIds(tractors)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('ignores tractors of unknown power, and uses each tractor once', () => {
  const tractors = [
    tractor(1, 'hmt', null),
    tractor(2, 'swaraj', 30),
    tractor(3, 'vst', 28),
    tractor(4, 'ace', 29),
  ];
  expect(listPairIds(tractors)).toEqual([[2, 3]]);
});

test('returns at most the requested number of pairs', () => {
  const tractors = [1, 2, 3, 4].map((id) => tractor(id, `brand-${id}`, 40));
  expect(listPairIds(tractors, 1)).toEqual([[1, 2]]);
});
