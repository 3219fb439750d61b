import { toCallUrl, toChatUrl, toDirectionsUrl } from './contact-links.ts';

const dealer = {
  phone: '00000 12345',
  area: 'Mandi Road',
  district: 'Anand',
  state: 'madhya-pradesh',
};

test('the call link has the country code and no spaces', () => {
  expect(toCallUrl(dealer)).toBe('tel:+910000012345');
});

test('the chat link encodes the message', () => {
  const address = new URL(toChatUrl(dealer, 'क्या 575 DI है? & दाम'));
  expect(address.pathname).toBe('/910000012345');
  expect(address.searchParams.get('text')).toBe('क्या 575 DI है? & दाम');
});

test('the directions link contains the postal address', () => {
  const { searchParams } = new URL(toDirectionsUrl(dealer));
  expect(searchParams.get('destination')).toBe('Mandi Road, Anand, madhya pradesh, India');
});
