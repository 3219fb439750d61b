import {
  calculateHarvestRows,
  countDays,
  type HarvestTerms,
  sumInterest,
} from './calculate-harvest-rows.ts';

const terms: HarvestTerms = {
  principal: 500_000,
  ratePercent: 10,
  months: 36,
  from: '2027-01-10',
  kharif: '11-30',
  rabi: '05-15',
};

const calculateCells = (changes: Partial<HarvestTerms> = {}) =>
  calculateHarvestRows({ ...terms, ...changes }).map(
    ({ date, days, principal, interest, balance }) => [date, days, principal, interest, balance],
  );

test('calculates five lakh at 10% from 10 January 2027 to the rupee', () => {
  // 5,00,000 / 6 = 83,333.33: five times 83,333 is 4,16,665, so the last one is 83,335.
  // Days: 10 Jan to 15 May is 21 + 28 + 31 + 30 + 15 = 125; 15 May to 30 Nov 16 + 30 + 31 + 31 + 30 + 31 + 30 = 199;
  // 30 Nov to 15 May 2028 is 31 + 31 + 29 + 31 + 30 + 15 = 167 in the leap year 2028, and 166 a year later.
  // Interest: 5,00,000 × 10 × 125 / 36,500 = 17,123.29; 4,16,667 × 10 × 199 / 36,500 = 22,716.91;
  // 3,33,334 × 10 × 167 / 36,500 = 15,251.17; 2,50,001 × 10 × 199 / 36,500 = 13,630.19;
  // 1,66,668 × 10 × 166 / 36,500 = 7,579.97; 83,335 × 10 × 199 / 36,500 = 4,543.47.
  expect(calculateCells()).toEqual([
    ['2027-05-15', 125, 83_333, 17_123, 416_667],
    ['2027-11-30', 199, 83_333, 22_717, 333_334],
    ['2028-05-15', 167, 83_333, 15_251, 250_001],
    ['2028-11-30', 199, 83_333, 13_630, 166_668],
    ['2029-05-15', 166, 83_333, 7580, 83_335],
    ['2029-11-30', 199, 83_335, 4543, 0],
  ]);
  // 17,123 + 22,717 + 15,251 + 13,630 + 7,580 + 4,543 = 80,844.
  expect(sumInterest(calculateHarvestRows(terms))).toBe(80_844);
});

test.each([
  // 83,333.5 is rounded up.
  [500_001, 36, [83_334, 83_334, 83_334, 83_334, 83_334, 83_331]],
  [500_002, 36, [83_334, 83_334, 83_334, 83_334, 83_334, 83_332]],
  [500_003, 36, [83_334, 83_334, 83_334, 83_334, 83_334, 83_333]],
  [500_004, 36, [83_334, 83_334, 83_334, 83_334, 83_334, 83_334]],
  [100_001, 12, [50_001, 50_000]],
  // Rounded parts never repay more than the loan.
  [2, 24, [1, 1, 0, 0]],
  [0, 12, [0, 0]],
])('splits %d rupees over %d months into parts of whole rupees', (principal, months, parts) => {
  const rows = calculateHarvestRows({ ...terms, principal, months });
  expect(rows.map((row) => row.principal)).toEqual(parts);
  expect(rows.at(-1)?.balance).toBe(0);
});

test('adds principal and interest of each instalment', () => {
  for (const row of calculateHarvestRows(terms))
    expect(row.instalment).toBe(row.principal + row.interest);
});

test.each([
  // 14 February to 15 May 2027 is 14 + 31 + 30 + 15 = 90 days: the minimum.
  ['2027-02-14', '2027-05-15', 90],
  // 15 February leaves 89 days, so the first instalment moves to the next harvest, 199 days later.
  ['2027-02-15', '2027-11-30', 288],
  // February has 29 days in a leap year: 15 February to 15 May 2028 is 90.
  ['2028-02-15', '2028-05-15', 90],
  // A loan paid out on a harvest day starts with the other harvest.
  ['2027-05-15', '2027-11-30', 199],
  ['2027-11-30', '2028-05-15', 167],
  // The first instalment falls into the next year.
  ['2027-12-31', '2028-05-15', 136],
])('sets the first instalment of a loan of %s to %s, after %i days', (from, date, days) => {
  expect(calculateHarvestRows({ ...terms, from })[0]).toMatchObject({ date, days });
});

test('labels rows with their crop when kharif is sold before rabi', () => {
  const rows = calculateHarvestRows({ ...terms, months: 12, kharif: '04-30', rabi: '12-15' });
  expect(rows.map(({ crop, date }) => [crop, date])).toEqual([
    ['kharif', '2027-04-30'],
    ['rabi', '2027-12-15'],
  ]);
});

test('moves 29 February to 28 February in years without a leap day', () => {
  const dates = calculateHarvestRows({ ...terms, months: 24, from: '2027-06-01', rabi: '02-29' });
  expect(dates.map(({ date }) => date)).toEqual([
    '2027-11-30',
    '2028-02-29',
    '2028-11-30',
    '2029-02-28',
  ]);
});

test('repays the principal in one instalment at zero interest', () => {
  expect(calculateCells({ ratePercent: 0, months: 6 })).toEqual([
    ['2027-05-15', 125, 500_000, 0, 0],
  ]);
});

test('ends a loan of a few rupees at zero without negative instalments', () => {
  // 9 / 6 = 1.5 is rounded to 2, so the fifth instalment is 1 and the sixth is 0.
  expect(
    calculateCells({ principal: 9, ratePercent: 0 }).map(([, , principal]) => principal),
  ).toEqual([2, 2, 2, 2, 1, 0]);
});

test('rounds half a rupee of interest up', () => {
  // 7,154 × 1 × 125 / 36,500 = 24.5.
  expect(
    calculateHarvestRows({ ...terms, principal: 7154, ratePercent: 1, months: 6 })[0]?.interest,
  ).toBe(25);
});

test('counts days across years and leap days', () => {
  expect(countDays('2027-12-31', '2028-01-01')).toBe(1);
  expect(countDays('2028-02-28', '2028-03-01')).toBe(2);
});

// The expected values were calculated separately with exact fractions: the principal is divided by the number of
// rows and rounded, the last row contains the remainder, and interest is balance × rate × days / 36,500.
test.each([
  [
    { principal: 600_000, ratePercent: 9.5, months: 60 },
    [
      ['2027-05-15', 125, 60_000, 19_521, 540_000],
      ['2027-11-30', 199, 60_000, 27_969, 480_000],
      ['2028-05-15', 167, 60_000, 20_864, 420_000],
      ['2028-11-30', 199, 60_000, 21_754, 360_000],
      ['2029-05-15', 166, 60_000, 15_554, 300_000],
      ['2029-11-30', 199, 60_000, 15_538, 240_000],
      ['2030-05-15', 166, 60_000, 10_369, 180_000],
      ['2030-11-30', 199, 60_000, 9323, 120_000],
      ['2031-05-15', 166, 60_000, 5185, 60_000],
      ['2031-11-30', 199, 60_000, 3108, 0],
    ],
  ],
  [
    { principal: 556_750, ratePercent: 10.25, months: 42, from: '2026-09-01', kharif: '11-15' },
    [
      ['2027-05-15', 256, 79_536, 40_025, 477_214],
      ['2027-11-15', 184, 79_536, 24_658, 397_678],
      ['2028-05-15', 182, 79_536, 20_325, 318_142],
      ['2028-11-15', 184, 79_536, 16_439, 238_606],
      ['2029-05-15', 181, 79_536, 12_128, 159_070],
      ['2029-11-15', 184, 79_536, 8219, 79_534],
      ['2030-05-15', 181, 79_534, 4043, 0],
    ],
  ],
  [
    {
      ...{ principal: 800_000, ratePercent: 12, months: 36 },
      ...{ from: '2027-08-20', kharif: '12-31', rabi: '03-31' },
    },
    [
      ['2027-12-31', 133, 133_333, 34_981, 666_667],
      ['2028-03-31', 91, 133_333, 19_945, 533_334],
      ['2028-12-31', 275, 133_333, 48_219, 400_001],
      ['2029-03-31', 90, 133_333, 11_836, 266_668],
      ['2029-12-31', 275, 133_333, 24_110, 133_335],
      ['2030-03-31', 90, 133_335, 3945, 0],
    ],
  ],
])('calculates all rows of the loan %o to the rupee', (changes, rows) => {
  expect(calculateCells(changes)).toEqual(rows);
});

test.each([
  // 73,000 × 9.35 × 125 / 36,500 = 2,337.5; 36,500 × 1.1 × 125 / 36,500 = 137.5.
  [73_000, 9.35, 2338],
  [36_500, 1.1, 138],
  // 14,600 × 8.41 × 125 / 36,500 = 420.5.
  [14_600, 8.41, 421],
])(
  'rounds half a rupee up without floating-point error for ₹ %i at %p per cent',
  (principal, ratePercent, interest) => {
    expect(calculateHarvestRows({ ...terms, principal, ratePercent, months: 6 })[0]?.interest).toBe(
      interest,
    );
  },
);
