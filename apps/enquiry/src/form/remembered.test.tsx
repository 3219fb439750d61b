import { keep, recall, startValues } from './remembered.ts';

beforeEach(() => sessionStorage.clear());

test('name, contact and place are shared by all forms; other values belong to their form', () => {
  keep('loan-new', { name: 'Gita', state: 'gujarat', brand: 'Mahindra', amount: '500000' });
  expect(recall('loan-new')).toEqual({
    name: 'Gita',
    state: 'gujarat',
    brand: 'Mahindra',
    amount: '500000',
  });
  expect(recall('implement-price')).toEqual({ name: 'Gita', state: 'gujarat' });
});

test('on a product page the stored values of another product are ignored', () => {
  const values = { name: 'Gita', type: 'plough', brand: 'khedut', model: 'K 5' };
  expect(startValues(values, { type: 'baler' })).toEqual({ name: 'Gita', type: 'baler' });
  expect(startValues(values, {})).toEqual(values);
});

test.each(['{', '5', 'null', '{"name":5}'])('an invalid stored value %s is ignored', (text) => {
  sessionStorage.setItem('enquiry', text);
  expect(recall('contact')).toEqual({});
});
