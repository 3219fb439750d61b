import { useState } from 'react';
import type { PopupName } from '../contracts/widget-contracts.ts';
import { createPopupButton, type PopupButton } from './popup-button.ts';
import { type PopupOpenProps, usePopups } from './widget-host.ts';

export type { PopupButton };

/**
 * Returns the state and the props of a button that opens a popup. The code of the popup is prefetched on pointer, touch
 * or focus. After a failure the visitor can click again.
 *
 * @example
 * const { state, button } = usePopupButton('account/sign-in-popup', {});
 * <Button isPending={state === 'busy'} {...button}>{t('sign_in')}</Button>
 */
export function usePopupButton<Name extends PopupName>(
  name: Name,
  props: PopupOpenProps<Name>,
): PopupButton {
  const popups = usePopups();
  const [state, setState] = useState<PopupButton['state']>('rest');
  return createPopupButton(popups, name, props, state, setState);
}
