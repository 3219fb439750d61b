import { act, screen } from '@testing-library/react';
import {
  errorReply,
  fakeApi,
  idempotencyKey,
  type okReply,
  SAVE,
  savedReply,
} from '../testing/fake-api.ts';
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

const findCodeTitle = () => screen.queryByRole('heading', { name: 'Verify mobile number' });

test('sends the listing without consents that were not ticked', async () => {
  const api = fakeApi({ [SAVE]: [savedReply] });
  await openForm({ stored: VALID_LISTING });
  await send();
  expect(findCodeTitle()).toHaveFocus();
  expect(screen.getByText('We sent the code to 9876543210.')).toBeVisible();
  expect(api.sentTo(SAVE)).toEqual([
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
  const validationErrors = { district: 'sell_district', name: 'name_characters' };
  const api = fakeApi({
    [SAVE]: [errorReply(400, { reason: 'sell_district', faults: validationErrors }), savedReply],
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
  expect(api.sentTo(SAVE)).toMatchObject([{ name: 'Geeta' }, { name: 'Geeta Solanki' }]);
  expect(findCodeTitle()).toBeInTheDocument();
});

const TOO_MANY = 'We are very busy right now. Please try again in a few minutes.';
const FAILED = 'That did not work. Nothing is lost; please try again.';
const OFFLINE = /^No network\. Everything is saved on this phone/;

test.each([
  ['the status 429', errorReply(429, { reason: 'too_many_requests' }), TOO_MANY],
  ['the status 503', errorReply(503, { reason: 'otp_paused' }), FAILED],
  ['the status 500', errorReply(500), FAILED],
  ['no response', 'unreached', OFFLINE],
] as const)(
  'announces the error for %s and sends the typed values on the next click',
  async (_, reply, message) => {
    const api = fakeApi({ [SAVE]: [reply, savedReply] });
    await openForm({ stored: { ...VALID_LISTING, words: 'New clutch' } });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(formValues()).toMatchObject({ ...VALID_LISTING, words: 'New clutch', terms: 'on' });
    await send();
    expect(findCodeTitle()).toBeInTheDocument();
    expect(api.sentTo(SAVE)).toHaveLength(2);
  },
);

test('resends a listing with the same idempotency key if the response was lost', async () => {
  const api = fakeApi({ [SAVE]: ['unreached', errorReply(500), savedReply] });
  await openForm({ stored: VALID_LISTING });
  await send();
  await send();
  await send();
  const keys = api.sentTo(SAVE).map(({ idempotency_key }) => idempotency_key);
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
  let respond: (reply: ReturnType<typeof okReply>) => void = () => undefined;
  const pending = new Promise<ReturnType<typeof okReply>>((resolve) => {
    respond = resolve;
  });
  const api = fakeApi({ [SAVE]: [pending] });
  await openForm({ stored: VALID_LISTING });
  await send();
  expect(screen.getByRole('button', { name: 'Get OTP', busy: true })).toBeVisible();
  await send();
  expect(api.sentTo(SAVE)).toHaveLength(1);
  await act(async () => respond(savedReply));
  expect(findCodeTitle()).toBeInTheDocument();
});
