import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createBadGateway,
  createListPage,
  createPending,
  createPerson,
  visitDesk,
} from '../testing/visit-desk.tsx';

afterEach(() => jest.restoreAllMocks());

const lead = {
  id: 7,
  name: 'Gita',
  mobile: '*******210',
  status: 'called',
  brand: 'mahindra',
  type: null,
  model: '575',
  state: 'gujarat',
  district: 'anand',
  tehsil: null,
  assignee_name: 'Ravi',
  follow_up: '2026-12-01',
  verified_at: '2026-11-23T08:00:00.000Z',
};

const visit = (responses: Record<string, unknown> = {}, query = '') =>
  visitDesk(`/desk/leads${query}`, {
    'GET session': createPerson('sales'),
    'GET assignees': [{ id: 2, name: 'Ravi' }],
    'GET leads': [lead],
    ...responses,
  });

const getLatestQuery = (readPaths: readonly string[]) =>
  Object.fromEntries(
    new URLSearchParams(readPaths.findLast((path) => path.startsWith('leads?'))?.split('?')[1]),
  );

test('lists a lead with masked number, status, product and place, and links to its page', async () => {
  await visit({ 'GET leads': [lead, { ...lead, id: 8, name: 'Sita', status: 'lost' }] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Gita *******210 · Called');
  expect(first).toHaveTextContent('mahindra · 575');
  expect(first).toHaveTextContent('anand · gujarat · Ravi · 2026-12-01 2026-11-23 13:30');
  expect(within(second as HTMLElement).getByRole('link', { name: 'Sita' })).toHaveAttribute(
    'href',
    '/desk/leads/8',
  );
  expect(second).toHaveTextContent('Lost');
});

test('requests the filled-in filters and writes them into the URL', async () => {
  const user = userEvent.setup();
  const { readPaths, address } = await visit();
  await user.click(await screen.findByText('Filter'));
  await user.selectOptions(screen.getByLabelText('Status'), 'Interested');
  await user.selectOptions(screen.getByLabelText('Form'), 'Tyre price');
  await user.selectOptions(screen.getByLabelText('Assignee'), 'Nobody');
  await user.type(screen.getByLabelText('District'), 'anand');
  await user.type(screen.getByLabelText('From'), '2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const filters = {
    status: 'interested',
    form: 'tyre-price',
    assignee: 'none',
    district: 'anand',
    since: '2026-11-20',
  };
  await waitFor(() => expect(getLatestQuery(readPaths)).toEqual(filters));
  expect(address()).toBe(`/desk/leads?${new URLSearchParams(filters)}`);
  expect(screen.getByLabelText('District')).toHaveValue('anand');
});

test("fills the form from the URL's filters and applies them to the CSV file", async () => {
  const { readPaths } = await visit({}, '?status=lost&assignee=2&brand=sonalika&after=90');
  expect(await screen.findByRole('option', { name: 'Ravi', selected: true })).toBeVisible();
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Lost');
  expect(screen.getByLabelText('Brand')).toHaveValue('sonalika');
  expect(getLatestQuery(readPaths)).toMatchObject({ status: 'lost', after: '90' });
  expect(screen.getByRole('link', { name: /Download as a table/ })).toHaveAttribute(
    'href',
    '/api/desk/leads.csv?status=lost&assignee=2&brand=sonalika',
  );
});

test("keeps a typed filter while assignees load, and restores the URL's filters after going back", async () => {
  const user = userEvent.setup();
  const people = createPending();
  const { go, readPaths, address } = await visit(
    { 'GET assignees': people.promise },
    '?status=new&assignee=2',
  );
  const district = await screen.findByLabelText('District');
  await user.type(district, 'ana');
  await act(async () => people.resolve([{ id: 2, name: 'Ravi' }]));
  expect(district).toHaveFocus();
  await user.keyboard('nd{Enter}');
  const filters = { status: 'new', assignee: '2', district: 'anand' };
  await waitFor(() => expect(getLatestQuery(readPaths)).toEqual(filters));
  expect(district).toHaveFocus();
  await user.type(screen.getByLabelText('Brand'), 'x');
  await act(async () => go(-1));
  expect(address()).toBe('/desk/leads?status=new&assignee=2');
  expect(district).toHaveValue('');
  expect(screen.getByLabelText('Brand')).toHaveValue('');
  expect(screen.getByLabelText('Assignee')).toHaveDisplayValue('Ravi');
});

test('never shows the response or the error of another URL', async () => {
  const lateResponse = createPending();
  const { go, responses } = await visit({ 'GET leads': [lead] }, '?brand=one');
  expect(await screen.findByText('Gita')).toBeVisible();
  responses['GET leads'] = lateResponse.promise;
  await act(async () => go('/desk/leads?brand=two'));
  expect(screen.queryByText('Gita')).toBeNull();
  expect(screen.getByText('Loading …')).toBeVisible();
  responses['GET leads'] = [{ ...lead, name: 'Sita' }];
  await act(async () => go('/desk/leads?brand=three'));
  expect(await screen.findByText('Sita')).toBeVisible();
  await act(async () => lateResponse.resolve([{ ...lead, name: 'Late' }]));
  expect(screen.queryByText('Late')).toBeNull();
  expect(screen.getByText('Sita')).toBeVisible();
  responses['GET leads'] = createBadGateway();
  await act(async () => go('/desk/leads?brand=four'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Sita')).toBeNull();
  responses['GET leads'] = lateResponse.promise;
  await act(async () => go('/desk/leads?brand=five'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the filters on the next page, and starts a new filter on the first page', async () => {
  const user = userEvent.setup();
  const { readPaths, responses } = await visit(
    { 'GET leads': createListPage([lead], '50') },
    '?status=new&after=90',
  );
  responses['GET leads'] = [{ ...lead, name: 'Older lead' }];
  await user.click(await screen.findByRole('link', { name: 'Older' }));
  expect(await screen.findByText('Older lead')).toBeVisible();
  expect(getLatestQuery(readPaths)).toEqual({ status: 'new', after: '50' });
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute(
    'href',
    '/desk/leads?status=new',
  );
  await user.selectOptions(screen.getByLabelText('Status'), 'All');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(getLatestQuery(readPaths)).toEqual({}));
});

test('shows different messages for an empty list and a failed request', async () => {
  const user = userEvent.setup();
  const { responses } = await visit({ 'GET leads': [] }, '?brand=none');
  expect(await screen.findByText('Nothing here.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  responses['GET leads'] = createBadGateway();
  await user.clear(screen.getByLabelText('Brand'));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.');
});
