import { forgetForm, keep, recall, startValues } from './remembered.ts';

beforeEach(() => sessionStorage.clear());

test('name, contact and place are shared by all forms; other values belong to their form', () => {
  keep('loan-new', { name: 'Gita', state: 'gujarat', brand: 'Mahindra', amount: '500000' });
  expect(recall('loan-new')).toMatchObject({
    name: 'Gita',
    state: 'gujarat',
    brand: 'Mahindra',
    amount: '500000',
  });
  expect(recall('implement-price')).toMatchObject({ name: 'Gita', state: 'gujarat' });
  expect(recall('implement-price')).not.toHaveProperty('amount');
});

test('on a product page the stored values of another product are ignored', () => {
  const values = { name: 'Gita', type: 'plough', brand: 'khedut', model: 'K 5' };
  expect(startValues(values, { type: 'baler' })).toEqual({ name: 'Gita', type: 'baler' });
  expect(startValues(values, {})).toEqual(values);
});

test('an emptied field is empty again, and a sent form keeps only contact and place', () => {
  keep('contact', { name: 'Gita', message: 'Hello' });
  keep('contact', { message: 'Hello' });
  expect(recall('contact')).toMatchObject({ name: '', message: 'Hello' });
  keep('contact', { name: 'Asha', message: 'Hello' });
  forgetForm('contact');
  expect(recall('contact')).toMatchObject({ name: 'Asha' });
  expect(recall('contact')).not.toHaveProperty('message');
});
