import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Subsidy } from '@tractor-haat/api-client';
import { toEnglish } from '../components/testing/to-english.ts';
import { createFailure, createResponse, readStatus, visit } from '../testing/visit.tsx';

const LIST = '/api/v1/subsidies';
const PAGE = '/tractors-subsidy-in-india';

const createScheme = (slug: string, state: string | null): Subsidy => ({
  slug,
  name: toEnglish(`Scheme ${slug}`),
  state,
  summary: toEnglish('Helps to buy a machine.'),
  help: toEnglish('Half of the price.'),
  eligibility: [toEnglish('Own land'), toEnglish('First time')],
  documents: [toEnglish('Land record')],
  steps: [toEnglish('Apply'), toEnglish('Wait')],
  official_url: 'https://agrimachinery.nic.in',
  official_name: 'Agrimachinery',
  checked_on: '2026-11-15',
});
const list = createResponse({
  items: [createScheme('smam', null), createScheme('up', 'uttar-pradesh')],
  states: ['uttar-pradesh', 'bihar'],
});
const open = (query = '') => visit(PAGE + query, { [LIST]: list });

afterEach(() => jest.restoreAllMocks());

test('shows all details and the official source of a scheme', async () => {
  await open();
  const article = within(screen.getByRole('article', { name: 'Scheme smam' }));
  expect(article.getByText('Whole country')).toBeInTheDocument();
  expect(article.getByText('as of 15 November 2026, not checked again since')).toBeInTheDocument();
  expect(
    article.getByRole('heading', { name: 'What you get (as of 15 November 2026)' }),
  ).toBeInTheDocument();
  expect(article.getByText('Half of the price.')).toBeInTheDocument();
  const lists = article.getAllByRole('list').map((points) => points.textContent);
  expect(lists).toEqual(['Own landFirst time', 'Land record', 'ApplyWait']);
  expect(article.getByText('Apply').closest('ol')).not.toBeNull();
  const official = article.getByRole('link', { name: 'Official page: Agrimachinery' });
  expect(official).toHaveAttribute('href', 'https://agrimachinery.nic.in');
  expect(official).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  const other = screen.getByRole('article', { name: 'Scheme up' });
  expect(other).toHaveTextContent('Uttar Pradesh');
});

test('links to each scheme at the top of the page', async () => {
  await open();
  const navigation = within(screen.getByRole('navigation', { name: 'Schemes on this page' }));
  expect(navigation.getByRole('link', { name: 'Scheme up' })).toHaveAttribute('href', '#up');
  expect(document.getElementById('up')).not.toBeNull();
});

test('selects a state with a GET form', async () => {
  const { address, requests } = await open();
  const select = screen.getByLabelText('State');
  expect(select).toHaveValue('');
  fireEvent.change(select, { target: { value: 'bihar' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show' })));
  expect(address()).toBe(`${PAGE}?state=bihar`);
  expect(requests[1]).toBe(`${LIST}?language=en&state=bihar`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Subsidies on farm machines in Bihar',
  );
  expect(screen.getByLabelText('State')).toHaveValue('bihar');
});

test('shows the advice to check before paying', async () => {
  await open();
  expect(screen.getByText(/Before you pay anyone, check/)).toBeInTheDocument();
});

test.each([
  ['?state=atlantis', createFailure(404), '404'],
  ['', createFailure(500), '503'],
] as const)(
  'responds to %s, given the API response %j, with %s',
  async (query, response, status) => {
    expect(await readStatus(PAGE + query, { [LIST]: response })).toBe(status);
  },
);
