import { findInvalidSteps, findNextStep, pickStepErrors } from './use-sell-flow.ts';

test('returns the steps with validation errors in form order', () => {
  const validationErrors = { mobile: 'mobile_length', year: 'sell_year', price: 'sell_price' };
  expect(findInvalidSteps(validationErrors)).toEqual(['machine', 'price', 'contact']);
  expect(pickStepErrors('price', validationErrors)).toEqual({ price: 'sell_price' });
  expect(findInvalidSteps({})).toEqual([]);
});

test('returns no next step for the last step', () => {
  expect([findNextStep('machine'), findNextStep('contact')]).toEqual(['condition', undefined]);
});
