import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLocation } from './hooks.ts';
import { type Address, IslandContext, type IslandPage } from './island-page.ts';
import { type FollowedRouter, routedAddress } from './routed-address.ts';

const createAddress = (search: string): Address => ({
  pathname: '/emi',
  search,
  hash: '',
  key: 'default',
});
const SERVER_ADDRESS = createAddress('?price=1');

const LanguageLink = () => <a href={`/hi/emi${useLocation().search}`}>Hindi</a>;

const page = (address: IslandPage['address']) => (
  <IslandContext value={{ address } as IslandPage}>
    <LanguageLink />
  </IslandContext>
);

function createRouter(search: string) {
  const navigate = jest.fn();
  const location = { ...createAddress(search), pathname: '/hi/emi' };
  const followed: FollowedRouter = {
    state: { location, preventScrollReset: false },
    subscribe: () => () => undefined,
    navigate,
  };
  return { navigate, followed };
}

test('updates a server-rendered link at hydration if the query has changed', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    page({ get: () => SERVER_ADDRESS, subscribe: () => () => undefined }),
  );
  const link = container.querySelector('a');
  const onRecoverableError = jest.fn();
  const { followed } = createRouter('?price=2');
  const root = await act(async () =>
    hydrateRoot(container, page(routedAddress(followed, SERVER_ADDRESS)), {
      onRecoverableError,
    }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('a')).toBe(link);
  expect(link).toHaveAttribute('href', '/hi/emi?price=2');
  await act(async () => root.unmount());
});

test('returns the address object of the server while the address is unchanged', () => {
  const address = routedAddress(createRouter('?price=1').followed, SERVER_ADDRESS);
  expect(address.get()).toBe(address.ofServer?.());
});

test('replace() replaces the query with the router and preserves the scroll position', () => {
  const { navigate, followed } = createRouter('?price=1');
  routedAddress(followed).replace?.('?price=3');
  expect(navigate).toHaveBeenCalledWith(
    { search: '?price=3' },
    { replace: true, preventScrollReset: true },
  );
});

test('preserves the history key if only the query is replaced, so that menus stay open', () => {
  const { followed } = createRouter('?price=1');
  const address = routedAddress(followed);
  address.get();
  const replaced = { ...createAddress('?price=2'), key: 'abc' };
  Object.assign(followed.state, { location: replaced, preventScrollReset: true });
  expect(address.get()).toMatchObject({ search: '?price=2', key: 'default' });
  Object.assign(followed.state, {
    location: { ...replaced, key: 'def' },
    preventScrollReset: false,
  });
  expect(address.get()).toMatchObject({ key: 'def' });
});
