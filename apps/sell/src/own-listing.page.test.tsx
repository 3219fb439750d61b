import { act, render, screen, within } from '@testing-library/react';
import type { SellerListing, SellerListings } from '@tractor-haat/api-client';
import { testSite } from '@tractor-haat/platform/testing';
import remote from './remote.tsx';
import { createErrorReply, createOkReply, fakeApi } from './testing/fake-api.ts';

const PAGE = '/sell-old-tractor/listing';

const pending: SellerListing = {
  id: 31,
  slug: 'swaraj-744-fe',
  brand_name: { text: 'Swaraj', language: 'en' },
  model: '744 FE',
  year: 2018,
  price_inr: 350_000,
  status: 'pending',
  photos: [{ photo: 'p'.repeat(22), width: 640, height: 480 }],
  decision: null,
};

type Visit = { query?: string; result?: SellerListings['said']; language?: 'en' | 'hi' };

/** Opens the page. The API responds with the listings `reply`, or fails with the status `reply`. */
async function visit(
  reply: readonly SellerListing[] | number,
  { query = '', result = null, language = 'en' }: Visit = {},
) {
  const response =
    typeof reply === 'number'
      ? createErrorReply(reply)
      : createOkReply({ said: result, listings: reply });
  fakeApi({ '/api/v1/own-listing': [response] });
  const { ui } = await testSite(remote, { address: PAGE + query, language });
  await act(async () => render(ui));
}
const readForm = (button: HTMLElement) => {
  const { form } = button as HTMLButtonElement;
  return {
    method: form?.method,
    action: form?.getAttribute('action'),
    values: Object.fromEntries(new FormData(form ?? undefined)),
  };
};

afterEach(() => jest.restoreAllMocks());

test.each([
  ['pending', 'being checked', { sold: true, link: false, photo: true }],
  ['approved', 'in the list', { sold: true, link: true, photo: true }],
  ['rejected', 'not accepted', { sold: false, link: false, photo: false }],
  ['sold', 'sold', { sold: false, link: false, photo: true }],
] as const)(
  'labels a listing that is %s as "%s" and shows the possible actions',
  async (status, label, actions) => {
    await visit([{ ...pending, status }]);
    expect(screen.getByText('Listing status').nextSibling).toHaveTextContent(label);
    expect(screen.getByText('Price you ask').nextSibling).toHaveTextContent('₹ 3,50,000');
    expect({
      sold: screen.queryByRole('button', { name: 'Mark as sold' }) !== null,
      link: screen.queryByRole('link', { name: 'See it as a buyer' }) !== null,
      photo: screen.queryByRole('img', { name: 'Photo 1' }) !== null,
    }).toEqual(actions);
  },
);

test('renders for each listing a plain form that marks it as sold', async () => {
  const other = { ...pending, id: 45, model: '855', status: 'approved' as const };
  await visit([pending, other], { language: 'hi' });
  const [, last] = screen.getAllByRole('heading', { level: 2 });
  const card = last?.closest('section');
  if (!card) throw new Error('the second listing is missing');
  expect(last).toHaveTextContent('855');
  expect(readForm(within(card).getByRole('button'))).toEqual({
    method: 'post',
    action: '/api/used_tractor_sold',
    values: { listing: '45', language: 'hi' },
  });
  expect(within(card).getByRole('link')).toHaveAttribute(
    'href',
    '/hi/second-hand-tractor/swaraj-744-fe/45',
  );
});

test.each([
  [true, 'Please change this and send it again: The photo shows a car.'],
  [false, 'Why it is not shown: The photo shows a car.'],
])('shows the reason of a rejection (listing can be sent again: %s)', async (ask, message) => {
  const decision = { ask, reason: 'The photo shows a car.' };
  await visit([{ ...pending, status: 'rejected', decision }]);
  expect(screen.getByRole('note')).toHaveTextContent(message);
});

test.each([
  ['?said=listed', null, /^Your number is verified/],
  ['?said=already', null, /^You already listed this tractor/],
  ['?said=none', 'sold', /^Marked as sold/],
] as const)(
  'announces the result of the query %s and the API result %s',
  async (query, result, message) => {
    await visit([pending], { query, result });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  },
);

test('shows a plain form and a link to verify a number if the browser has no listing', async () => {
  await visit(404);
  expect(screen.queryByRole('note')).toBeNull();
  expect(readForm(screen.getByRole('button', { name: 'Open my listings' }))).toEqual({
    method: 'post',
    action: '/api/used_tractor_own',
    values: { language: 'en', key: '' },
  });
  expect(screen.getByRole('link', { name: 'Verify my number' })).toHaveAttribute(
    'href',
    '/my-data',
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows a message for the query ?said=none', async () => {
  await visit(404, { query: '?said=none' });
  expect(screen.getByRole('note')).toHaveTextContent('This browser has no listing yet');
});

test('moves the key of an old link from the URL into the form', async () => {
  history.replaceState(null, '', `${PAGE}?key=old.key`);
  await visit([pending], { query: '?key=old.key' });
  const open = readForm(screen.getByRole('button', { name: 'Open my listings' }));
  expect(open.values).toEqual({ language: 'en', key: 'old.key' });
  expect(location.pathname + location.search).toBe(PAGE);
});

test('renders a form without the key for an old link whose key is in a cookie', async () => {
  history.replaceState(null, '', `${PAGE}?said=old_link`);
  await visit([pending], { query: '?said=old_link' });
  expect(screen.getByText(/^This is an old link/)).toBeVisible();
  const open = readForm(screen.getByRole('button', { name: 'Open my listings' }));
  expect(open).toMatchObject({ action: '/api/used_tractor_own', values: { key: '' } });
  expect(location.pathname + location.search).toBe(PAGE);
});

test('shows a server error instead of an empty list', async () => {
  await visit(503);
  expect(document.body).toHaveTextContent('503');
  expect(screen.queryByRole('button', { name: 'Open my listings' })).toBeNull();
});
