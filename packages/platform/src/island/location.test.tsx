import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLocation } from './hooks.ts';
import { type Address, IslandContext, type IslandPage } from './island-page.ts';
import { type FollowedRouter, routedAddress } from './routed-address.ts';

const at = (search: string): Address => ({ pathname: '/emi', search, hash: '', key: 'default' });
const OF_SERVER = at('?price=1');

const Other = () => <a href={`/hi/emi${useLocation().search}`}>Hindi</a>;

const page = (address: IslandPage['address']) => (
  <IslandContext value={{ address } as IslandPage}>
    <Other />
  </IslandContext>
);

function router(search: string) {
  const navigate = jest.fn();
  const location = { ...at(search), pathname: '/hi/emi' };
  const followed: FollowedRouter = {
    state: { location, preventScrollReset: false },
    subscribe: () => () => undefined,
    navigate,
  };
  return { navigate, followed };
}

test('hydration updates a link whose query changed before hydration', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    page({ get: () => OF_SERVER, subscribe: () => () => undefined }),
  );
  const link = place.querySelector('a');
  const recovered = jest.fn();
  const { followed } = router('?price=2');
  const root = await act(async () =>
    hydrateRoot(place, page(routedAddress(followed, OF_SERVER)), {
      onRecoverableError: recovered,
    }),
  );
  expect(recovered).not.toHaveBeenCalled();
  expect(place.querySelector('a')).toBe(link);
  expect(link).toHaveAttribute('href', '/hi/emi?price=2');
  await act(async () => root.unmount());
});

test('returns the server’s address object while the address is unchanged', () => {
  const address = routedAddress(router('?price=1').followed, OF_SERVER);
  expect(address.get()).toBe(address.ofServer?.());
});

test('an island replaces the query through the router', () => {
  const { navigate, followed } = router('?price=1');
  routedAddress(followed).replace?.('?price=3');
  expect(navigate).toHaveBeenCalledWith(
    { search: '?price=3' },
    { replace: true, preventScrollReset: true },
  );
});

test('a replaced query keeps the history key, so that menus stay open', () => {
  const { followed } = router('?price=1');
  const address = routedAddress(followed);
  address.get();
  const replaced = { ...at('?price=2'), key: 'abc' };
  Object.assign(followed.state, { location: replaced, preventScrollReset: true });
  expect(address.get()).toMatchObject({ search: '?price=2', key: 'default' });
  Object.assign(followed.state, {
    location: { ...replaced, key: 'def' },
    preventScrollReset: false,
  });
  expect(address.get()).toMatchObject({ key: 'def' });
});
