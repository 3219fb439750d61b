import { readFinderQuestion } from './finder-question.ts';

test.each([
  // 0.86 × 45 = 38.7. A PTO power in the query takes precedence.
  ['?hp=45', { ptoHp: 38.7, drive: '2wd', soil: 'medium', lift: null }],
  ['?hp=45&pto=41', { ptoHp: 41 }],
  [
    '?pto=30&lift=1500&drive=4wd&soil=heavy',
    { ptoHp: 30, lift: 1500, drive: '4wd', soil: 'heavy' },
  ],
  ['?hp=50&drive=6wd&soil=snow', { ptoHp: 43, drive: '2wd', soil: 'medium' }],
] as const)('reads the tractor from %s', (search, tractor) => {
  const result = readFinderQuestion(search).tractor;
  expect(result).toMatchObject({ ...tractor, ptoHp: expect.closeTo(tractor.ptoHp, 9) });
});

test.each(['', '?lift=1500', '?hp=1', '?hp=45&lift=9'])('returns no tractor for "%s"', (search) => {
  expect(readFinderQuestion(search).tractor).toBeNull();
});
