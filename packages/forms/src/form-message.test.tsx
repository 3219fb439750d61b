import { ApiError, type FailureBody } from '@tractor-haat/api-client';
import { createFormMessage, createMessageFormatter } from './form-message.ts';

const createMessage = (status: number, body: FailureBody | null, waitSeconds?: number) =>
  createFormMessage(new ApiError(status, body, { waitSeconds }), 'failed', 'unreached');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['no response has the network reason', createMessage(0, null), { reason: 'unreached' }],
  [
    'a response from another server has the network reason',
    createMessage(502, null),
    { reason: 'unreached' },
  ],
  [
    'a server error without reason has the fallback reason',
    createMessage(500, { message: 'INTERNAL' }),
    { reason: 'failed' },
  ],
  [
    'a response without reason and message has the fallback reason',
    createMessage(400, {}),
    { reason: 'failed' },
  ],
  [
    'a server error with a reason has this reason',
    createMessage(503, { reason: 'otp_not_sent' }),
    { reason: 'otp_not_sent' },
  ],
  [
    'a response with only a message has this message',
    createMessage(400, { message: 'Do it so.' }),
    { reason: '', message: 'Do it so.' },
  ],
  [
    'a response with a retry time has the time in minutes, rounded up',
    createMessage(429, { reason: 'busy' }, 61),
    { reason: 'busy', waitMinutes: 2 },
  ],
  [
    'a response with field errors has these validation errors',
    createMessage(400, { reason: 'a', faults: { name: 'a' } }),
    { validationErrors: { name: 'a' } },
  ],
])('the form message for %s', (_, formMessage, expected) =>
  expect(formMessage).toMatchObject(expected),
);

const format = createMessageFormatter((key, { defaultValue, count, name }) => {
  if (key === 'reason.hello') return `Hello ${name}`;
  return key === 'wait_minutes' ? `${count} minutes.` : String(defaultValue);
});

test.each([
  [{ reason: 'hello', name: 'Geeta' }, 'Hello Geeta'],
  [{ reason: 'strange', message: 'The server said so.' }, 'The server said so.'],
  [{ reason: '', message: 'Words.' }, 'Words.'],
  [{ reason: '', message: 'Words.', waitMinutes: 60 }, 'Words. 60 minutes.'],
  // The message of the server already contains a wait of more than an hour.
  [{ reason: '', message: 'Words.', waitMinutes: 61 }, 'Words.'],
])('formats %j as "%s"', (formMessage, message) => expect(format(formMessage)).toBe(message));
