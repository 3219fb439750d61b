import {
  createInitialValues,
  deleteFormValues,
  readFormValues,
  storeFormValues,
} from './use-enquiry-flow.ts';

beforeEach(() => sessionStorage.clear());

test('shares name, contact and place between forms, and stores other values per form', () => {
  storeFormValues('loan-new', {
    name: 'Gita',
    state: 'gujarat',
    brand: 'Mahindra',
    amount: '500000',
  });
  expect(readFormValues('loan-new')).toMatchObject({
    name: 'Gita',
    state: 'gujarat',
    brand: 'Mahindra',
    amount: '500000',
  });
  expect(readFormValues('implement-price')).toMatchObject({ name: 'Gita', state: 'gujarat' });
  expect(readFormValues('implement-price')).not.toHaveProperty('amount');
});

test('omits the stored product if the prefilled values contain one', () => {
  const values = { name: 'Gita', type: 'plough', brand: 'khedut', model: 'K 5' };
  expect(createInitialValues(values, { type: 'baler' })).toEqual({ name: 'Gita', type: 'baler' });
  expect(createInitialValues(values, {})).toEqual(values);
});

test('restores a cleared field as empty', () => {
  storeFormValues('contact', { name: 'Gita', message: 'Hello' });
  storeFormValues('contact', { message: 'Hello' });
  expect(readFormValues('contact')).toMatchObject({ name: '', message: 'Hello' });
});

test('keeps only name, contact and place of a sent form', () => {
  storeFormValues('contact', { name: 'Asha', message: 'Hello' });
  deleteFormValues('contact');
  expect(readFormValues('contact')).toMatchObject({ name: 'Asha' });
  expect(readFormValues('contact')).not.toHaveProperty('message');
});
