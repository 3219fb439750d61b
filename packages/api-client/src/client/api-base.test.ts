import { apiBase, dealerApiBase } from './api-base.ts';

function page(dataset: Record<string, string>) {
  Object.assign(globalThis, { window: {}, document: { documentElement: { dataset } } });
}

afterEach(() => {
  delete process.env.API_BASE;
  delete process.env.DEALER_API_BASE;
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

test('the server reads API_BASE and removes a trailing slash', () => {
  process.env.API_BASE = 'http://127.0.0.1:4000/';
  expect(apiBase()).toBe('http://127.0.0.1:4000');
});

test('without configuration the server uses the staging host, which has a reserved name', () => {
  delete process.env.API_BASE;
  expect(new URL(apiBase()).hostname).toMatch(/\.example$/);
});

test('the dealer host defaults to the API host', () => {
  process.env.API_BASE = 'http://api.test';
  delete process.env.DEALER_API_BASE;
  expect(dealerApiBase()).toBe('http://api.test');
  process.env.DEALER_API_BASE = 'http://dealers.test/';
  expect(dealerApiBase()).toBe('http://dealers.test');
});

test('in the browser requests go to the origin of the page', () => {
  process.env.API_BASE = 'http://never-seen-by-a-page.test';
  page({});
  expect(apiBase()).toBe('');
  expect(dealerApiBase()).toBe('');
});

test('in the browser the attributes of the html element set the origins', () => {
  page({ apiBase: 'https://api.test/', dealerApiBase: 'https://dealers.test' });
  expect(apiBase()).toBe('https://api.test');
  expect(dealerApiBase()).toBe('https://dealers.test');
});
