import { pickStepErrors, stepAfter, stepsWith } from './steps.ts';

test('faults lead to their steps, in the order of the form', () => {
  const validationErrors = { mobile: 'mobile_length', year: 'sell_year', price: 'sell_price' };
  expect(stepsWith(validationErrors)).toEqual(['machine', 'price', 'contact']);
  expect(pickStepErrors('price', validationErrors)).toEqual({ price: 'sell_price' });
  expect(stepsWith({})).toEqual([]);
});

test('after the last step there is none', () => {
  expect([stepAfter('machine'), stepAfter('contact')]).toEqual(['condition', undefined]);
});
