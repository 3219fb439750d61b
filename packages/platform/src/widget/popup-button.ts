import type { PopupName } from '../contracts/widget-contracts.ts';
import type { PopupOpenProps, Popups } from './widget-host.ts';

/** State and props of a button that opens a popup; spread `button` onto it. */
export interface PopupButton {
  /** `busy` while the popup's code is loading, `failed` after a failure. */
  readonly state: 'rest' | 'busy' | 'failed';
  readonly button: {
    readonly 'aria-haspopup': 'dialog';
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onTouchStart: () => void;
    readonly onClick: () => void;
  };
}

/** Behaviour of a popup button, independent of its state management. */
export function popupButton<Name extends PopupName>(
  popups: Popups,
  name: Name,
  props: PopupOpenProps<Name>,
  state: PopupButton['state'],
  setState: (state: PopupButton['state']) => void,
): PopupButton {
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
