import { calculateInsuredValue, calculatePremium } from './calculate-premium.ts';
import { readInsuranceForm, toPremiumQuestion } from './read-insurance-form.ts';

const sourced = { source: 'test', as_of: '2026-11-22', confidence: 'medium' } as const;
const statutoryRates = [
  { key: 'third-party-tractor', amount_inr: 7267, percent: null, ...sourced },
  { key: 'gst', amount_inr: null, percent: 18, ...sourced },
];
const calculateQueryPremium = (search: string, rates = statutoryRates) =>
  calculatePremium(toPremiumQuestion(readInsuranceForm(search, rates)));

test('calculates the exact total of a complete form', () => {
  const search = '?price=700000&age=one-year&rate=1.2&bonus=20&accident=400&trailer=2485';
  expect(calculateQueryPremium(search)).toEqual({
    ownDamage: 7140,
    bonus: 1428,
    net: 7140 - 1428 + 7267 + 2485 + 400,
    tax: 2856,
    total: 18_720,
    isComplete: true,
  });
});

test('omits an unknown line and marks the total as a minimum', () => {
  expect(calculateQueryPremium('')).toEqual({
    ownDamage: null,
    bonus: null,
    net: 7267,
    tax: 1308,
    total: 8575,
    isComplete: false,
  });
  expect(calculateQueryPremium('?third=&tax=')).toMatchObject({
    net: 0,
    tax: null,
    total: 0,
    isComplete: false,
  });
  expect(calculateQueryPremium('', [])).toMatchObject({ net: 0, isComplete: false });
});

test.each([
  ['half-year', 665_000],
  ['three-years', 490_000],
  ['five-years', 350_000],
  ['older', null],
] as const)('insures a tractor of 7 lakh, %s old, for %s', (age, value) => {
  expect(calculateInsuredValue(700_000, age)).toBe(value);
});

test('uses a typed insured value for a tractor over five years old', () => {
  const search = '?price=700000&age=older&value=2,50,000';
  expect(toPremiumQuestion(readInsuranceForm(search, statutoryRates)).value).toBe(250_000);
});

test('replaces invalid values by their defaults', () => {
  const search = '?price=abc&age=ancient&rate=-1&bonus=99&third=1e999';
  const form = readInsuranceForm(search, statutoryRates);
  expect(form).toMatchObject({ price: '', age: 'half-year', rate: 0, bonus: 0, third: '' });
});
