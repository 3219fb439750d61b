import { masked } from './masked.ts';

test.each([
  ['/api/x?mobile=9876543210', '/api/x?mobile=********10'],
  ['+919876543210', '+********10'],
  ['09876543210 and 5000000001', '********10 and ********01'],
  ['9876543210x', '********10x'],
  ['/near?latitude=23.0225&longitude=72.5714&a=1', '/near?latitude=*&longitude=*&a=1'],
])('%s is logged as %s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

test.each(['1795230178105', '98765432101', '4876543210', 'v1-2345', '987654321'])(
  '%s is no mobile number',
  (text) => {
    expect(masked(text)).toBe(text);
  },
);
