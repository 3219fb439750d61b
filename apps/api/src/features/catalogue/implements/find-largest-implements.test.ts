import { findLargestImplements } from './rate-fit.ts';

type ImplementFields = {
  type_slug: string;
  hp_min: number;
  hp_max: number | null;
  weight_kg?: number;
};

const createImplement = ({ type_slug, hp_min, hp_max, weight_kg }: ImplementFields) => ({
  name: `${type_slug} ${hp_min}`,
  type_slug,
  required_hp_min: hp_min,
  required_hp_max: hp_max,
  specs: weight_kg === undefined ? {} : { weight_kg },
});
const implementRows = [
  createImplement({ type_slug: 'rotavator', hp_min: 35, hp_max: 45 }),
  createImplement({ type_slug: 'rotavator', hp_min: 40, hp_max: 50 }),
  createImplement({ type_slug: 'rotavator', hp_min: 48, hp_max: 60 }),
  createImplement({ type_slug: 'plough', hp_min: 45, hp_max: null }),
  createImplement({ type_slug: 'harrow', hp_min: 20, hp_max: 30, weight_kg: 2000 }),
];
const listNamesAndFits = (tractor: { hp: number | null; lift_capacity_kg: number | null }) =>
  findLargestImplements(tractor, implementRows).map(({ implement: { name }, fit }) => [name, fit]);

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
    'returns a tight fit if there is no easy one',
    36,
    null,
    [
      ['rotavator 35', 'tight'],
      ['harrow 20', 'easy'],
    ],
  ],
  ['omits an implement that exceeds the lift capacity', 36, 1500, [['rotavator 35', 'tight']]],
  ['returns no implement for a tractor below every required power', 15, null, []],
])('findLargestImplements %s', (_name, hp, lift_capacity_kg, expected) => {
  expect(listNamesAndFits({ hp, lift_capacity_kg })).toEqual(expected);
});

test('findLargestImplements returns no implement for a tractor of unknown power', () => {
  expect(listNamesAndFits({ hp: null, lift_capacity_kg: 2000 })).toEqual([]);
});
