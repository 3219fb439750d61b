import { toCallUrl, toChatUrl, toDirectionsUrl } from './dealer-row.tsx';

const dealer = {
  phone: '00000 12345',
  area: 'Mandi Road',
  district: 'Anand',
  state: 'madhya-pradesh',
};

test('adds the country code to the call link and removes spaces', () => {
  expect(toCallUrl(dealer)).toBe('tel:+910000012345');
});

test('encodes the message of the chat link', () => {
  const address = new URL(toChatUrl(dealer, 'क्या 575 DI है? & दाम'));
  expect(address.pathname).toBe('/910000012345');
  expect(address.searchParams.get('text')).toBe('क्या 575 DI है? & दाम');
});

test('includes the postal address in the directions link', () => {
  const { searchParams } = new URL(toDirectionsUrl(dealer));
  expect(searchParams.get('destination')).toBe('Mandi Road, Anand, madhya pradesh, India');
});
