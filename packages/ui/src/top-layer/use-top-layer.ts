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
 * Shows a panel (`popover="auto"`) in the top layer beside its anchor while mounted. Requests
 * closing on a click outside, and when the browser closes it (Escape, Back on phones). Without
 * popover support its CSS fixes it to the window.
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
    const canPop = typeof panel.showPopover === 'function';
    if (canPop) panel.showPopover();
    const follow = () => positionPanel(panel, anchor);
    follow();
    const onPointerDown = ({ target }: Event) => {
      const inside = target instanceof Node && (panel.contains(target) || anchor.contains(target));
      if (!inside) close();
    };
    const onToggle = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') close();
    };
    const cleanups = [
      listen(window, 'scroll', follow, { capture: true, passive: true }),
      listen(window, 'resize', follow),
      listen(window.visualViewport, 'resize', follow),
      listen(document, 'pointerdown', onPointerDown),
      listen(panel, 'toggle', onToggle),
    ];
    return () => {
      for (const stop of cleanups) stop();
      if (canPop && panel.matches(':popover-open')) panel.hidePopover();
    };
  }, [panelRef, anchorRef]);
}
