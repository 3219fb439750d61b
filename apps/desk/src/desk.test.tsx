import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { LANGUAGES } from '@tractor-haat/i18n';
import { testSite } from '@tractor-haat/platform/testing';
import remote from './remote.tsx';

type Answers = Record<string, unknown>;

/** The API by method and path; what is not named is not there. */
async function visit(
  address: string,
  answers: Answers,
  language: (typeof LANGUAGES)[number] = 'en',
) {
  const sent: [string, unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const method = init?.method ?? 'GET';
    const name = `${method} ${String(input).replace('/api/desk/', '').split('?')[0]}`;
    if (method !== 'GET') sent.push([name, init?.body ? JSON.parse(String(init.body)) : undefined]);
    const data = answers[name];
    if (typeof data === 'number') {
      const body = { success: false, message: '', code: '', reason: 'sign_in_wrong' };
      return Response.json(body, { status: data });
    }
    return Response.json({ success: true, data: data ?? [], message: '', next: null });
  });
  const site = await testSite(remote, { address, language });
  await act(async () => render(site.ui));
  return { sent, answers };
}

afterEach(() => jest.restoreAllMocks());

const person = (role: string) => ({ id: 1, name: 'Asha', role });

test.each(LANGUAGES)(
  'signed out every page is a sign-in in %s, that no search finds',
  async (language) => {
    await visit('/desk/leads', { 'GET session': 401 }, language);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('sign_in');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelectorAll('input')).toHaveLength(3);
    expect(screen.queryByRole('tab')).toBeNull();
  },
);

test('whoever signs in sees the desk; one sentence says that something was wrong', async () => {
  const { sent, answers } = await visit('/desk', { 'GET session': 401, 'POST session': 401 });
  for (const [label, value] of [
    ['Email', 'a@b.in'],
    ['Password', 'correct horse battery'],
    ['Code', '123456'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail, password or code is wrong.');
  Object.assign(answers, { 'POST session': person('sales'), 'GET session': person('sales') });
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
])('%s has the tabs of its rights', async (role, names) => {
  await visit('/desk', { 'GET session': person(role) });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(names);
});

test('a page without the right says so, and asks for nothing', async () => {
  await visit('/desk/audit', { 'GET session': person('editor') });
  expect(await screen.findByRole('alert')).toHaveTextContent('You have no right to see this.');
  expect(fetch).toHaveBeenCalledTimes(1);
});

const item = (number: number) => ({
  id: `review-${number}`,
  kind: 'review',
  at: '2026-11-23T08:00:00.000Z',
  by: `Writer ${number}`,
  about: `Tractor ${number}`,
  text: '<script>alert(1)</script>',
  link: '/',
  photos: [],
  same_number: 0,
  same_photo: 0,
});

test('moderation goes by keys alone: move, choose, reason, send, undo', async () => {
  const { sent } = await visit('/desk/moderation?kind=review', {
    'GET session': person('moderator'),
    'GET moderation': [item(1), item(2), item(3)],
    'POST moderation/review-2': { id: 'review-2', status: 'rejected' },
  });
  const current = () =>
    screen.getAllByRole('article').find((one) => one.getAttribute('aria-current') === 'true');
  const press = (key: string) => act(async () => fireEvent.keyDown(document.body, { key }));
  await screen.findAllByRole('article');
  expect(current()).toHaveTextContent('Tractor 1');
  expect(current()).toHaveTextContent('<script>alert(1)</script>');
  await press('j');
  await press('j');
  await press('j');
  await press('k');
  expect(current()).toHaveTextContent('Tractor 2');
  await press('r');
  await press('2');
  await press('Enter');
  expect(sent).toEqual([['POST moderation/review-2', { decision: 'refuse', reason: 'price_odd' }]]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(current()).toHaveTextContent('Tractor 3');
  await press('u');
  expect(sent[1]?.[0]).toBe('POST moderation/review-2/undo');
  expect(current()).toHaveTextContent('Tractor 2');
  // Whoever types a reason means letters.
  await press('m');
  const reason = within(current() as HTMLElement).getByRole('textbox');
  fireEvent.keyDown(reason, { key: 'a' });
  fireEvent.change(reason, { target: { value: 'say more' } });
  await act(async () => fireEvent.keyDown(reason, { key: 'Enter' }));
  expect(sent[2]).toEqual(['POST moderation/review-2', { decision: 'ask', reason: 'say more' }]);
});

const lead = {
  id: 7,
  name: 'Gita',
  mobile: '*******210',
  status: 'new',
  reason: null,
  brand: 'mahindra',
  type: null,
  model: '575',
  state: 'gujarat',
  district: 'anand',
  tehsil: null,
  form: 'tractor-on-road',
  page_source: '',
  language: 'gu',
  assignee: null,
  assignee_name: null,
  follow_up: null,
  verified_at: '2026-11-23T08:00:00.000Z',
  fields: { brand: 'mahindra' },
  history: [],
};

test('a number is shown when somebody opens it, with what to call and write by', async () => {
  await visit('/desk/leads/7', {
    'GET session': person('dealer'),
    'GET leads/7': lead,
    'POST leads/7/open': {
      ...lead,
      mobile: '9876543210',
      call: 'tel:+919876543210',
      whatsapp: 'https://wa.me/919876543210',
    },
  });
  expect(await screen.findByText(/\*{7}210/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show the number' }));
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
});

test('an editor saves the fields that changed, of the revision that was read', async () => {
  const row = {
    id: '5',
    revision: 3,
    slug: '575',
    price_min: 600_000,
    model: '575 DI',
    name: { en: 'A' },
    history: [],
  };
  const { sent } = await visit('/desk/content?kind=tractors&id=5', {
    'GET session': person('editor'),
    'GET content/tractors': [row],
    'GET content/tractors/5': row,
    'PATCH content/tractors/5': { ...row, revision: 4, price_min: 610_000 },
  });
  fireEvent.change(await screen.findByLabelText('price_min'), { target: { value: '610000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
  expect(sent).toEqual([
    ['PATCH content/tractors/5', { revision: 3, fields: { price_min: 610_000 } }],
  ]);
});

test('an invitation leads over a password to the key and its first code', async () => {
  const { sent } = await visit('/desk/invitation/abc', {
    'POST invitations/accept': { secret: 'KEY', link: 'otpauth://x' },
  });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'p'.repeat(15) } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('KEY')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/desk');
  expect(sent).toEqual([
    ['POST invitations/accept', { name: 'Asha', password: 'p'.repeat(15), token: 'abc' }],
    ['POST invitations/confirm', { code: '123456', token: 'abc' }],
  ]);
});
