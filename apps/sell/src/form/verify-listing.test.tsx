import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import {
  createErrorReply,
  createOkReply,
  fakeApi,
  primaryId,
  RESEND,
  SAVE,
  savedReply,
  VERIFY,
} from '../testing/fake-api.ts';
import {
  click,
  getField,
  readFormValues,
  send,
  type,
  VALID_LISTING,
} from '../testing/open-form.tsx';
import { readDraft, storeDraft } from './use-sell-values.ts';

const OWN = '/api/v1/own-listing';
const ownListings = createOkReply({
  said: null,
  listings: [
    {
      id: 31,
      slug: 'swaraj-744-fe',
      brand_name: { text: 'Swaraj', language: 'en' },
      model: '744 FE',
      year: 2018,
      price_inr: 350_000,
      status: 'pending',
      photos: [],
      decision: null,
    },
  ],
});

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens the page and sends a valid listing. */
async function openCode(replies: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({ [SAVE]: [savedReply], [OWN]: [ownListings], ...replies });
  storeDraft(VALID_LISTING);
  const site = await testSite(remote, { address: '/sell-old-tractor' });
  await act(async () => render(site.ui));
  jest.useFakeTimers();
  await send();
  return { ...api, address: site.address };
}
async function enterCode(code: string) {
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: code } });
  await click('Verify');
}
const isListingShown = () =>
  screen.queryByRole('heading', { name: 'Swaraj 744 FE (2018)' }) !== null;

test.each([
  [false, 'listed', /^Your number is verified/],
  [true, 'already', /^You already listed this tractor/],
])(
  "opens the seller's listings after a valid code and deletes the draft (listed before: %s)",
  async (already, outcome, message) => {
    const { listSent, address } = await openCode({ [VERIFY]: [createOkReply({ already })] });
    expect(readDraft()).toMatchObject({ name: 'Geeta' });
    await enterCode('482913');
    expect(listSent(VERIFY)).toEqual([{ primary_id: primaryId, otp: '482913', language: 'en' }]);
    expect(address()).toBe(`/sell-old-tractor/listing?said=${outcome}`);
    expect(isListingShown()).toBe(true);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(readDraft()).toEqual({});
  },
);

test.each([
  [
    'a wrong code',
    createErrorReply(400, { reason: 'otp_incorrect' }),
    'Invalid OTP. Please try again.',
  ],
  ['an old code', createErrorReply(400, { reason: 'otp_expired' }), /^This OTP is no longer valid/],
  [
    'too many tries',
    createErrorReply(429, { reason: 'otp_too_many_attempts' }),
    /^Too many wrong OTPs/,
  ],
  ['a failing server', createErrorReply(500), 'Failed to verify OTP. Please try again.'],
  ['no response', 'unreached', 'Failed to verify OTP. Please try again.'],
] as const)(
  'shows the error for %s beside the field and keeps the code and the draft',
  async (_, reply, message) => {
    await openCode({ [VERIFY]: [reply, createOkReply({ already: false })] });
    await enterCode('482913');
    expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('OTP')).toHaveValue('482913');
    expect(screen.getByLabelText('OTP')).toHaveFocus();
    expect(readDraft()).toMatchObject(VALID_LISTING);
    await click('Verify');
    expect(isListingShown()).toBe(true);
  },
);

test('shows Resend after 20 seconds, and announces a rejected resend without clearing the code', async () => {
  const { listSent } = await openCode({
    [RESEND]: [createErrorReply(429, { reason: 'otp_too_many_sends' }), savedReply],
  });
  const advanceTime = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482' } });
  await advanceTime(19_000);
  expect(screen.getByText('Resend in 1 seconds')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  await advanceTime(1_000);
  await click('Resend');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We already sent several OTPs to this number.',
  );
  expect(screen.getByLabelText('OTP')).toHaveValue('482');
  await click('Resend');
  expect(screen.getByText('Resend in 20 seconds')).toBeVisible();
  expect(listSent(RESEND)).toHaveLength(2);
});

test('shows that no code was sent, and offers Resend at once', async () => {
  const { listSent } = await openCode({
    [SAVE]: [createOkReply({ otp: '', primary_id: primaryId })],
    [RESEND]: [savedReply],
  });
  expect(screen.getByRole('alert')).toHaveTextContent('OTP not received.');
  await click('Resend');
  expect(screen.getByRole('alert')).toHaveTextContent('OTP successfully sent');
  expect(listSent(RESEND)).toMatchObject([{ primary_id: primaryId }]);
});

test('returns to the filled form on Edit, and corrects the number of the same listing', async () => {
  const { listSent } = await openCode({});
  await click('Edit');
  expect(readFormValues()).toMatchObject({ ...VALID_LISTING, terms: 'on' });
  expect(getField('Mobile number')).toHaveValue('9876543210');
  type('Mobile number', '9123456789');
  await send();
  expect(screen.getByText('We sent the code to 9123456789.')).toBeVisible();
  expect(listSent(SAVE)).toMatchObject([
    { mobile: '9876543210', primary_id: '' },
    { ...VALID_LISTING, mobile: '9123456789', primary_id: primaryId },
  ]);
});

describe('after a reload at the code step', () => {
  const reload = async () => {
    cleanup();
    jest.useRealTimers();
    const { ui } = await testSite(remote, { address: '/sell-old-tractor' });
    await act(async () => render(ui));
  };

  test('shows the code step of the same listing with the form below', async () => {
    const { listSent } = await openCode({ [VERIFY]: [createOkReply({ already: false })] });
    await reload();
    expect(screen.getByText('We sent the code to 9876543210.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Verify mobile number' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible();
    const [, sellForm] = document.forms;
    expect(Object.fromEntries(new FormData(sellForm))).toMatchObject(VALID_LISTING);
    await enterCode('482913');
    expect(listSent(VERIFY)).toMatchObject([{ primary_id: primaryId, otp: '482913' }]);
    expect(listSent(SAVE)).toHaveLength(1);
    expect({ ...sessionStorage }).toEqual({});
  });

  test('shows that no code was sent', async () => {
    await openCode({ [SAVE]: [createOkReply({ otp: '', primary_id: primaryId })] });
    await reload();
    expect(screen.getByRole('alert')).toHaveTextContent('OTP not received.');
  });

  test('updates the same listing when the form is sent again at the code step or after Edit', async () => {
    const { listSent } = await openCode({});
    await reload();
    type('Price you ask', '340000');
    await send();
    expect(screen.queryByRole('button', { name: 'Get OTP' })).toBeNull();
    await click('Edit');
    expect(screen.getByText('Your number').closest('summary')).toHaveFocus();
    await reload();
    expect(screen.queryByLabelText('OTP')).toBeNull();
    await send();
    expect(listSent(SAVE)).toMatchObject([
      { primary_id: '' },
      { primary_id: primaryId, price: '340000' },
      { primary_id: primaryId, price: '340000' },
    ]);
  });

  test('returns to the form when the listing has expired', async () => {
    const { listSent } = await openCode({
      [VERIFY]: [createErrorReply(400, { reason: 'sell_expired' })],
    });
    await enterCode('482913');
    expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(/^This listing has expired/);
    await reload();
    expect(screen.queryByLabelText('OTP')).toBeNull();
    await send();
    expect(listSent(SAVE)[1]).toMatchObject({ ...VALID_LISTING, primary_id: '' });
  });
});
