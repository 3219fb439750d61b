import { keep, recall, startValues } from './remembered.ts';

beforeEach(() => sessionStorage.clear());

test('who and where one is goes into every form, the rest stays in its own', () => {
  keep('loan-new', { name: 'Gita', state: 'gujarat', brand: 'Mahindra', amount: '500000' });
  expect(recall('loan-new')).toEqual({
    name: 'Gita',
    state: 'gujarat',
    brand: 'Mahindra',
    amount: '500000',
  });
  expect(recall('implement-price')).toEqual({ name: 'Gita', state: 'gujarat' });
});

test('on the page of a product, another one that was begun is let go', () => {
  const values = { name: 'Gita', type: 'plough', brand: 'khedut', model: 'K 5' };
  expect(startValues(values, { type: 'baler' })).toEqual({ name: 'Gita', type: 'baler' });
  expect(startValues(values, {})).toEqual(values);
});

test.each(['{', '5', 'null', '{"name":5}'])('storage that says %s says nothing', (text) => {
  sessionStorage.setItem('enquiry', text);
  expect(recall('contact')).toEqual({});
});
