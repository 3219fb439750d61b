import { RegistryError } from '../../packages/registry/src/core/registry-error.ts';
import { explainFailure, getFailureMessage, PlainFailure } from './plain-failure.mjs';

test.each([
  ['ENOSPC: no space left on device, write', /disk is full/],
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry failed',
    /registry cannot be reached/,
  ],
  ['connect ECONNREFUSED 127.0.0.1:1', /registry cannot be reached/],
  [
    'error sending request for url (https://registry.npmjs.org/react)',
    /registry cannot be reached/,
  ],
  ['EACCES: permission denied, mkdir', /not writable/],
  ['npm error code EINTEGRITY', /does not match the lock file/],
  ['EROFS: read-only file system', /read-only disk/],
])('explains "%s"', (text, message) => {
  expect(explainFailure(text)).toMatch(message);
});

test('does not explain an internal error', () => {
  expect(explainFailure('TypeError: x is not a function')).toBeNull();
});

test.each([
  ['of a tool', new PlainFailure('Name the remote.'), 'Name the remote.'],
  ['of the registry', new RegistryError('Build it again.'), 'Build it again.'],
])('returns the message of an operational error %s', (_, error, message) => {
  expect(getFailureMessage(error)).toBe(message);
});

test('returns no message for a bug', () => {
  expect(getFailureMessage(new TypeError('x is not a function'))).toBe(null);
});
