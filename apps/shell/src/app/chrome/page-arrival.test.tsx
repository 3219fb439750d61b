import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from '@tractor-haat/platform';
import { createBrowserRouter, RouterProvider } from '@tractor-haat/platform/shell';
import { PageArrival } from './layout.tsx';

const Layout = () => (
  <>
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <PageArrival />
  </>
);

const List = () => (
  <>
    <title>Tractors | Site</title>
    <h1>Tractors</h1>
    <Link to="/tractors?sort=power">By power</Link>
    <Link to="/tractor/1">Arjun</Link>
    <Link to="/tractor/1#price">Price of Arjun</Link>
    <Link to="/code">Code</Link>
    <Link to="/player" preventScrollReset>
      Next video
    </Link>
  </>
);

const Tractor = () => (
  <>
    <title>Arjun | Site</title>
    <h1>Arjun</h1>
    <section id="price">Price</section>
  </>
);

const Code = () => (
  <>
    <h1>Code</h1>
    {/* biome-ignore lint/a11y/noAutofocus: this test needs a page that focuses a field */}
    <input aria-label="Code" autoFocus />
  </>
);

const routes = [
  {
    Component: Layout,
    children: [
      { path: '/tractors', Component: List },
      { path: '/tractor/1', Component: Tractor },
      { path: '/code', Component: Code },
      { path: '/player', Component: Tractor },
    ],
  },
];

async function visitList() {
  history.replaceState(null, '', '/tractors');
  const router = createBrowserRouter(routes);
  await act(async () => render(<RouterProvider router={router} />));
  // The module stores the visible path across tests, so the first page of a test may announce its
  // title.
  const text = findLiveRegion()?.firstElementChild;
  if (text) text.textContent = '';
  return userEvent.setup();
}

const findLiveRegion = () => document.querySelector('[aria-live=polite]');

test('focuses the heading of a new page and announces its title, also after Back', async () => {
  const user = await visitList();
  await user.click(screen.getByRole('link', { name: 'Arjun' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Arjun' })).toHaveFocus());
  expect(findLiveRegion()).toHaveTextContent('Arjun | Site');
  await act(async () => history.back());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tractors' })).toHaveFocus());
  expect(findLiveRegion()).toHaveTextContent('Tractors | Site');
});

test('focuses the target of a fragment instead of the heading', async () => {
  const user = await visitList();
  Element.prototype.scrollIntoView = () => undefined;
  await user.click(screen.getByRole('link', { name: 'Price of Arjun' }));
  await waitFor(() => expect(screen.getByText('Price')).toHaveFocus());
});

test('neither moves the focus nor announces a title when only the query changes', async () => {
  const user = await visitList();
  await user.click(screen.getByRole('link', { name: 'By power' }));
  await waitFor(() => expect(location.search).toBe('?sort=power'));
  expect(screen.getByRole('link', { name: 'By power' })).toHaveFocus();
  expect(findLiveRegion()).toHaveTextContent(/^$/);
});

test('keeps the focus in a field that the new page has focused', async () => {
  const user = await visitList();
  await user.click(screen.getByRole('link', { name: 'Code' }));
  expect(await screen.findByRole('textbox')).toHaveFocus();
});

test('neither moves the focus nor announces a title after a link with preventScrollReset', async () => {
  const user = await visitList();
  await user.click(screen.getByRole('link', { name: 'Next video' }));
  await screen.findByRole('heading', { name: 'Arjun' });
  expect(screen.getByRole('heading', { name: 'Arjun' })).not.toHaveFocus();
  expect(findLiveRegion()).toHaveTextContent(/^$/);
});
