import { fireEvent, screen } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { createPerson, visitDesk } from './testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

test.each(LANGUAGES)(
  'shows signed-out visitors a sign-in page in %s that is not indexed',
  async (language) => {
    await visitDesk('/desk/leads', { 'GET session': 401 }, language);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('sign_in');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelectorAll('input')).toHaveLength(3);
    expect(screen.queryByRole('tab')).toBeNull();
  },
);

test('shows an error for rejected credentials, and opens the desk after sign-in', async () => {
  const { sent, responses } = await visitDesk('/desk', { 'GET session': 401, 'POST session': 401 });
  for (const [label, value] of [
    ['Email', 'a@b.in'],
    ['Password', 'correct horse battery'],
    ['Code', '123456'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Email, password or code is wrong.');
  Object.assign(responses, {
    'POST session': createPerson('sales'),
    'GET session': createPerson('sales'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Welcome, Asha!')).toBeVisible();
  expect(sent[0]).toEqual([
    'POST session',
    { email: 'a@b.in', password: 'correct horse battery', code: '123456' },
  ]);
});

test.each([
  ['sales', ['Leads', 'Figures']],
  ['moderator', ['Moderation']],
  ['editor', ['Content']],
  ['dealer', ['Leads']],
  ['admin', ['Leads', 'Moderation', 'Content', 'Figures', 'Audit', 'Releases']],
])('shows the role %s only the tabs of its rights', async (role, names) => {
  await visitDesk('/desk', { 'GET session': createPerson(role) });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(names);
});

test('shows a message and sends no request without the right for the page', async () => {
  await visitDesk('/desk/audit', { 'GET session': createPerson('editor') });
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this.');
  expect(fetch).toHaveBeenCalledTimes(1);
});
