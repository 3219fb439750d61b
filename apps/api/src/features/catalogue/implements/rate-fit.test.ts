import { rateFit } from './rate-fit.ts';

const rotavator = { hp_min: 40, hp_max: 60, weight_kg: 450 };

test.each([
  ['rates power well in the range as easy', { hp: 50, lift_kg: 1600 }, rotavator, 'easy'],
  ['rates a quarter of the range as easy', { hp: 45, lift_kg: 1600 }, rotavator, 'easy'],
  ['rates power at the lower end as tight', { hp: 41, lift_kg: 1600 }, rotavator, 'tight'],
  ['rates too little power as too heavy', { hp: 39, lift_kg: 1600 }, rotavator, 'too-heavy'],
  [
    'rates weight above the lift capacity as too heavy',
    { hp: 50, lift_kg: 500 },
    rotavator,
    'too-heavy',
  ],
  ['ignores an unknown lift capacity', { hp: 50, lift_kg: null }, rotavator, 'easy'],
  [
    'ignores an unknown weight',
    { hp: 50, lift_kg: 900 },
    { ...rotavator, weight_kg: null },
    'easy',
  ],
  [
    'rates 15 % above the minimum as easy without a maximum',
    { hp: 46, lift_kg: 1600 },
    { ...rotavator, hp_max: null },
    'easy',
  ],
  [
    'rates less than 15 % above the minimum as tight without a maximum',
    { hp: 45, lift_kg: 1600 },
    { ...rotavator, hp_max: null },
    'tight',
  ],
])('rateFit %s', (_name, tractor, implement, fit) => {
  expect(rateFit(tractor, implement)).toBe(fit);
});
