import { parseLocalizedPath } from '@tractor-haat/i18n';
import type { Address, IslandPage } from './island-page.ts';

/** The members of React Router's router that islands use. */
export interface FollowedRouter {
  readonly state: { readonly location: Address; readonly preventScrollReset: boolean };
  readonly subscribe: (onChange: () => void) => () => void;
  readonly navigate: (
    to: { readonly search: string },
    options: { readonly replace: true; readonly preventScrollReset: true },
  ) => unknown;
}

const isSame = (a: Address, b: Address) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.key === b.key;

/**
 * Follows the address of the router, without language prefix. `get` returns the same object until the address changes.
 */
export function routedAddress(router: FollowedRouter, ofServer?: Address): IslandPage['address'] {
  let lastLocation: Address | undefined;
  let address: Address | undefined;
  return {
    get() {
      const { location, preventScrollReset } = router.state;
      if (address && lastLocation === location) return address;
      const { search, hash } = location;
      lastLocation = location;
      // Menus treat a new key as a navigation, so replacing the query does not change it.
      const key = (preventScrollReset && address?.key) || location.key;
      address = { pathname: parseLocalizedPath(location.pathname).path, search, hash, key };
      if (ofServer && isSame(address, ofServer)) address = ofServer;
      return address;
    },
    subscribe: (onChange) => router.subscribe(onChange),
    ...(ofServer ? { ofServer: () => ofServer } : {}),
    replace: (search) =>
      void router.navigate({ search }, { replace: true, preventScrollReset: true }),
  };
}

/** Creates an address that never changes, for the server. */
export const fixedAddress = (address: Address): IslandPage['address'] => ({
  get: () => address,
  subscribe: () => () => undefined,
});
