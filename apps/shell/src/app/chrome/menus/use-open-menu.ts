import { useEffect, useRef, useState } from 'react';
import type { MenuId } from '../navigation/menus.ts';

const HIDE_DELAY_MS = 300;

export interface OpenMenu {
  readonly open: MenuId | null;
  /** Opens a menu when the mouse enters its name. */
  readonly enter: (id: MenuId) => void;
  /** A click of the mouse that has just opened the menu by hover leaves it open. */
  readonly toggle: (id: MenuId, isPointerClick: boolean) => void;
  readonly hide: () => void;
  /** Hides the menu after a delay, so that the mouse may leave it briefly. */
  readonly hideSoon: () => void;
  /** Cancels `hideSoon`. */
  readonly stay: () => void;
}

export function useOpenMenu(): OpenMenu {
  const [open, setOpen] = useState<MenuId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasJustEntered = useRef(false);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setMenu = (id: MenuId | null) => {
    stay();
    setOpen(id);
  };
  return {
    open,
    stay,
    enter(id) {
      if (open !== id) hasJustEntered.current = true;
      setMenu(id);
    },
    toggle(id, isPointerClick) {
      setMenu(open === id && !(isPointerClick && hasJustEntered.current) ? null : id);
      hasJustEntered.current = false;
    },
    hide: () => setMenu(null),
    hideSoon() {
      stay();
      timer.current = setTimeout(() => setOpen(null), HIDE_DELAY_MS);
    },
  };
}
