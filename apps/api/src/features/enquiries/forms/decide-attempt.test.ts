import { type AttemptHistory, decideAttempt } from './decide-attempt.ts';

const now = new Date('2026-11-21T06:00:00Z');
const subtractMinutes = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const subtractHours = (hours: number) => subtractMinutes(hours * 60);
const emptyHistory: AttemptHistory = {
  previous: null,
  isVerified: false,
  hasPendingLead: false,
  verifiedAt: null,
  alwaysNeedsCode: false,
};
const cases: [title: string, history: Partial<AttemptHistory>, decision: object][] = [
  ['starts an attempt for a new number', {}, { attempt: 'new', text: 'non_verified' }],
  [
    'does not reveal a pending enquiry to another browser',
    { hasPendingLead: true },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'does not reveal a recently verified enquiry to another browser',
    { verifiedAt: subtractHours(1) },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'continues a pending enquiry of the same browser',
    { previous: 'pending', hasPendingLead: true },
    { attempt: 'same', text: 'non_verified_exist' },
  ],
  [
    'continues a pending enquiry of the same browser with a verified number',
    { previous: 'pending', hasPendingLead: true, isVerified: true },
    { attempt: 'same', text: 'non_verified_exist' },
  ],
  [
    'starts an attempt with a code for a pending enquiry of a verified number',
    { hasPendingLead: true, isVerified: true },
    { attempt: 'new', text: 'non_verified_exist' },
  ],
  [
    'accepts a verified number without a code',
    { isVerified: true },
    { attempt: 'new', text: 'exist_verified' },
  ],
  [
    'rejects the same product within 24 hours',
    { isVerified: true, verifiedAt: subtractHours(23) },
    { attempt: 'none', waitSeconds: 3600 },
  ],
  [
    'accepts the same product after 24 hours',
    { isVerified: true, verifiedAt: subtractHours(24) },
    { attempt: 'new', text: 'exist_verified' },
  ],
  [
    'repeats a price shown without a code within ten minutes',
    {
      isVerified: true,
      previous: { revealedAt: subtractMinutes(9) },
      verifiedAt: subtractMinutes(9),
    },
    { attempt: 'same', text: 'exist_verified' },
  ],
  [
    'does not repeat a price shown without a code after ten minutes',
    {
      isVerified: true,
      previous: { revealedAt: subtractMinutes(10) },
      verifiedAt: subtractMinutes(10),
    },
    { attempt: 'none', waitSeconds: 24 * 3600 - 600 },
  ],
  [
    'requires a code for a verified number in a form that always requires a code',
    { isVerified: true, alwaysNeedsCode: true },
    { attempt: 'new', text: 'non_verified' },
  ],
  [
    'requires a code within 24 hours in a form that always requires a code',
    { isVerified: true, alwaysNeedsCode: true, verifiedAt: subtractHours(1) },
    { attempt: 'new', text: 'non_verified_exist' },
  ],
];

test.each(cases)('%s', (_, history, decision) => {
  expect(decideAttempt({ ...emptyHistory, ...history }, now)).toEqual(decision);
});
