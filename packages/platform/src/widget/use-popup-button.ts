import { useState } from 'react';
import type { PopupName } from '../contracts/widgets.ts';
import { type PopupOwnProps, usePopups } from './widget-host.ts';

/** What a button that opens a popup shows and does; spread `button` onto it. */
export interface PopupButton {
  /** `busy` while the popup's code is on its way, `failed` when it could not be had: say so. */
  readonly state: 'rest' | 'busy' | 'failed';
  readonly button: {
    readonly 'aria-haspopup': 'dialog';
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onTouchStart: () => void;
    readonly onClick: () => void;
  };
}

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
  const prepare = () => popups.prepare(name);
  return {
    state,
    button: {
      'aria-haspopup': 'dialog',
      onPointerEnter: prepare,
      onFocus: prepare,
      onTouchStart: prepare,
      onClick() {
        setState('busy');
        popups.open(name, props).then(
          () => setState('rest'),
          () => setState('failed'),
        );
      },
    },
  };
}
