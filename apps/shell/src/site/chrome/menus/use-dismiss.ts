import { useLayoutEffect } from 'react';

/** Closes the open menu by Escape, wherever the focus is, and by a press anywhere but on the bar. */
export function useDismiss(hide: () => void): void {
  // Before the menu is painted: what can be seen can be closed.
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
