import { useState } from 'react';
import type { PopupName } from '../contracts/widget-contracts.ts';
import { type PopupButton, popupButton } from './popup-button.ts';
import { type PopupOpenProps, usePopups } from './widget-host.ts';

export type { PopupButton };

/**
 * Opens a popup of another remote from a button. Prefetches its code on pointer, touch or focus. After a failure the
 * button can be clicked again.
 *
 * @example
 * const { state, button } = usePopupButton('account/sign-in', {});
 * <Button isPending={state === 'busy'} {...button}>{t('sign_in')}</Button>
 */
export function usePopupButton<Name extends PopupName>(
  name: Name,
  props: PopupOpenProps<Name>,
): PopupButton {
  const popups = usePopups();
  const [state, setState] = useState<PopupButton['state']>('rest');
  return popupButton(popups, name, props, state, setState);
}
