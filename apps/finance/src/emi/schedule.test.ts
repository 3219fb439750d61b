import { calculateSchedule, groupByYear } from './schedule.ts';

const terms = { principal: 500_000, ratePercent: 10, months: 60, frequency: 'monthly' } as const;

test('calculates the schedule of 5 lakh at 10% over 60 months to the rupee', () => {
  const { rows, instalment, interest, paid } = calculateSchedule(terms);
  expect(rows).toHaveLength(60);
  expect(rows[0]).toEqual({
    number: 1,
    instalment: 10_624,
    principal: 6457,
    interest: 4167,
    extra: 0,
    balance: 493_543,
  });
  expect(rows.at(-1)?.balance).toBe(0);
  expect([instalment, interest, paid]).toEqual([10_624, 137_409, 637_409]);
});

test('splits the principal evenly at zero interest', () => {
  const { rows, interest } = calculateSchedule({
    ...terms,
    principal: 100_000,
    ratePercent: 0,
    months: 3,
  });
  expect(rows.map((row) => row.instalment)).toEqual([33_333, 33_333, 33_334]);
  expect(interest).toBe(0);
});

test('shortens the loan or reduces the later instalments after a prepayment', () => {
  const regular = calculateSchedule(terms);
  const shorter = calculateSchedule(terms, { amount: 100_000, after: 12, effect: 'shorter' });
  const smaller = calculateSchedule(terms, { amount: 100_000, after: 12, effect: 'smaller' });
  expect(shorter.rows).toHaveLength(47);
  expect(shorter.rows[12]?.instalment).toBe(10_624);
  expect(smaller.rows).toHaveLength(60);
  expect(smaller.rows[12]?.instalment).toBe(8087);
  expect([regular.interest, smaller.interest, shorter.interest]).toEqual([
    137_409, 115_669, 95_971,
  ]);
});

test('keeps the term of a half-yearly loan when a prepayment reduces the instalment', () => {
  const halfYearly = { ...terms, frequency: 'half-yearly' } as const;
  const { rows } = calculateSchedule(halfYearly, { amount: 100_000, after: 4, effect: 'smaller' });
  expect(rows).toHaveLength(10);
  const laterInstalments = rows.slice(4).map((row) => row.instalment);
  // The last instalment contains the rounding difference.
  expect(Math.max(...laterInstalments) - Math.min(...laterInstalments)).toBeLessThan(6);
  expect(rows.reduce((sum, row) => sum + row.principal + row.extra, 0)).toBe(500_000);
});

test('counts a prepayment as principal of its year', () => {
  const schedule = calculateSchedule(terms, { amount: 100_000, after: 12, effect: 'shorter' });
  const years = groupByYear(schedule, 12);
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(500_000);
});

test('closes the loan with a prepayment above the balance', () => {
  const { rows } = calculateSchedule(terms, { amount: 9_000_000, after: 3, effect: 'smaller' });
  expect(rows).toHaveLength(3);
  expect(rows[2]).toMatchObject({ extra: 480_467, balance: 0 });
});

test('groups the instalments by year, including an incomplete last year', () => {
  const schedule = calculateSchedule({ ...terms, months: 18, frequency: 'half-yearly' });
  const years = groupByYear(schedule, 2);
  expect(years.map(({ year }) => year)).toEqual([1, 2]);
  expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(500_000);
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(schedule.interest);
  expect(years[1]?.balance).toBe(0);
});
