import { pickStepErrors, stepAfter, stepsWith } from './steps.ts';

test('returns the steps with validation errors in form order', () => {
  const validationErrors = { mobile: 'mobile_length', year: 'sell_year', price: 'sell_price' };
  expect(stepsWith(validationErrors)).toEqual(['machine', 'price', 'contact']);
  expect(pickStepErrors('price', validationErrors)).toEqual({ price: 'sell_price' });
  expect(stepsWith({})).toEqual([]);
});

test('the last step has no next step', () => {
  expect([stepAfter('machine'), stepAfter('contact')]).toEqual(['condition', undefined]);
});
