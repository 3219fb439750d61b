import { rateFit } from './rate-fit.ts';

const rotavator = { hp_min: 40, hp_max: 60, weight_kg: 450 };

test.each([
  ['power well in the range', { hp: 50, lift_kg: 1600 }, rotavator, 'easy'],
  ['a quarter of the range is the border', { hp: 45, lift_kg: 1600 }, rotavator, 'easy'],
  ['power that just reaches', { hp: 41, lift_kg: 1600 }, rotavator, 'tight'],
  ['too little power', { hp: 39, lift_kg: 1600 }, rotavator, 'too-heavy'],
  ['more weight than the lift carries', { hp: 50, lift_kg: 500 }, rotavator, 'too-heavy'],
  ['a lift that is not known', { hp: 50, lift_kg: null }, rotavator, 'easy'],
  [
    'a weight that is not known',
    { hp: 50, lift_kg: 900 },
    { ...rotavator, weight_kg: null },
    'easy',
  ],
  ['no upper end', { hp: 46, lift_kg: 1600 }, { ...rotavator, hp_max: null }, 'easy'],
  [
    'no upper end, just reached',
    { hp: 45, lift_kg: 1600 },
    { ...rotavator, hp_max: null },
    'tight',
  ],
])('%s', (_name, tractor, implement, fit) => {
  expect(rateFit(tractor, implement)).toBe(fit);
});
