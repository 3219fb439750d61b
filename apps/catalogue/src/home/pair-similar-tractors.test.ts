import type { TractorCard } from '@tractor-haat/api-client';
import { pairSimilarTractors } from './pair-similar-tractors.ts';

const tractor = (id: number, brand_slug: string, hp: number | null) =>
  ({ id, brand_slug, hp }) as TractorCard;

const ids = (tractors: readonly TractorCard[], limit = 3) =>
  pairSimilarTractors(tractors, limit).map((pair) => pair.map(({ id }) => id));

test('pairs tractors of like power and different brands, the most wanted first', () => {
  const tractors = [
    tractor(1, 'mahindra', 45),
    tractor(2, 'mahindra', 44),
    tractor(3, 'swaraj', 50),
    tractor(4, 'eicher', 48),
    tractor(5, 'kubota', 27),
  ];
  expect(ids(tractors)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('power that is not known is like nothing, and no tractor comes twice', () => {
  const tractors = [
    tractor(1, 'hmt', null),
    tractor(2, 'swaraj', 30),
    tractor(3, 'vst', 28),
    tractor(4, 'ace', 29),
  ];
  expect(ids(tractors)).toEqual([[2, 3]]);
});

test('ends at the limit', () => {
  const tractors = [1, 2, 3, 4].map((id) => tractor(id, `brand-${id}`, 40));
  expect(ids(tractors, 1)).toEqual([[1, 2]]);
});
