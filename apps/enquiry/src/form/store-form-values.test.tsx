import {
  createInitialValues,
  deleteFormValues,
  readFormValues,
  storeFormValues,
} from './store-form-values.ts';

beforeEach(() => sessionStorage.clear());

test('name, contact and place are shared by all forms; other values belong to their form', () => {
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

test('on a product page the stored values of another product are ignored', () => {
  const values = { name: 'Gita', type: 'plough', brand: 'khedut', model: 'K 5' };
  expect(createInitialValues(values, { type: 'baler' })).toEqual({ name: 'Gita', type: 'baler' });
  expect(createInitialValues(values, {})).toEqual(values);
});

test('an emptied field is empty again, and a sent form keeps only contact and place', () => {
  storeFormValues('contact', { name: 'Gita', message: 'Hello' });
  storeFormValues('contact', { message: 'Hello' });
  expect(readFormValues('contact')).toMatchObject({ name: '', message: 'Hello' });
  storeFormValues('contact', { name: 'Asha', message: 'Hello' });
  deleteFormValues('contact');
  expect(readFormValues('contact')).toMatchObject({ name: 'Asha' });
  expect(readFormValues('contact')).not.toHaveProperty('message');
});
