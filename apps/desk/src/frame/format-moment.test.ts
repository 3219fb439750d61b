import { DAY_LENGTH, formatMoment, SECOND_LENGTH } from './format-moment.ts';

test("formats a time in India's time, where a day begins at 18:30 UTC", () => {
  expect(formatMoment('2026-11-28T18:29:59.000Z')).toBe('2026-11-28 23:59');
  expect(formatMoment('2026-11-28T18:30:00.000Z')).toBe('2026-11-29 00:00');
  expect(formatMoment('2026-11-28T18:30:00.000Z', DAY_LENGTH)).toBe('2026-11-29');
  expect(formatMoment('2026-11-28T18:30:07.000Z', SECOND_LENGTH)).toBe('2026-11-29 00:00:07');
});

test('returns an empty string without a time', () => {
  expect(formatMoment(null)).toBe('');
});
