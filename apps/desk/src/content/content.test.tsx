import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPending, createPerson, createRefusal, visitDesk } from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const row = {
  id: '5',
  revision: 3,
  slug: '575',
  price_min: 600_000,
  model: '575 DI',
  name: { en: 'A' },
  history: [
    {
      revision: 3,
      at: '2026-11-23T08:15:00.000Z',
      who: 'ravi@desk.test',
      before: { price_min: 590_000 },
      after: { price_min: 600_000 },
    },
  ],
};

const visit = (responses: Record<string, unknown> = {}, query = '?kind=tractors&id=5') =>
  visitDesk(`/desk/content${query}`, {
    'GET session': createPerson('editor'),
    'GET content/tractors': [row, { ...row, id: '6', slug: '475' }],
    'GET content/tractors/5': row,
    ...responses,
  });

async function typePrice(user: ReturnType<typeof userEvent.setup>, price: string) {
  const field = await screen.findByLabelText('price_min');
  await user.clear(field);
  await user.type(field, price);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('shows validation errors at their fields and sub-fields until a save succeeds', async () => {
  const user = userEvent.setup();
  const { sent, responses } = await visit({
    'PATCH content/tractors/5': createRefusal(400, 'invalid_fields', {
      message: 'price_min: must be a number; name.en: is too long',
      faults: { price_min: 'must be a number', 'name.en': 'is too long' },
    }),
  });
  await typePrice(user, 'cheap');
  expect(await screen.findByText(/^price_min: must be a number;/)).toBeVisible();
  expect(screen.getByLabelText('price_min')).toBeInvalid();
  expect(screen.getByLabelText('price_min')).toHaveAccessibleDescription('must be a number');
  expect(screen.getByLabelText('name')).toHaveAccessibleDescription('is too long');
  expect(screen.getByLabelText('model')).toBeValid();
  expect(screen.getByLabelText('price_min')).toHaveValue('cheap');
  responses['PATCH content/tractors/5'] = { ...row, revision: 4, price_min: 610_000 };
  await typePrice(user, '610000');
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.getByLabelText('price_min')).toBeValid();
  expect(sent.map(([, body]) => body)).toEqual([
    { revision: 3, fields: { price_min: 'cheap' } },
    { revision: 3, fields: { price_min: 610_000 } },
  ]);
});

test('shows an error when another editor changed the row, and keeps the typed value', async () => {
  const user = userEvent.setup();
  await visit({ 'PATCH content/tractors/5': createRefusal(409, 'old_revision') });
  await typePrice(user, '610000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone changed this');
  expect(screen.getByLabelText('price_min')).toHaveValue('610000');
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('sends the new revision with the second save', async () => {
  const user = userEvent.setup();
  const { sent } = await visit({
    'PATCH content/tractors/5': { ...row, revision: 4, price_min: 610_000 },
  });
  await typePrice(user, '610000');
  await screen.findByText('Saved.');
  await typePrice(user, '620000');
  expect(sent.at(-1)?.[1]).toEqual({ revision: 4, fields: { price_min: 620_000 } });
});

test('restores the previous value and its history in the form after undo', async () => {
  const user = userEvent.setup();
  const change = {
    ...{ revision: 4, at: '2026-11-24T09:00:00.000Z', who: 'asha@desk.test' },
    ...{ before: { price_min: 600_000 }, after: { price_min: 590_000 } },
  };
  const { sent } = await visit({
    'POST content/tractors/5/undo': {
      ...row,
      ...{ revision: 4, price_min: 590_000, history: [change, ...row.history] },
    },
  });
  expect(await screen.findByText('price_min: 590000 → 600000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('price_min: 600000 → 590000')).toBeVisible();
  expect(screen.getByLabelText('price_min')).toHaveValue('590000');
  expect(screen.getByText(/2026-11-24 14:30 asha@desk.test/)).toBeVisible();
  expect(sent).toEqual([['POST content/tractors/5/undo', {}]]);
});

test('finds rows by kind and part of the name, and opens one from the list', async () => {
  const user = userEvent.setup();
  const { readPaths, address } = await visit(
    {
      'GET content/tyres': [{ id: '8', revision: 0, key: 'mrf-shakti' }],
      'GET content/tyres/8': { id: '8', revision: 0, key: 'mrf-shakti', price: 9, history: [] },
    },
    '',
  );
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Tyres');
  await user.type(screen.getByLabelText('Part of its name'), 'mrf & co');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.click(await screen.findByRole('button', { name: 'mrf-shakti' }));
  expect(await screen.findByRole('heading', { name: 'mrf-shakti' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'mrf-shakti', pressed: true })).toBeVisible();
  expect(readPaths).toContain('content/tyres?q=mrf%20%26%20co');
  expect(address()).toBe('/desk/content?kind=tyres&q=mrf+%26+co&id=8');
});

test('shows an error at the field when the name of a new row exists, and keeps the form open', async () => {
  const user = userEvent.setup();
  const { address } = await visit(
    {
      'POST content/tractors': createRefusal(409, 'name_taken', {
        faults: { slug: 'exists already' },
      }),
    },
    '?kind=tractors&id=new',
  );
  await user.type(await screen.findByLabelText('slug'), '475');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This name already exists.')).toBeVisible();
  expect(screen.getByLabelText('slug')).toHaveAccessibleDescription('exists already');
  expect(screen.getByLabelText('slug')).toHaveValue('475');
  expect(address()).toBe('/desk/content?kind=tractors&id=new');
});

test('requires a confirmation before leaving with unsaved changes', async () => {
  const user = userEvent.setup();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { go, address, sent } = await visit({
    'PATCH content/tractors/5': { ...row, revision: 4, price_min: 610_000 },
    'GET content/tractors/6': { ...row, id: '6', slug: '475' },
  });
  const field = await screen.findByLabelText('price_min');
  await user.clear(field);
  await user.type(field, '610000');
  for (const name of ['475', 'New tractor', 'Undo'])
    await user.click(screen.getByRole('button', { name }));
  await act(async () => go('/desk/audit'));
  expect(confirm).toHaveBeenCalledTimes(4);
  expect(address()).toBe('/desk/content?kind=tractors&id=5');
  expect(field).toHaveValue('610000');
  expect(sent).toEqual([]);
  const unloadEvent = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unloadEvent);
  expect(unloadEvent.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  await user.click(screen.getByRole('button', { name: '475' }));
  expect(await screen.findByRole('heading', { name: '475' })).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(4);
});

test('keeps text typed during a save, and sends it with the new revision', async () => {
  const user = userEvent.setup();
  const pendingResponse = createPending();
  const { sent, responses } = await visit({ 'PATCH content/tractors/5': pendingResponse.promise });
  await typePrice(user, '610000');
  await user.type(screen.getByLabelText('model'), ' XP');
  await act(async () => pendingResponse.resolve({ ...row, revision: 4, price_min: 610_000 }));
  expect(screen.getByLabelText('model')).toHaveValue('575 DI XP');
  responses['PATCH content/tractors/5'] = { ...row, revision: 5, model: '575 DI XP' };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent.at(-1)?.[1]).toEqual({ revision: 4, fields: { model: '575 DI XP' } });
});

test("reloads the list after a save, and shows the URL's filter in the field", async () => {
  const user = userEvent.setup();
  const { go, responses } = await visit({
    'PATCH content/tractors/5': { ...row, revision: 4, price_min: 610_000 },
    'GET content/tyres': [],
  });
  await screen.findByLabelText('price_min');
  responses['GET content/tractors'] = [{ ...row, slug: 'renamed' }];
  await typePrice(user, '610000');
  expect(await screen.findByRole('button', { name: 'renamed' })).toBeVisible();
  await act(async () => go('/desk/content?kind=tyres&q=mrf'));
  expect(screen.getByLabelText('Kind')).toHaveDisplayValue('Tyres');
  expect(screen.getByLabelText('Part of its name')).toHaveValue('mrf');
  await act(async () => go(-1));
  expect(screen.getByLabelText('Kind')).toHaveDisplayValue('Tractors');
});

test('opens the Hindi texts of a post and shows the error at the invalid field', async () => {
  const user = userEvent.setup();
  const post = {
    ...{ id: '3', revision: 2, slug: 'gst', state: 'draft', show_at: null },
    words: { en: { title: 'GST', description: 'Short', markdown: '## One' } },
    history: [],
  };
  await visit(
    {
      'GET content/posts': [post],
      'GET content/posts/3': post,
      'PATCH content/posts/3': createRefusal(400, 'invalid_fields', {
        faults: { 'words.hi.markdown': 'line 2: code is not allowed' },
      }),
    },
    '?kind=posts&id=3',
  );
  const [english, hindi] = await screen.findAllByLabelText('Text (Markdown)');
  expect(hindi).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('line 2: code is not allowed')).toBeVisible();
  expect(hindi).toHaveAccessibleDescription('line 2: code is not allowed');
  expect(hindi).toBeVisible();
  expect(english).toBeValid();
});

test('saves only the changed fields with the revision that was read', async () => {
  const user = userEvent.setup();
  const { sent } = await visit({
    'PATCH content/tractors/5': { ...row, revision: 4, price_min: 610_000 },
  });
  await typePrice(user, '610000');
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent).toEqual([
    ['PATCH content/tractors/5', { revision: 3, fields: { price_min: 610_000 } }],
  ]);
});

test('creates a row with the fields of its kind, and opens it', async () => {
  const lender = { id: '9', revision: 0, key: 'shop', name: { en: 'A' }, rate_percent: 9 };
  const { sent } = await visitDesk('/desk/content?kind=lenders', {
    'GET session': createPerson('editor'),
    'GET content/lenders': [lender],
    'POST content/lenders': { ...lender, id: '10', history: [] },
    'GET content/lenders/10': { ...lender, id: '10', key: 'other', history: [] },
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
