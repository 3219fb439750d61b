import { readRequestId } from './read-request-id.ts';

const request = { headers: { 'x-request-id': 'site-server.42' } };

test('uses a valid request id from a proxy, and ignores one from a visitor', () => {
  expect(readRequestId(request, true)).toBe('site-server.42');
  expect(readRequestId(request, false)).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([undefined, '', 'short', 'a b c d e f', 'x'.repeat(65), 'line\nbreak1', ['a', 'b']])(
  'replaces the invalid id %j with a new one',
  (id) => {
    const headers = { 'x-request-id': id } as Record<string, string>;
    expect(readRequestId({ headers }, true)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
