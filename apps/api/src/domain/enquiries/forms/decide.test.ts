import { type AttemptHistory, decide } from './decide.ts';

const now = new Date('2026-11-21T06:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const hoursAgo = (hours: number) => minutesAgo(hours * 60);
const nothing: AttemptHistory = {
  previous: null,
  isVerified: false,
  isOpen: false,
  verifiedAt: null,
  alwaysCode: false,
};
const cases: [string, Partial<AttemptHistory>, object][] = [
  ['a new number', {}, { attempt: 'new', text: 'non_verified' }],
  [
    'a pending enquiry is not revealed to another browser',
    { isOpen: true },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'a recently verified enquiry is not revealed to another browser',
    { verifiedAt: hoursAgo(1) },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'a pending enquiry of this browser is repeated',
    { previous: 'open', isOpen: true },
    { attempt: 'same', text: 'non_verified_exist' },
  ],
  [
    'a pending enquiry of this browser is repeated, also with a verified number',
    { previous: 'open', isOpen: true, isVerified: true },
    { attempt: 'same', text: 'non_verified_exist' },
  ],
  [
    'a pending enquiry of another browser requires a code, also with a verified number',
    { isOpen: true, isVerified: true },
    { attempt: 'new', text: 'non_verified_exist' },
  ],
  ['a verified number', { isVerified: true }, { attempt: 'new', text: 'exist_verified' }],
  [
    'the same product again within a day',
    { isVerified: true, verifiedAt: hoursAgo(23) },
    { attempt: 'none', waitSeconds: 3600 },
  ],
  [
    'the same product after a day',
    { isVerified: true, verifiedAt: hoursAgo(24) },
    { attempt: 'new', text: 'exist_verified' },
  ],
  [
    'a price shown without a code is repeated within ten minutes',
    { isVerified: true, previous: { revealedAt: minutesAgo(9) }, verifiedAt: minutesAgo(9) },
    { attempt: 'same', text: 'exist_verified' },
  ],
  [
    'a price shown without a code is not repeated after ten minutes',
    { isVerified: true, previous: { revealedAt: minutesAgo(10) }, verifiedAt: minutesAgo(10) },
    { attempt: 'none', waitSeconds: 24 * 3600 - 600 },
  ],
  [
    'a form with a code each time, verified number',
    { isVerified: true, alwaysCode: true },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'a form with a code each time, again within a day',
    { isVerified: true, alwaysCode: true, verifiedAt: hoursAgo(1) },
    { attempt: 'new', text: 'non_verified_exist' },
  ],
];

test.each(cases)('%s', (_, known, decision) => {
  expect(decide({ ...nothing, ...known }, now)).toEqual(decision);
});
