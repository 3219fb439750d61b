import { apiBase, dealerApiBase } from './api-base.ts';

function mockDocument(dataset: Record<string, string>) {
  Object.assign(globalThis, { window: {}, document: { documentElement: { dataset } } });
}

afterEach(() => {
  delete process.env.API_BASE;
  delete process.env.DEALER_API_BASE;
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

test('apiBase is API_BASE without a trailing slash on the server', () => {
  process.env.API_BASE = 'http://127.0.0.1:4000/';
  expect(apiBase()).toBe('http://127.0.0.1:4000');
});

test('apiBase is a reserved staging host on the server if API_BASE is not set', () => {
  delete process.env.API_BASE;
  expect(new URL(apiBase()).hostname).toMatch(/\.example$/);
});

test('dealerApiBase is DEALER_API_BASE, or apiBase by default', () => {
  process.env.API_BASE = 'http://api.test';
  delete process.env.DEALER_API_BASE;
  expect(dealerApiBase()).toBe('http://api.test');
  process.env.DEALER_API_BASE = 'http://dealers.test/';
  expect(dealerApiBase()).toBe('http://dealers.test');
});

test('apiBase and dealerApiBase are the origin of the page in the browser by default', () => {
  process.env.API_BASE = 'http://server-only.test';
  mockDocument({});
  expect(apiBase()).toBe('');
  expect(dealerApiBase()).toBe('');
});

test('apiBase and dealerApiBase are read from attributes of the html element in the browser', () => {
  mockDocument({ apiBase: 'https://api.test/', dealerApiBase: 'https://dealers.test' });
  expect(apiBase()).toBe('https://api.test');
  expect(dealerApiBase()).toBe('https://dealers.test');
});
