import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';

const DRAFT = 'a'.repeat(22);

/** Opens a page with a stored draft, and one response to all other requests. */
async function visit(
  address: string,
  {
    draft,
    status = 404,
    responseData = {},
    ...site
  }: { draft?: object; status?: number; responseData?: object; username?: string } = {},
) {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    requests.push(String(input));
    if (init?.body) return Response.json({ success: true, message: '', data: responseData });
    if (!draft) return Response.json({ success: false, message: 'over' }, { status });
    return Response.json({ data: { values: {}, faults: {}, verified: false, ...draft } });
  });
  const { ui } = await testSite(remote, { address, ...site });
  await act(async () => render(ui));
  return { requests };
}

const getFormOfField = (label: string) =>
  screen.getByLabelText(label).closest('form') as HTMLFormElement;
const readFields = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['/sign-in', 'Sign in', '/api/user_login', ['/forgot-password', '/register']],
  ['/register', 'Register', '/api/user_register', ['/sign-in']],
  ['/forgot-password', 'Forgot password', '/api/password_otp', ['/sign-in']],
])(
  'renders %s as a native form with links to the other account pages',
  async (address, title, action, links) => {
    const { requests } = await visit(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} | Site`);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const form = getFormOfField('Mobile number');
    expect(form).toHaveAttribute('action', action);
    expect(form).toHaveAttribute('method', 'post');
    expect(readFields(form)).toMatchObject({ language: 'en', page: address.slice(1), mobile: '' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => href !== '/terms-of-use')).toEqual(links);
    // Without a submitted form no draft is requested.
    expect(requests).toEqual([]);
  },
);

test('submits the password of the native sign-in form in the field `otp`', async () => {
  await visit('/sign-in');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'neem under moon' } });
  expect(readFields(getFormOfField('Password'))).toMatchObject({
    otp: 'neem under moon',
    method: 'password',
  });
});

test('shows server errors beside the fields and restores the typed values', async () => {
  const { requests } = await visit(`/register?draft=${DRAFT}`, {
    draft: {
      values: { name: 'Geeta 2', mobile: '4876512345', email: 'geeta@' },
      faults: {
        name: 'name_characters',
        mobile: 'mobile_registration',
        email: 'email_invalid',
        password: 'password_short',
        confirm: 'passwords_differ',
        terms: 'terms_required',
      },
      reason: 'name_characters',
    },
  });
  expect(requests).toEqual([`/api/v1/form-drafts/${DRAFT}`]);
  const expectDescription = (label: string, sentence: string) =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expectDescription('Name', 'Name must contain only letters and spaces');
  expectDescription(
    'Mobile number',
    'Mobile number must be 10 digits and start with 5, 6, 7, 8, or 9',
  );
  expectDescription('Email', 'Email is invalid');
  expectDescription('Password', 'Password must be at least 6 characters');
  expectDescription('Confirm password', 'Passwords do not match');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must accept the terms');
  expect(screen.getByLabelText('Name')).toHaveValue('Geeta 2');
  expect(screen.getByLabelText('Mobile number')).toHaveValue('4876512345');
  // The password is not restored.
  expect(screen.getByLabelText('Password')).toHaveValue('');
  // A field error is not repeated above the form.
  expect(screen.getAllByText('Name must contain only letters and spaces')).toHaveLength(1);
});

test('removes the error of a field when its value changes', async () => {
  await visit(`/register?draft=${DRAFT}`, {
    draft: { values: { name: 'Geeta 2' }, faults: { name: 'name_characters' } },
  });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Geeta' } });
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('');
});

test.each([
  ['/sign-in', '/api/user_login'],
  ['/register', '/api/user_register'],
  ['/forgot-password', '/api/password_reset'],
])('shows the code field on %s after a code was sent', async (address, action) => {
  await visit(`${address}?draft=${DRAFT}`, {
    draft: { values: { step: 'code', mobile: '5876512345' }, reason: 'otp_incorrect' },
  });
  const codeField = screen.getByLabelText('OTP');
  expect(codeField).toHaveAccessibleDescription('Invalid OTP. Please try again.');
  expect(getFormOfField('OTP')).toHaveAttribute('action', action);
  expect(screen.getByLabelText('Mobile number')).toHaveValue('5876512345');
  if (address === '/sign-in')
    expect(readFields(getFormOfField('OTP'))).toMatchObject({ method: 'code' });
});

test.each([
  ['otp_sent', 'OTP successfully sent to your mobile number'],
  ['reset_done', 'Password reset successfully'],
  ['login_invalid', 'Invalid login details.'],
  ['mobile_registered', 'Your mobile number is already registered, Please go to login page'],
])('shows for the draft reason %s the message: %s', async (reason, sentence) => {
  await visit(`/sign-in?draft=${DRAFT}`, { draft: { reason } });
  expect(screen.getByText(sentence)).toBeVisible();
});

test.each([404, 400])('shows an empty form for an expired draft (%s)', async (status) => {
  await visit(`/register?draft=${DRAFT}`, { status });
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('responds with 503 when a draft fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await visit(`/register?draft=${DRAFT}`, { status: 500 });
  expect(await screen.findByText(/503/)).toBeInTheDocument();
});

test.each(['login_done', 'registration_done'])(
  'shows the account with sign-out buttons after %s without JavaScript',
  async (reason) => {
    await visit(`/sign-in?draft=${DRAFT}`, { draft: { values: { name: 'गीता' }, reason } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account');
    expect(screen.getByText('Signed in as गीता.')).toBeVisible();
    expect(localStorage.getItem('username')).toBe('गीता');
    const thisDeviceForm = screen.getByRole('button', { name: 'Log out' }).closest('form');
    const allDevicesForm = screen
      .getByRole('button', { name: 'Log out everywhere' })
      .closest('form');
    for (const form of [thisDeviceForm, allDevicesForm])
      expect(form).toHaveAttribute('action', '/api/user_logout');
    expect(readFields(thisDeviceForm as HTMLFormElement)).toEqual({ language: 'en' });
    expect(readFields(allDevicesForm as HTMLFormElement)).toEqual({ language: 'en', all: 'on' });
  },
);

const WARNING = 'Your password is easy to guess. Please choose a longer one.';

test('warns about a weak password after a registration without JavaScript', async () => {
  const values = { name: 'गीता', password_is_weak: 'true' };
  await visit(`/sign-in?draft=${DRAFT}`, { draft: { values, reason: 'registration_done' } });
  expect(screen.getByText('Signed in as गीता.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Registration successful! Welcome, गीता! ${WARNING}`,
  );
  const link = screen.getByRole('link', { name: 'Choose another password' });
  expect(link).toHaveAttribute('href', '/forgot-password');
});

test.each([false, true])(
  'warns about a weak new password after a reset without JavaScript (signed in: %s)',
  async (isSignedIn) => {
    const values = { mobile: '5876512345', password_is_weak: 'true' };
    const draft = { values, reason: 'reset_done' };
    await visit(`/sign-in?draft=${DRAFT}`, { draft, ...(isSignedIn ? { username: 'गीता' } : {}) });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      isSignedIn ? 'Your account' : 'Sign in',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(`Password reset successfully. ${WARNING}`);
  },
);

test('warns about a weak password after a registration that started at the sign-in form', async () => {
  const replies: Record<string, object> = {
    '/api/get_user_otp': { data: { otp: 'sent' } },
    '/api/user_login': { success: false, message: 'no', reason: 'not_registered' },
    '/api/user_otp_verify': { data: { proof: 'p' } },
    '/api/user_register': { data: { name: 'गीता', text: 'registered', password_is_weak: true } },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const body = { success: true, message: '', ...replies[String(input)] };
    return Response.json(body, { status: body.success ? 200 : 400 });
  });
  const { ui } = await testSite(remote, { address: '/sign-in' });
  await act(async () => render(ui));
  const typeInto = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const pressButton = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  fireEvent.click(screen.getByRole('radio', { name: 'Code by SMS' }));
  typeInto('Mobile number', '5876512345');
  await pressButton('Get OTP');
  typeInto('OTP', '123456');
  await pressButton('Sign in');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Register');
  await pressButton('Get OTP');
  typeInto('OTP', '123456');
  await pressButton('Verify');
  typeInto('Name', 'गीता');
  typeInto('Email', 'geeta@example.in');
  typeInto('Password', 'welcome1234567');
  typeInto('Confirm password', 'welcome1234567');
  fireEvent.click(screen.getByRole('checkbox'));
  await pressButton('Register');
  await waitFor(() => expect(screen.getByText('Signed in as गीता.')).toBeVisible());
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`Registration successful! Welcome, गीता! ${WARNING}`);
  expect(alert.parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Choose another password' })).toBeVisible();
});

test('shows the account and stores `isLoggedIn` after a sign-in with JavaScript', async () => {
  await visit('/sign-in', { responseData: { name: 'गीता' } });
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '5876512345' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'neem under moon' } });
  const form = within(getFormOfField('Password'));
  await act(async () => fireEvent.click(form.getByRole('button', { name: 'Sign in' })));
  await waitFor(() => expect(screen.getByText('Signed in as गीता.')).toBeVisible());
  expect(localStorage.getItem('isLoggedIn')).toBe('true');
});
