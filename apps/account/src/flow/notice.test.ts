import { ApiError } from '@tractor-haat/api-client';
import { noticeOf } from './notice.ts';

const of = (error: unknown) => noticeOf(error, 'login_invalid', 'login_network');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a reason of its own', 400, { reason: 'otp_wrong' }, { reason: 'otp_wrong' }],
  ['a reason, even where the server could not', 503, { reason: 'busy' }, { reason: 'busy' }],
  [
    'what is wrong with the fields',
    400,
    { reason: 'name_letters', faults: { name: 'name_letters' } },
    { reason: 'name_letters', faults: { name: 'name_letters' } },
  ],
  ['words without a reason', 429, { message: 'Later.' }, { reason: '', message: 'Later.' }],
  ['neither', 400, {}, { reason: 'login_invalid' }],
  ['words about the server itself', 500, { message: 'TypeError' }, { reason: 'login_invalid' }],
] as const)('an answer with %s (%s)', (_, status, body, notice) => {
  expect(of(new ApiError(status, body))).toEqual(notice);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['no answer', new ApiError(0, null)],
  ['an answer that nobody can read', new ApiError(502, null)],
  ['a fault of our own', new TypeError('x is not a function')],
])('%s is told as a lost network, and kept for whoever looks', (_, error) => {
  expect(of(error)).toEqual({ reason: 'login_network' });
  expect(console.error).toHaveBeenCalledWith('A call failed', error);
});
