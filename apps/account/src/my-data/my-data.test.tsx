import { act, render, screen, within } from '@testing-library/react';
import type { MyData, MyDataPage } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const TICKET = 'a'.repeat(22);
const AT = '2026-11-21T06:00:00.000Z';

const data: MyData = {
  mobile: '9876500000',
  made_at: AT,
  account: { name: 'Geeta', email: 'geeta@example.in', created_at: AT, sessions: [] },
  enquiries: [
    {
      form: 'contact',
      status: 'unverified',
      name: null,
      fields: {},
      page_source: 'Contact',
      language: 'en',
      created_at: AT,
      verified_at: null,
      events: [],
    },
  ],
  listings: [],
  submissions: [],
  votes: [{ kind: 'reel', about: 'a-reel', created_at: AT }],
  alerts: [],
  notebook: [{ title: '', text: 'Ask about the clutch', to: '', at: AT }],
  consents: [
    {
      purpose: 'calls',
      source: 'contact',
      text: 'Dealers near me may call me with offers.',
      text_version: 'calls-1',
      language: 'en',
      given_at: AT,
      withdrawn_at: null,
    },
    {
      purpose: 'enquiry',
      source: 'contact',
      text: 'I agree to the terms and to be called about this.',
      text_version: 'enquiry-1',
      language: 'en',
      given_at: AT,
      withdrawn_at: AT,
    },
  ],
  codes: [{ purpose: 'privacy', issued_at: AT, sent_at: AT, used_at: AT }],
  limits: [],
};

/** Opens the page. Without `page` the API rejects the ticket. */
async function visit(page?: MyDataPage, address = `/my-data?draft=${TICKET}`) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      page
        ? Response.json({ data: page })
        : Response.json({ success: false, message: 'over' }, { status: 404 }),
    );
  const { ui } = await testSite(remote, { address });
  await act(async () => render(ui));
}

const readForm = (button: string) => {
  const form = screen.getByRole('button', { name: button }).closest('form');
  if (form === null) throw new Error('no form');
  return { action: form.getAttribute('action'), sent: Object.fromEntries(new FormData(form)) };
};

afterEach(() => jest.restoreAllMocks());

test('shows a form for the number on a page that search engines do not index', async () => {
  await visit(undefined, '/my-data');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My data');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(readForm('Get OTP')).toEqual({
    action: '/api/my_data_otp',
    sent: { language: 'en', mobile: '' },
  });
});

test('shows errors of the number and the code at their fields', async () => {
  await visit({ step: 'number', reason: 'mobile_registration', fault: 'mobile' });
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(
    'Mobile number must be 10 digits and start with 5, 6, 7, 8, or 9',
  );
  document.body.innerHTML = '';
  await visit({ step: 'code', reason: 'otp_incorrect', fault: 'otp', masked_mobile: 'XXXXXXXX00' });
  expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(
    'Invalid OTP. Please try again.',
  );
  expect(screen.getByText(/XXXXXXXX00/)).toBeVisible();
});

test('shows the stored data with forms to download it, erase it and withdraw consent', async () => {
  await visit({ step: 'data', reason: 'my_data_opened', data });
  expect(screen.getByText('Geeta, geeta@example.in')).toBeVisible();
  expect(screen.getByText(/we do not show it/)).toBeVisible();
  expect(screen.getByText('Ask about the clutch')).toBeVisible();
  expect(readForm('Download my data').action).toBe('/api/my_data_download');
  // A withdrawn consent has no second withdraw button.
  expect(readForm('Withdraw consent')).toEqual({
    action: '/api/my_data_withdraw',
    sent: { language: 'en', purpose: 'calls' },
  });
  expect(screen.getByRole('button', { name: 'Withdraw consent' })).toHaveAccessibleDescription(
    'Calls from dealers',
  );
  expect(readForm('Erase my data')).toEqual({
    action: '/api/my_data_erase',
    sent: { language: 'en' },
  });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('shows an error beside the checkbox when erasing was not confirmed', async () => {
  await visit({ step: 'data', reason: 'my_data_unconfirmed', fault: 'sure', data });
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick the box first.');
});

test('offers a form that shows the data again if the link was already used', async () => {
  await visit();
  expect(within(screen.getByRole('note')).getByText(/closes when you leave it/)).toBeVisible();
  expect(readForm('Show my data again').action).toBe('/api/my_data_show');
});

test('shows the result of erasing in an alert', async () => {
  await visit({ step: 'number', reason: 'my_data_erased' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We have erased everything about your number.',
  );
});
