import { daysBetween, type HarvestTerms, harvestRows, interestOf } from './harvest-emi.ts';

const terms: HarvestTerms = {
  principal: 500_000,
  ratePercent: 10,
  months: 36,
  from: '2027-01-10',
  kharif: '11-30',
  rabi: '05-15',
};

const lines = (over: Partial<HarvestTerms> = {}) =>
  harvestRows({ ...terms, ...over }).map(({ date, days, principal, interest, balance }) => [
    date,
    days,
    principal,
    interest,
    balance,
  ]);

test('five lakh at 10% from 10 January 2027, by hand', () => {
  // 5,00,000 / 6 = 83,333.33: five times 83,333 is 4,16,665, the last takes 83,335.
  // Days: 10 Jan to 15 May is 21 + 28 + 31 + 30 + 15 = 125; 15 May to 30 Nov 16 + 30 + 31 + 31 + 30 + 31 + 30 = 199;
  // 30 Nov to 15 May 2028 is 31 + 31 + 29 + 31 + 30 + 15 = 167, for 2028 is a leap year; a year later 166.
  // Interest: 5,00,000 × 10 × 125 / 36,500 = 17,123.29; 4,16,667 × 10 × 199 / 36,500 = 22,716.91;
  // 3,33,334 × 10 × 167 / 36,500 = 15,251.17; 2,50,001 × 10 × 199 / 36,500 = 13,630.19;
  // 1,66,668 × 10 × 166 / 36,500 = 7,579.97; 83,335 × 10 × 199 / 36,500 = 4,543.47.
  expect(lines()).toEqual([
    ['2027-05-15', 125, 83_333, 17_123, 416_667],
    ['2027-11-30', 199, 83_333, 22_717, 333_334],
    ['2028-05-15', 167, 83_333, 15_251, 250_001],
    ['2028-11-30', 199, 83_333, 13_630, 166_668],
    ['2029-05-15', 166, 83_333, 7580, 83_335],
    ['2029-11-30', 199, 83_335, 4543, 0],
  ]);
  // 17,123 + 22,717 + 15,251 + 13,630 + 7,580 + 4,543 = 80,844.
  expect(interestOf(harvestRows(terms))).toBe(80_844);
});

test('an instalment is its principal and its interest', () => {
  for (const row of harvestRows(terms)) expect(row.instalment).toBe(row.principal + row.interest);
});

test.each([
  // 14 February to 15 May 2027 is 14 + 31 + 30 + 15 = 90 days: enough.
  ['2027-02-14', '2027-05-15', 90],
  // One day later it is 89: the next harvest, 199 days after.
  ['2027-02-15', '2027-11-30', 288],
  // In a leap year February has a day more: 15 February to 15 May 2028 is 90.
  ['2028-02-15', '2028-05-15', 90],
  // On a harvest day: that day is not 90 days away, the other one is 199.
  ['2027-05-15', '2027-11-30', 199],
  ['2027-11-30', '2028-05-15', 167],
  // Late in the year: 15 May of the next.
  ['2027-12-31', '2028-05-15', 136],
])('money of %s is paid back first on %s, after %i days', (from, date, days) => {
  expect(harvestRows({ ...terms, from })[0]).toMatchObject({ date, days });
});

test('the crop of each day is said; the days may be in either order of the year', () => {
  const rows = harvestRows({ ...terms, months: 12, kharif: '04-30', rabi: '12-15' });
  expect(rows.map(({ crop, date }) => [crop, date])).toEqual([
    ['kharif', '2027-04-30'],
    ['rabi', '2027-12-15'],
  ]);
});

test('29 February is the 28th where there is no other', () => {
  const dates = harvestRows({ ...terms, months: 24, from: '2027-06-01', rabi: '02-29' });
  expect(dates.map(({ date }) => date)).toEqual([
    '2027-11-30',
    '2028-02-29',
    '2028-11-30',
    '2029-02-28',
  ]);
});

test('without interest only the principal is paid; one instalment takes all', () => {
  expect(lines({ ratePercent: 0, months: 6 })).toEqual([['2027-05-15', 125, 500_000, 0, 0]]);
});

test('a loan of a few rupees ends at nothing, and no instalment is below it', () => {
  // 9 / 6 = 1.5: five times 1, and 4.
  expect(lines({ principal: 9, ratePercent: 0 }).map(([, , principal]) => principal)).toEqual([
    1, 1, 1, 1, 1, 4,
  ]);
});

test('a half rupee of interest goes up', () => {
  // 730 × 10 × 125 / 36,500 = 25 exactly; 715.4 would be 24.5: 7,154 × 1 × 125 / 36,500 = 24.5.
  expect(harvestRows({ ...terms, principal: 7154, ratePercent: 1, months: 6 })[0]?.interest).toBe(
    25,
  );
});

test('days are counted over the change of years', () => {
  expect(daysBetween('2027-12-31', '2028-01-01')).toBe(1);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});
