import { useState } from 'react';
import type { PopupName } from '../contracts/widgets.ts';
import { type PopupButton, popupButton } from './popup-button.ts';
import { type PopupOwnProps, usePopups } from './widget-host.ts';

export type { PopupButton };

/**
 * Lets a button open another remote's popup. Its code is fetched when the button is about to be pressed,
 * so that a visitor who never does pays nothing. After a failure it may be pressed again.
 */
export function usePopupButton<Name extends PopupName>(
  name: Name,
  props: PopupOwnProps<Name>,
): PopupButton {
  const popups = usePopups();
  const [state, setState] = useState<PopupButton['state']>('rest');
  return popupButton(popups, name, props, state, setState);
}
