import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { positionPanel } from './position-panel.ts';

function listen(
  target: EventTarget | null,
  type: string,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
) {
  target?.addEventListener(type, listener, options);
  return () => target?.removeEventListener(type, listener, options);
}

/**
 * Shows a panel (`popover="auto"`) in the top layer beside its anchor while mounted. Calls `onClose` on a click
 * outside, and when the browser closes the panel (Escape, Back on phones). Without popover support the CSS of the panel
 * fixes it to the window.
 */
export function useTopLayer(
  panelRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const panel = panelRef.current;
    const anchor = anchorRef.current;
    if (!panel || !anchor) return;
    const supportsPopover = typeof panel.showPopover === 'function';
    if (supportsPopover) panel.showPopover();
    const updatePosition = () => positionPanel(panel, anchor);
    updatePosition();
    const onPointerDown = ({ target }: Event) => {
      const isInside =
        target instanceof Node && (panel.contains(target) || anchor.contains(target));
      if (!isInside) close();
    };
    const onToggle = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') close();
    };
    const cleanups = [
      listen(window, 'scroll', updatePosition, { capture: true, passive: true }),
      listen(window, 'resize', updatePosition),
      listen(window.visualViewport, 'resize', updatePosition),
      listen(document, 'pointerdown', onPointerDown),
      listen(panel, 'toggle', onToggle),
    ];
    return () => {
      for (const removeListener of cleanups) removeListener();
      if (supportsPopover && panel.matches(':popover-open')) panel.hidePopover();
    };
  }, [panelRef, anchorRef]);
}
