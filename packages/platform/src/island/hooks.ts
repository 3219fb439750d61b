import { useState, useSyncExternalStore } from 'react';
import type { PopupName } from '../contracts/widget-contracts.ts';
import type { PlatformState } from '../store/platform-store.ts';
import { createPopupButton, type PopupButton } from '../widget/popup-button.ts';
import type { PopupOpenProps } from '../widget/widget-host.ts';
import { type Address, type Params, useIslandPage } from './island-page.ts';

/**
 * Returns `t` for one namespace.
 *
 * @example
 * const { t } = useTranslation('lists');
 * t('count', { count: 3 })
 */
export function useTranslation(namespace: string) {
  const { translate } = useIslandPage();
  return { t: (key: string, params?: Params) => translate(namespace, key, params) };
}

/** Returns a part of the store's state. `select` must return the same object as long as that part does not change. */
export function useSelector<Part>(select: (state: PlatformState) => Part): Part {
  const { store } = useIslandPage();
  const getSnapshot = () => select(store.getState());
  // The store may have changed since the server rendered the page, but hydration must render the same markup.
  const getServerSnapshot = () => select(store.getInitialState?.() ?? store.getState());
  return useSyncExternalStore(store.subscribe, getSnapshot, getServerSnapshot);
}

export const useStore = () => useIslandPage().store;
export const useDispatch = () => useIslandPage().store.dispatch;

/** Returns the current address without language prefix. */
export function useLocation(): Address {
  const { address } = useIslandPage();
  return useSyncExternalStore(address.subscribe, address.get, address.ofServer ?? address.get);
}

export const useNavigate = () => useIslandPage().navigate;

/**
 * Has the same result as `usePopupButton` of `@tractor-haat/platform`, which islands cannot import, because that entry
 * contains the router.
 */
export function usePopupButton<Name extends PopupName>(
  name: Name,
  props: PopupOpenProps<Name>,
): PopupButton {
  const { popups } = useIslandPage();
  const [state, setState] = useState<PopupButton['state']>('rest');
  return createPopupButton(popups, name, props, state, setState);
}
