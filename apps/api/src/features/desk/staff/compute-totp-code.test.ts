import {
  computeTotpCode,
  encodeBase32,
  findStep,
  listValidSteps,
  toStep,
} from './accept-invitation.ts';

const secret = Buffer.from('12345678901234567890');

// Test vectors of RFC 6238, appendix B, for SHA-1 with eight digits.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('computes the code of RFC 6238 for second %d', (seconds, code) => {
  expect(computeTotpCode(secret, toStep(new Date(seconds * 1000)), 8)).toBe(code);
});

test('accepts a code that is one period of 30 s early or late, but not two', () => {
  const at = new Date('2026-11-23T08:00:00Z');
  const acceptedSteps = [-2, -1, 0, 1, 2].map((offset) =>
    findStep(secret, computeTotpCode(secret, toStep(at) + offset), listValidSteps(at)),
  );
  const step = toStep(at);
  expect(acceptedSteps).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test.each(['', '12345', '1234567', 'abcdef', '१२३४५६'])('rejects "%s" as a code', (code) => {
  expect(findStep(secret, code, listValidSteps(new Date('2026-11-23T08:00:00Z')))).toBeUndefined();
});

// Test vectors of RFC 4648, section 10, without padding, which authenticator apps reject.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('encodes "%s" in base32 as %s', (text, encoded) => {
  expect(encodeBase32(Buffer.from(text))).toBe(encoded);
});
