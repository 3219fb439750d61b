import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  ALL_FORMS,
  ENQUIRY_MESSAGES,
  FORM_NAMES,
  isEnquiryReason,
  validateForm,
} from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import english from '../locales/enquiry.en.json';
import { primary_id } from '../popups/testing/api.ts';
import remote from '../remote.tsx';

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => jest.restoreAllMocks());

/** Opens a page, with a stored draft if `draft` is set. All lists are empty. */
async function visit(address: string, draft?: object) {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = new URL(String(input), 'http://site.test').pathname;
    requests.push(path);
    if (!path.startsWith('/api/v1/form-drafts/')) return Response.json({ data: [] });
    if (draft)
      return Response.json({ data: { values: {}, faults: {}, verified: false, ...draft } });
    return Response.json({ success: false, message: 'over' }, { status: 404 });
  });
  const { ui } = await testSite(remote, { address });
  await act(async () => {
    render(ui);
  });
  return { requests };
}

test('renders a native form, prefilled with the product of the URL', async () => {
  await visit('/enquiry/valuation?brand=other&model=other&year=2015&product_id=3&name=Eve');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'What is my tractor worth?',
  );
  expect(screen.getByLabelText('Year of purchase')).toHaveValue('2015');
  // The URL never prefills personal data.
  expect(screen.getByLabelText('Name')).toHaveValue('');
  const form = screen.getByLabelText('Name').closest('form');
  expect(form).toHaveAttribute('action', '/api/enquiry_save');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
    form: 'valuation',
    brand: 'other',
    model: 'other',
    product_id: '3',
    page: '/enquiry/valuation',
    language: 'en',
    terms: 'on',
  });
});

test('renders a unique title and description for each form', async () => {
  const titlesAndDescriptions: string[] = [];
  for (const form of FORM_NAMES) {
    await visit(`/enquiry/${form}`);
    await screen.findByRole('heading', { level: 1 });
    const description = document.head.querySelector('[name=description]')?.getAttribute('content');
    titlesAndDescriptions.push(document.title, description ?? '');
    cleanup();
  }
  expect(new Set(titlesAndDescriptions).size).toBe(2 * FORM_NAMES.length);
});

test('shows a message for an unknown product, and removes it from the form', async () => {
  await visit(`/enquiry/used-contact?product_id=3&draft=${primary_id}`, {
    values: { name: 'Gita', product_id: '3' },
    faults: { product_id: 'product_unknown' },
    reason: 'product_unknown',
  });
  expect(await screen.findByText(english.reason.product_unknown)).toBeVisible();
  const form = screen.getByLabelText('Name').closest('form') as HTMLFormElement;
  expect(new FormData(form).get('product_id')).toBeNull();
});

test('shows server errors beside the fields', async () => {
  await visit(`/enquiry/contact?draft=${primary_id}`, {
    values: { name: 'Gita', mobile: '98', message: 'Hello' },
    faults: { mobile: 'mobile_length' },
    reason: 'mobile_length',
  });
  expect(await screen.findByText('Mobile number must be exactly 10 digits long')).toBeVisible();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('98');
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

test('shows an error of the whole form in an alert', async () => {
  await visit(`/enquiry/contact?draft=${primary_id}`, {
    reason: 'already_submitted',
    wait_seconds: 90,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your Inquiry has been already submitted in 24 hours. Try again in 2 minutes.',
  );
});

test('renders native forms that verify a code and request a new one', async () => {
  await visit(`/enquiry/code?draft=${primary_id}`, {
    primary_id,
    masked_mobile: 'XXXXXXXX10',
    reason: 'otp_incorrect',
  });
  const code = await screen.findByLabelText('OTP');
  expect(code.closest('form')).toHaveAttribute('action', '/api/enquiry_otp_verify');
  expect(screen.getByText('Invalid OTP. Please try again.')).toBeVisible();
  const resendForm = screen.getByLabelText('Mobile number').closest('form');
  expect(resendForm).toHaveAttribute('action', '/api/enquiry_otp_resend');
  expect(new FormData(resendForm as HTMLFormElement).get('primary_id')).toBe(primary_id);
});

test.each([
  [{ price: { min_inr: 113_000, max_inr: 113_000 } }, '₹ 1,13,000'],
  [
    { price: { min_inr: 113_000, max_inr: 113_000 }, reason: 'already_submitted' },
    'Your Inquiry has been already submitted in 24 hours.',
  ],
  [{ price: null }, 'Price Details Coming Soon'],
  [{ contact: '0000000007' }, 'Seller: 0000000007'],
  [
    {},
    'The dealer or lender you asked, or our team, will call you, usually on the next working day.',
  ],
])('shows the text for the draft %j on the result page', async (fields, message) => {
  await visit(`/enquiry/done?draft=${primary_id}`, { verified: true, ...fields });
  await screen.findByRole('heading', { level: 1 });
  expect(document.body).toHaveTextContent(message);
});

test.each(['/enquiry/code', `/enquiry/done?draft=${primary_id}`])(
  '%s links to a new form if no draft is stored',
  async (address) => {
    await visit(address);
    expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/enquiry/implement-price',
    );
  },
);

test.each(FORM_NAMES)(
  'shows the errors of an empty %s form, and focuses the first field',
  async (form) => {
    const { requests } = await visit(`/enquiry/${form}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(english.title[form]);
    const requestCount = requests.length;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Submit' })));
    const reasons = Object.values(validateForm(ALL_FORMS[form], { terms: 'on' })).filter(
      isEnquiryReason,
    );
    expect(reasons.length).toBeGreaterThan(1);
    for (const reason of reasons)
      expect(screen.getAllByText(ENQUIRY_MESSAGES[reason])[0]).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(requests).toHaveLength(requestCount);
  },
);

test('responds to an unknown form name with 404', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await visit('/enquiry/lottery');
  expect(await screen.findByText(/404/)).toBeInTheDocument();
});
