import { useLayoutEffect } from 'react';

/** Closes the open menu on Escape or a press outside the bar. */
export function useDismiss(hide: () => void): void {
  // Before paint: a visible menu can be closed at once.
  useLayoutEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const onPress = ({ target }: Event) => {
      const bar = document.getElementById('menu-panel')?.closest('nav');
      if (target instanceof Node && !bar?.contains(target)) hide();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  });
}
