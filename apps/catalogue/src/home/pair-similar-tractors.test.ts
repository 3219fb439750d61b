import type { TractorCard } from '@tractor-haat/api-client';
import { pairSimilarTractors } from './pair-similar-tractors.ts';

const createTractor = (id: number, brand_slug: string, hp: number | null) =>
  ({ id, brand_slug, hp }) as TractorCard;

const listPairIds = (tractors: readonly TractorCard[], limit = 3) =>
  pairSimilarTractors(tractors, limit).map((pair) => pair.map(({ id }) => id));

test('pairs tractors of similar power and different brands, most popular first', () => {
  const tractors = [
    createTractor(1, 'mahindra', 45),
    createTractor(2, 'mahindra', 44),
    createTractor(3, 'swaraj', 50),
    createTractor(4, 'eicher', 48),
    createTractor(5, 'kubota', 27),
  ];
  expect(listPairIds(tractors)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('ignores tractors of unknown power, and uses each tractor once', () => {
  const tractors = [
    createTractor(1, 'hmt', null),
    createTractor(2, 'swaraj', 30),
    createTractor(3, 'vst', 28),
    createTractor(4, 'ace', 29),
  ];
  expect(listPairIds(tractors)).toEqual([[2, 3]]);
});

test('returns at most the requested number of pairs', () => {
  const tractors = [1, 2, 3, 4].map((id) => createTractor(id, `brand-${id}`, 40));
  expect(listPairIds(tractors, 1)).toEqual([[1, 2]]);
});
