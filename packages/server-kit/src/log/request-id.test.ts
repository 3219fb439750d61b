import { requestId } from './request-id.ts';

const request = { headers: { 'x-request-id': 'site-server.42' } };

test('uses a harmless id of a proxy and ignores that of a visitor', () => {
  expect(requestId(request, true)).toBe('site-server.42');
  expect(requestId(request, false)).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([undefined, '', 'short', 'a b c d e f', 'x'.repeat(65), 'line\nbreak1', ['a', 'b']])(
  'replaces %j by a new id',
  (id) => {
    const headers = { 'x-request-id': id } as Record<string, string>;
    expect(requestId({ headers }, true)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
