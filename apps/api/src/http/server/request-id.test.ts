import { requestId } from './request-id.ts';

test('a harmless id of the caller is kept', () => {
  expect(requestId({ headers: { 'x-request-id': 'site-server.42' } })).toBe('site-server.42');
});

test.each([undefined, '', 'short', 'a b c d e f', 'x'.repeat(65), 'line\nbreak1', ['a', 'b']])(
  '%j is replaced by a new one',
  (given) => {
    const headers = { 'x-request-id': given } as Record<string, string>;
    expect(requestId({ headers })).toMatch(/^[0-9a-f-]{36}$/);
  },
);
