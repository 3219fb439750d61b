import { type AttemptHistory, decide } from './decide.ts';

const now = new Date('2026-11-21T06:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const hoursAgo = (hours: number) => minutesAgo(hours * 60);
const noHistory: AttemptHistory = {
  previous: null,
  isVerified: false,
  isOpen: false,
  verifiedAt: null,
  alwaysCode: false,
};
const cases: [string, Partial<AttemptHistory>, object][] = [
  ['starts an attempt for a new number', {}, { attempt: 'new', text: 'non_verified' }],
  [
    'does not reveal a pending enquiry to another browser',
    { isOpen: true },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'does not reveal a recently verified enquiry to another browser',
    { verifiedAt: hoursAgo(1) },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'continues a pending enquiry of the same browser',
    { previous: 'open', isOpen: true },
    { attempt: 'same', text: 'non_verified_exist' },
  ],
  [
    'continues a pending enquiry of the same browser with a verified number',
    { previous: 'open', isOpen: true, isVerified: true },
    { attempt: 'same', text: 'non_verified_exist' },
  ],
  [
    'starts an attempt with a code for a pending enquiry of a verified number',
    { isOpen: true, isVerified: true },
    { attempt: 'new', text: 'non_verified_exist' },
  ],
  [
    'accepts a verified number without a code',
    { isVerified: true },
    { attempt: 'new', text: 'exist_verified' },
  ],
  [
    'rejects the same product within 24 hours',
    { isVerified: true, verifiedAt: hoursAgo(23) },
    { attempt: 'none', waitSeconds: 3600 },
  ],
  [
    'accepts the same product after 24 hours',
    { isVerified: true, verifiedAt: hoursAgo(24) },
    { attempt: 'new', text: 'exist_verified' },
  ],
  [
    'repeats a price shown without a code within ten minutes',
    { isVerified: true, previous: { revealedAt: minutesAgo(9) }, verifiedAt: minutesAgo(9) },
    { attempt: 'same', text: 'exist_verified' },
  ],
  [
    'does not repeat a price shown without a code after ten minutes',
    { isVerified: true, previous: { revealedAt: minutesAgo(10) }, verifiedAt: minutesAgo(10) },
    { attempt: 'none', waitSeconds: 24 * 3600 - 600 },
  ],
  [
    'requires a code for a verified number in a form that always requires a code',
    { isVerified: true, alwaysCode: true },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'requires a code within 24 hours in a form that always requires a code',
    { isVerified: true, alwaysCode: true, verifiedAt: hoursAgo(1) },
    { attempt: 'new', text: 'non_verified_exist' },
  ],
];

test.each(cases)('decide %s', (_, history, decision) => {
  expect(decide({ ...noHistory, ...history }, now)).toEqual(decision);
});
