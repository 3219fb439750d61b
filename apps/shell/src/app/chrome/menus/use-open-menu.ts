import { useEffect, useRef, useState } from 'react';
import type { MenuId } from '../navigation/menus.ts';

/** Delay in milliseconds before a menu closes after the pointer has left. */
const HIDE_AFTER_MS = 300;

export interface OpenMenu {
  /** The open menu. */
  readonly open: MenuId | null;
  /** The mouse entered a menu's name. */
  readonly enter: (id: MenuId) => void;
  /** Toggles the menu. With `byPointer`, a menu that the same pointer has just opened by hover stays open. */
  readonly toggle: (id: MenuId, byPointer: boolean) => void;
  readonly hide: () => void;
  /** Closes after the delay, unless the pointer returns. */
  readonly hideSoon: () => void;
  /** The pointer returned. */
  readonly stay: () => void;
}

/** State of the open menu; one at a time. */
export function useOpenMenu(): OpenMenu {
  const [open, setOpen] = useState<MenuId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasJustEntered = useRef(false);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (id: MenuId | null) => {
    stay();
    setOpen(id);
  };
  return {
    open,
    stay,
    enter(id) {
      if (open !== id) hasJustEntered.current = true;
      set(id);
    },
    toggle(id, byPointer) {
      set(open === id && !(byPointer && hasJustEntered.current) ? null : id);
      hasJustEntered.current = false;
    },
    hide: () => set(null),
    hideSoon() {
      stay();
      timer.current = setTimeout(() => setOpen(null), HIDE_AFTER_MS);
    },
  };
}
