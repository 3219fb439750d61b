import { findLargestImplements } from './find-largest-implements.ts';

const implement = (
  type_slug: string,
  hp_min: number,
  hp_max: number | null,
  weight_kg?: number,
) => ({
  name: `${type_slug} ${hp_min}`,
  type_slug,
  required_hp_min: hp_min,
  required_hp_max: hp_max,
  specs: weight_kg === undefined ? {} : { weight_kg },
});
const all = [
  implement('rotavator', 35, 45),
  implement('rotavator', 40, 50),
  implement('rotavator', 48, 60),
  implement('plough', 45, null),
  implement('harrow', 20, 30, 2000),
];
const namesOf = (tractor: { hp: number | null; lift_capacity_kg: number | null }) =>
  findLargestImplements(tractor, all).map(({ implement: { name }, fit }) => [name, fit]);

test.each([
  [
    'prefers the largest easy fit to a larger tight one',
    50,
    null,
    [
      ['rotavator 40', 'easy'],
      ['plough 45', 'tight'],
      ['harrow 20', 'easy'],
    ],
  ],
  [
    'returns a tight fit without an easy one',
    36,
    null,
    [
      ['rotavator 35', 'tight'],
      ['harrow 20', 'easy'],
    ],
  ],
  ['omits an implement that exceeds the lift capacity', 36, 1500, [['rotavator 35', 'tight']]],
  ['returns nothing below every required power', 15, null, []],
])('%s', (_name, hp, lift_capacity_kg, expected) => {
  expect(namesOf({ hp, lift_capacity_kg })).toEqual(expected);
});

test('lists no implements for a tractor without a known power', () => {
  expect(namesOf({ hp: null, lift_capacity_kg: 2000 })).toEqual([]);
});
