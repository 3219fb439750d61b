import { encodeBase32 } from './accept-invitation.ts';
import { findStep, listValidSteps, toStep, totpCode } from './totp-code.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B: SHA-1, eight digits.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('returns the code of RFC 6238 at second %d', (seconds, code) => {
  expect(totpCode(secret, toStep(new Date(seconds * 1000)), 8)).toBe(code);
});

test('accepts a code one step early or late, not two', () => {
  const at = new Date('2026-11-23T08:00:00Z');
  const taken = [-2, -1, 0, 1, 2].map((off) =>
    findStep(secret, totpCode(secret, toStep(at) + off), listValidSteps(at)),
  );
  const now = toStep(at);
  expect(taken).toEqual([undefined, now - 1, now, now + 1, undefined]);
});

test.each(['', '12345', '1234567', 'abcdef', '१२३४५६'])('rejects "%s" as a code', (code) => {
  expect(findStep(secret, code, listValidSteps(new Date('2026-11-23T08:00:00Z')))).toBeUndefined();
});

// RFC 4648, section 10; without padding, which authenticator apps reject.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('encodes base32 of %s', (text, encoded) => {
  expect(encodeBase32(Buffer.from(text))).toBe(encoded);
});
