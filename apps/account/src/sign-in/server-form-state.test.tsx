import { toServerFormState } from './server-form-state.ts';

const toState = (changes: Partial<Parameters<typeof toServerFormState>[0]>) =>
  toServerFormState({ values: {}, faults: {}, verified: false, ...changes });

test('returns no message above the form if a field has an error', () => {
  const validationErrors = { name: 'name_required' };
  expect(toState({ faults: validationErrors, reason: 'name_required' })).toEqual({
    values: {},
    validationErrors,
  });
});

test.each(['otp_required', 'otp_incorrect', 'otp_expired', 'otp_not_requested'])(
  'shows %s beside the code field if a code was sent, otherwise above the form',
  (reason) => {
    const values = { step: 'code', mobile: '5876512345' };
    expect(toState({ values, reason })).toEqual({ values, validationErrors: { otp: reason } });
    expect(toState({ reason }).message).toMatchObject({ reason, isSuccess: false });
  },
);

test.each([
  ['otp_sent', true],
  ['login_done', true],
  ['registration_done', true],
  ['reset_done', true],
  ['logout_done', true],
  ['login_invalid', false],
  ['mobile_registered', false],
  ['busy', false],
])('returns a message for %s with isSuccess %s', (reason, isSuccess) => {
  const values = { name: 'Geeta' };
  expect(toState({ values, reason })).toEqual({
    values,
    validationErrors: {},
    message: { reason, name: 'Geeta', isSuccess },
  });
});

test.each(['registration_done', 'reset_done'])(
  'adds a warning to %s with a weak password',
  (reason) => {
    const values = { name: 'Geeta', password_is_weak: 'true' };
    expect(toState({ values, reason }).message).toEqual({
      reason: `${reason}_weak_password`,
      name: 'Geeta',
      isSuccess: true,
    });
  },
);

test('returns no message for a draft without a reason', () => {
  expect(toState({ values: { mobile: '5' } })).toEqual({
    values: { mobile: '5' },
    validationErrors: {},
  });
});
