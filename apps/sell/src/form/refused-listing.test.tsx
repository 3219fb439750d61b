import { act, screen } from '@testing-library/react';
import {
  createDeferred,
  createErrorReply,
  fakeApi,
  idempotencyKey,
  type Reply,
  SAVE,
  savedReply,
} from '../testing/fake-api.ts';
import {
  getField,
  getStep,
  isOpen,
  openForm,
  readFormValues,
  send,
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
  expect(api.listSent(SAVE)).toEqual([
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
    [SAVE]: [
      createErrorReply(400, { reason: 'sell_district', faults: validationErrors }),
      savedReply,
    ],
  });
  await openForm({ stored: VALID_LISTING });
  await send();
  expect([isOpen('The tractor'), isOpen('Price and place'), isOpen('Your number')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(getStep('Price and place').querySelector('summary')).toHaveFocus();
  expect(getField('District')).toHaveAccessibleDescription(/^This district is not in our list/);
  expect(getField('Name')).toHaveAccessibleDescription('Name must contain only letters and spaces');
  expect(readFormValues()).toMatchObject(VALID_LISTING);

  type('Name', 'Geeta Solanki');
  expect(getField('Name')).toBeValid();
  expect(getField('District')).toBeInvalid();
  await send();
  expect(api.listSent(SAVE)).toMatchObject([{ name: 'Geeta' }, { name: 'Geeta Solanki' }]);
  expect(findCodeTitle()).toBeInTheDocument();
});

const TOO_MANY = 'We are very busy right now. Please try again in a few minutes.';
const FAILED = 'That did not work. Nothing is lost; please try again.';
const OFFLINE = /^No network\. Everything is saved on this phone/;

test.each([
  ['the status 429', createErrorReply(429, { reason: 'too_many_requests' }), TOO_MANY],
  ['the status 503', createErrorReply(503, { reason: 'otp_paused' }), FAILED],
  ['the status 500', createErrorReply(500), FAILED],
  ['no response', 'unreached', OFFLINE],
] as const)(
  'announces the error for %s and sends the typed values on the next click',
  async (_, reply, message) => {
    const api = fakeApi({ [SAVE]: [reply, savedReply] });
    await openForm({ stored: { ...VALID_LISTING, words: 'New clutch' } });
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(readFormValues()).toMatchObject({ ...VALID_LISTING, words: 'New clutch', terms: 'on' });
    await send();
    expect(findCodeTitle()).toBeInTheDocument();
    expect(api.listSent(SAVE)).toHaveLength(2);
  },
);

test('resends a listing with the same idempotency key if the response was lost', async () => {
  const api = fakeApi({ [SAVE]: ['unreached', createErrorReply(500), savedReply] });
  await openForm({ stored: VALID_LISTING });
  await send();
  await send();
  await send();
  const keys = api.listSent(SAVE).map(({ idempotency_key }) => idempotency_key);
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
  const saving = createDeferred<Reply>();
  const api = fakeApi({ [SAVE]: [saving.promise] });
  await openForm({ stored: VALID_LISTING });
  await send();
  expect(screen.getByRole('button', { name: 'Get OTP', busy: true })).toBeVisible();
  await send();
  expect(api.listSent(SAVE)).toHaveLength(1);
  await act(async () => saving.resolve(savedReply));
  expect(findCodeTitle()).toBeInTheDocument();
});
