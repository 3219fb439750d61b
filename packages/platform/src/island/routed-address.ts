import { parseLocalizedPath } from '@tractor-haat/i18n';
import type { Address, IslandPage } from './island-page.ts';

/** The part of the router that islands use. */
export interface FollowedRouter {
  readonly state: { readonly location: Address; readonly preventScrollReset: boolean };
  readonly subscribe: (changed: () => void) => () => void;
  readonly navigate: (
    to: { readonly search: string },
    options: { readonly replace: true; readonly preventScrollReset: true },
  ) => unknown;
}

const isSame = (one: Address, other: Address) =>
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash &&
  one.key === other.key;

/** The router's address for islands, without language prefix; the same object until it changes. */
export function routedAddress(router: FollowedRouter, ofServer?: Address): IslandPage['address'] {
  let from: Address | undefined;
  let address: Address | undefined;
  return {
    get() {
      const { location, preventScrollReset } = router.state;
      if (address && from === location) return address;
      const { search, hash } = location;
      from = location;
      // A page that replaces its own query is no navigation for menus.
      const key = (preventScrollReset && address?.key) || location.key;
      address = { pathname: parseLocalizedPath(location.pathname).path, search, hash, key };
      if (ofServer && isSame(address, ofServer)) address = ofServer;
      return address;
    },
    subscribe: (changed) => router.subscribe(changed),
    ...(ofServer ? { ofServer: () => ofServer } : {}),
    replace: (search) =>
      void router.navigate({ search }, { replace: true, preventScrollReset: true }),
  };
}

/** A constant address, for the server. */
export const fixedAddress = (address: Address): IslandPage['address'] => ({
  get: () => address,
  subscribe: () => () => undefined,
});
