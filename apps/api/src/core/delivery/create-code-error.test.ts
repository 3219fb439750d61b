import { createCodeError, createSendError } from './code-service.ts';

test.each([
  ['number', 'otp_too_many_sends', 'TOO_MANY_REQUESTS'],
  ['address', 'too_many_requests', 'TOO_MANY_REQUESTS'],
  ['budget', 'otp_paused', 'TOO_MANY_REQUESTS'],
  ['gateway', 'otp_resend_failed', 'UNAVAILABLE'],
] as const)('creates a send error of the scope "%s" with the reason %s', (scope, reason, code) => {
  const error = createSendError({ outcome: 'wait', scope, waitSeconds: 7 });
  expect(error).toMatchObject({ code, details: { reason, retryAfterSeconds: 7 } });
});

test('uses the reason of the caller if the gateways are paused', () => {
  const error = createSendError(
    { outcome: 'wait', scope: 'gateway', waitSeconds: 7 },
    'otp_not_sent',
  );
  expect(error.details).toEqual({ reason: 'otp_not_sent', retryAfterSeconds: 7 });
});

test.each([
  [{ outcome: 'wait', scope: 'number', waitSeconds: 9 }, 'otp_too_many_attempts', 9],
  [{ outcome: 'wait', scope: 'address', waitSeconds: 9 }, 'too_many_requests', 9],
  [{ outcome: 'none' }, 'otp_not_requested', undefined],
  [{ outcome: 'wrong' }, 'otp_incorrect', undefined],
  [{ outcome: 'expired' }, 'otp_expired', undefined],
  [{ outcome: 'used' }, 'otp_expired', undefined],
  [{ outcome: 'spent' }, 'otp_expired', undefined],
] as const)('reports the verification result %j as %s', (verified, reason, retryAfterSeconds) => {
  const error = createCodeError(verified);
  expect(error.details).toEqual(
    retryAfterSeconds === undefined ? { reason } : { reason, retryAfterSeconds },
  );
  expect(error.code).toBe(retryAfterSeconds === undefined ? 'BAD_REQUEST' : 'TOO_MANY_REQUESTS');
});
