import { parseReportedPage } from './record-client-event.ts';

const host = 'example.in';

test.each([
  ['https://example.in/hi/tractors?mobile=9876543210', '/tractors'],
  ['https://example.in/tractor/mahindra-575-di/12', '/tractor/mahindra-575-di/12'],
  ['https://example.in/desk/invitation/0123456789abcdef0123456789abcdef', '/desk/invitation/…'],
  ['https://example.in/', '/'],
  ['https://evil.example/tractors', undefined],
  ['https://example.in/%3Cscript%3E', undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('parses the referer %s as the page %s', (referer, page) =>
  expect(parseReportedPage(referer, host)).toBe(page),
);
