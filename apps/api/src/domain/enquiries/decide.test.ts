import { decide } from './decide.ts';

const now = new Date('2026-11-21T06:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const nothing = { isOpen: false, verifiedAt: null, isNumberVerified: false, alwaysCode: false };

test.each([
  ['a new number', {}, { row: 'new', text: 'non_verified' }],
  ['it waits for its code', { isOpen: true }, { row: 'same', text: 'non_verified_exist' }],
  [
    'it waits, though the number was verified for something else',
    { isOpen: true, isNumberVerified: true },
    { row: 'same', text: 'non_verified_exist' },
  ],
  ['a known number', { isNumberVerified: true }, { row: 'new', text: 'exist_verified' }],
  [
    'the same product again within a day',
    { isNumberVerified: true, verifiedAt: hoursAgo(23) },
    { row: 'none', waitSeconds: 3600 },
  ],
  [
    'the same product after a day',
    { isNumberVerified: true, verifiedAt: hoursAgo(24) },
    { row: 'new', text: 'exist_verified' },
  ],
  [
    'a form with a code each time, known number',
    { isNumberVerified: true, alwaysCode: true },
    { row: 'new', text: 'non_verified' },
  ],
  [
    'a form with a code each time, again within a day',
    { isNumberVerified: true, alwaysCode: true, verifiedAt: hoursAgo(1) },
    { row: 'same', text: 'non_verified_exist' },
  ],
])('%s', (_, known, decision) => {
  expect(decide({ ...nothing, ...known }, now)).toEqual(decision);
});
