import { toPhoneticKey } from '@tractor-haat/places';
import { assignTaluks } from './assign-taluks.ts';
import { mergeTaluks } from './merge-taluks.ts';
import type { PostOffice } from './read-sources.ts';

function createNamedOffices(taluk: string, names: string[], pincode: number): PostOffice[] {
  return names.map((name) => ({
    officeName: `${name} B.O`,
    pincode,
    taluk,
    districtName: 'Old',
    stateName: 'STATE',
  }));
}

const createOffices = (taluk: string, count: number, pincode = 1) =>
  createNamedOffices(
    taluk,
    Array.from({ length: count }, (_, index) => `Village ${index}`),
    pincode,
  );

test('merges the spellings of a taluk into the most common one, and counts nameless post offices', () => {
  const { taluks, nameless, merged } = mergeTaluks([
    ...createOffices('Kahalgaon', 4),
    ...createOffices('KAHALGOAN', 2),
    ...createOffices('Kahalgaon Block', 1),
    ...createOffices('NA', 3),
    ...createOffices('12', 1),
    ...createOffices('Sabour', 1),
  ]);
  expect(taluks.map(({ name, offices }) => [name, offices.length])).toEqual([
    ['Kahalgaon', 7],
    ['Sabour', 1],
  ]);
  expect([nameless, merged]).toEqual([4, 1]);
});

test('does not merge two short names that differ in one letter', () => {
  const { taluks } = mergeTaluks([...createOffices('Bina', 5), ...createOffices('Bira', 5)]);
  expect(taluks).toHaveLength(2);
});

test('assigns taluks of a divided district by their villages, then by their neighbours', () => {
  const towns = new Map([
    ['s/old', new Set([toPhoneticKey('Rath')])],
    ['s/new', new Set([toPhoneticKey('Deori')])],
  ]);
  const { taluks } = mergeTaluks([
    ...createNamedOffices('Rath', ['A'], 100),
    ...createNamedOffices('Other', ['Deori', 'B'], 201),
    ...createNamedOffices('Nothing', ['C'], 201),
    ...createNamedOffices('Nearby', ['D'], 205),
    ...createNamedOffices('Lost', ['E'], 999),
  ]);
  const result = assignTaluks(taluks, ['s/old', 's/new'], towns);
  expect(Object.fromEntries([...result].map(([{ name }, district]) => [name, district]))).toEqual({
    Rath: 's/old',
    Other: 's/new',
    Nothing: 's/new',
    Nearby: 's/new',
  });
});

test('assigns every taluk of an undivided district to it', () => {
  const { taluks } = mergeTaluks(createOffices('Anything', 2));
  expect([...assignTaluks(taluks, ['s/old'], new Map()).values()]).toEqual(['s/old']);
});
