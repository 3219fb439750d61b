import type { PopupName } from '../contracts/widget-contracts.ts';
import type { PopupOpenProps, Popups } from './widget-host.ts';

/** State of a button that opens a popup. Spread `button` onto the element. */
export interface PopupButton {
  /** `busy` while the code of the popup is loading, `failed` if it cannot be loaded. */
  readonly state: 'rest' | 'busy' | 'failed';
  readonly button: {
    readonly 'aria-haspopup': 'dialog';
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onTouchStart: () => void;
    readonly onClick: () => void;
  };
}

/** Creates the props of a popup button. Called by `usePopupButton` of pages and of islands. */
export function createPopupButton<Name extends PopupName>(
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
