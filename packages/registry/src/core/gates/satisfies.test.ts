import { satisfies } from './accepts-contract.ts';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['0.4.5', '^0.4.2', true],
  ['0.5.0', '^0.4.2', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '*', false],
  ['1.2.3-beta', '^1.2.3', false],
  ['10.0.0', '^9.0.0', false],
])('satisfies(%j, %j) returns %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
