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
  ['others are told nothing: it waits', { isOpen: true }, { attempt: 'new', text: 'non_verified' }],
  [
    'others are told nothing: verified lately',
    { verifiedAt: hoursAgo(1) },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'what this browser sent waits for its code',
    { previous: 'open', isOpen: true },
    { attempt: 'same', text: 'non_verified_exist' },
  ],
  [
    'it waits, though the number was proven for something else',
    { previous: 'open', isOpen: true, isVerified: true },
    { attempt: 'same', text: 'non_verified_exist' },
  ],
  [
    'what another browser sent waits, and this one has proven the number',
    { isOpen: true, isVerified: true },
    { attempt: 'new', text: 'non_verified_exist' },
  ],
  ['a proven number', { isVerified: true }, { attempt: 'new', text: 'exist_verified' }],
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
    'what was shown at once, and whose answer may have been lost',
    { isVerified: true, previous: { revealedAt: minutesAgo(9) }, verifiedAt: minutesAgo(9) },
    { attempt: 'same', text: 'exist_verified' },
  ],
  [
    'what was shown at once, ten minutes later',
    { isVerified: true, previous: { revealedAt: minutesAgo(10) }, verifiedAt: minutesAgo(10) },
    { attempt: 'none', waitSeconds: 24 * 3600 - 600 },
  ],
  [
    'a form with a code each time, proven number',
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
