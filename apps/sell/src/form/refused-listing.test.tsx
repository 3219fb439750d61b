import { act, screen } from '@testing-library/react';
import { fakeApi, idempotencyKey, type ok, refused, SAVE, saved } from '../testing/fake-api.ts';
import {
  field,
  formValues,
  isOpen,
  openForm,
  send,
  step,
  type,
  VALID_LISTING,
} from '../testing/open-form.tsx';

const codeTitle = () => screen.queryByRole('heading', { name: 'Verify mobile number' });

test('sends the listing with language and terms, and without consents that were not ticked', async () => {
  const api = fakeApi({ [SAVE]: [saved] });
  await openForm({ stored: VALID_LISTING });
  await send();
  expect(codeTitle()).toHaveFocus();
  expect(screen.getByText('We sent the code to 9876543210.')).toBeVisible();
  expect(api.to(SAVE)).toEqual([
    {
      ...VALID_LISTING,
      photos: '',
      terms: 'on',
      language: 'en',
      primary_id: '',
      idempotency_key: idempotencyKey,
    },
  ]);
});

test('shows server errors in their steps until the fields change', async () => {
  const validationErrors = { district: 'sell_place', name: 'name_letters' };
  const api = fakeApi({
    [SAVE]: [refused(400, { reason: 'sell_place', faults: validationErrors }), saved],
  });
  await openForm({ stored: VALID_LISTING });
  await send();
  expect([isOpen('The tractor'), isOpen('Price and place'), isOpen('Your number')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(step('Price and place').querySelector('summary')).toHaveFocus();
  expect(field('District')).toHaveAccessibleDescription(/^This district is not in our list/);
  expect(field('Name')).toHaveAccessibleDescription('Name must contain only letters and spaces');
  expect(formValues()).toMatchObject(VALID_LISTING);

  type('Name', 'Geeta Solanki');
  expect(field('Name')).toBeValid();
  expect(field('District')).toBeInvalid();
  await send();
  expect(api.to(SAVE)).toMatchObject([{ name: 'Geeta' }, { name: 'Geeta Solanki' }]);
  expect(codeTitle()).toBeInTheDocument();
});

const TOO_MANY = 'We are very busy right now. Please try again in a few minutes.';
const FAILED = 'That did not work. Nothing is lost; please try again.';
const OFFLINE = /^No network\. Everything is saved on this phone/;

test.each([
  ['429', refused(429, { reason: 'too_many_requests' }), TOO_MANY],
  ['503', refused(503, { reason: 'otp_paused' }), FAILED],
  ['500', refused(500), FAILED],
  ['no answer', 'unreached', OFFLINE],
] as const)(
  'announces %s, keeps typed values, and sends the listing on the next click',
  async (_, reply, sentence) => {
    const api = fakeApi({ [SAVE]: [reply, saved] });
    await openForm({ stored: { ...VALID_LISTING, words: 'New clutch' } });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(formValues()).toMatchObject({ ...VALID_LISTING, words: 'New clutch', terms: 'on' });
    await send();
    expect(codeTitle()).toBeInTheDocument();
    expect(api.to(SAVE)).toHaveLength(2);
  },
);

test('sends a listing whose response was lost again under the same idempotency key', async () => {
  const api = fakeApi({ [SAVE]: ['unreached', refused(500), saved] });
  await openForm({ stored: VALID_LISTING });
  await send();
  await send();
  await send();
  const keys = api.to(SAVE).map(({ idempotency_key }) => idempotency_key);
  expect(keys).toEqual([idempotencyKey, keys[0], keys[0]]);
});

test('announces that the network is back', async () => {
  fakeApi({ [SAVE]: ['unreached'] });
  await openForm({ stored: VALID_LISTING });
  await send();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are back online. Press the button to send.',
  );
});

test('ignores a second click while sending', async () => {
  let answer: (reply: ReturnType<typeof ok>) => void = () => undefined;
  const pending = new Promise<ReturnType<typeof ok>>((resolve) => {
    answer = resolve;
  });
  const api = fakeApi({ [SAVE]: [pending] });
  await openForm({ stored: VALID_LISTING });
  await send();
  expect(screen.getByRole('button', { name: 'Get OTP', busy: true })).toBeVisible();
  await send();
  expect(api.to(SAVE)).toHaveLength(1);
  await act(async () => answer(saved));
  expect(codeTitle()).toBeInTheDocument();
});
