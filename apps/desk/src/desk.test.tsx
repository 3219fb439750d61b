import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const createItem = (number: number) => ({
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
  twins: [],
  price: null,
});

test('moderates items with the keyboard only', async () => {
  const { sent } = await visitDesk('/desk/moderation?kind=review', {
    'GET session': createPerson('moderator'),
    'GET moderation': [createItem(1), createItem(2), createItem(3)],
    'POST moderation/review-2': { id: 'review-2', status: 'rejected' },
  });
  const getCurrentItem = () =>
    screen
      .getAllByRole('article')
      .find((article) => article.getAttribute('aria-current') === 'true');
  const press = (key: string) => act(async () => fireEvent.keyDown(document.body, { key }));
  await screen.findAllByRole('article');
  expect(getCurrentItem()).toHaveTextContent('Tractor 1');
  expect(getCurrentItem()).toHaveTextContent('<script>alert(1)</script>');
  await press('j');
  await press('j');
  await press('j');
  await press('k');
  expect(getCurrentItem()).toHaveTextContent('Tractor 2');
  await press('r');
  await press('2');
  await press('Enter');
  expect(sent).toEqual([['POST moderation/review-2', { decision: 'refuse', reason: 'price_odd' }]]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(getCurrentItem()).toHaveTextContent('Tractor 3');
  await press('u');
  expect(sent[1]?.[0]).toBe('POST moderation/review-2/undo');
  expect(getCurrentItem()).toHaveTextContent('Tractor 2');
  // In the reason field, shortcut keys are typed as text.
  await press('m');
  const reason = within(getCurrentItem() as HTMLElement).getByRole('textbox');
  fireEvent.keyDown(reason, { key: 'a' });
  fireEvent.change(reason, { target: { value: 'say more' } });
  await act(async () => fireEvent.keyDown(reason, { key: 'Enter' }));
  expect(sent[2]).toEqual(['POST moderation/review-2', { decision: 'ask', reason: 'say more' }]);
});

test('decides twenty items with two keys each', async () => {
  const items = Array.from({ length: 20 }, (_, number) => ({
    ...createItem(number + 1),
    price: {
      asking_inr: 900_000,
      verdict: 'high',
      range: { min_inr: 300_000, max_inr: 400_000 },
    },
    same_number: 1,
    twins: [{ link: '/second-hand-tractor/x/9', status: 'approved' }],
  }));
  const { sent } = await visitDesk('/desk/moderation?kind=listing', {
    'GET session': createPerson('moderator'),
    'GET moderation': items,
  });
  expect((await screen.findAllByRole('article'))[0]).toHaveTextContent(
    'Asks ₹ 9,00,000: MORE than similar ones. (half of them ₹ 3,00,000 to ₹ 4,00,000)',
  );
  expect(screen.getAllByRole('link', { name: '9' })[0]).toHaveAttribute(
    'href',
    '/second-hand-tractor/x/9',
  );
  for (const _ of items)
    for (const key of ['a', 'Enter'])
      await act(async () => fireEvent.keyDown(document.body, { key }));
  expect(sent).toHaveLength(20);
  expect(new Set(sent.map(([name]) => name)).size).toBe(20);
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

test('shows a phone number on request, with links to call and write', async () => {
  await visitDesk('/desk/leads/7', {
    'GET session': createPerson('dealer'),
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

test('saves only the changed fields with the revision that was read', async () => {
  const row = {
    id: '5',
    revision: 3,
    slug: '575',
    price_min: 600_000,
    model: '575 DI',
    name: { en: 'A' },
    history: [],
  };
  const { sent } = await visitDesk('/desk/content?kind=tractors&id=5', {
    'GET session': createPerson('editor'),
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

test('accepts an invitation with password, authenticator key and first code', async () => {
  const { sent } = await visitDesk('/desk/invitation/abc', {
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

const post = {
  id: '3',
  revision: 2,
  slug: 'gst',
  state: 'published',
  show_at: null,
  author: 'desk',
  words: { en: { title: 'GST', description: 'Short', markdown: '## One' } },
};

test('writes a post in Hindi, previews it, and schedules it', async () => {
  const { sent } = await visitDesk('/desk/content?kind=posts&id=3', {
    'GET session': createPerson('editor'),
    'GET content/posts': [post],
    'GET content/posts/3': { ...post, history: [] },
    'POST content/posts/preview': {
      html: '<h2>एक</h2>',
      mistakes: [{ line: 2, reason: 'code is not allowed' }],
    },
    'PATCH content/posts/3': { ...post, history: [] },
  });
  const hindi = (await screen.findByText('हिन्दी')).closest('details') as HTMLElement;
  const typed = { Title: 'जीएसटी', 'Short description': 'कम शब्दों में', 'Text (Markdown)': '## एक' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(within(hindi).getByLabelText(label), { target: { value } });
  fireEvent.click(within(hindi).getByText('Preview'));
  expect(
    await within(hindi).findByRole('heading', { name: 'एक', hidden: true }),
  ).toBeInTheDocument();
  expect(within(hindi).getByText('Line 2: code is not allowed')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'scheduled' } });
  fireEvent.change(screen.getByLabelText('Publish at (India time)'), {
    target: { value: '2026-12-01T06:30' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(sent).toEqual([
    ['POST content/posts/preview', { language: 'hi', markdown: '## एक' }],
    [
      'PATCH content/posts/3',
      {
        revision: 2,
        fields: {
          state: 'scheduled',
          show_at: '2026-12-01T01:00:00.000Z',
          words: {
            ...post.words,
            hi: { title: 'जीएसटी', description: 'कम शब्दों में', markdown: '## एक' },
          },
        },
      },
    ],
  ]);
});

test('creates a row with the fields of its kind, and opens it', async () => {
  const row = { id: '9', revision: 0, key: 'shop', name: { en: 'A' }, rate_percent: 9 };
  const { sent } = await visitDesk('/desk/content?kind=lenders', {
    'GET session': createPerson('editor'),
    'GET content/lenders': [row],
    'POST content/lenders': { ...row, id: '10', history: [] },
    'GET content/lenders/10': { ...row, id: '10', key: 'other', history: [] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New loan offer' }));
  fireEvent.change(await screen.findByLabelText('key'), { target: { value: 'other' } });
  fireEvent.change(screen.getByLabelText('rate_percent'), { target: { value: '10.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'other' })).toBeVisible();
  expect(sent).toEqual([
    ['POST content/lenders', { fields: { key: 'other', name: { en: '' }, rate_percent: 10.5 } }],
  ]);
});
