import { useEffect, useRef, useState } from 'react';
import type { MenuId } from '../navigation/navigation.ts';

/** A menu stays this long after the pointer has left, so that a slip does not close it. */
const HIDE_AFTER_MS = 300;

export interface OpenMenu {
  /** The one menu that is open. */
  readonly open: MenuId | null;
  /** A mouse has come over a menu's name. */
  readonly come: (id: MenuId) => void;
  /**
   * Its button was pressed: open becomes closed, and closed open. But `byPointer` a menu is not closed that
   * the same pointer has only just opened on its way to the button.
   */
  readonly press: (id: MenuId, byPointer: boolean) => void;
  readonly hide: () => void;
  /** Hides after a moment, unless the pointer comes back. */
  readonly hideSoon: () => void;
  /** The pointer came back. */
  readonly stay: () => void;
}

/** Which menu is open: one at a time. */
export function useOpenMenu(): OpenMenu {
  const [open, setOpen] = useState<MenuId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const justCame = useRef(false);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (id: MenuId | null) => {
    stay();
    setOpen(id);
  };
  return {
    open,
    stay,
    come(id) {
      if (open !== id) justCame.current = true;
      set(id);
    },
    press(id, byPointer) {
      set(open === id && !(byPointer && justCame.current) ? null : id);
      justCame.current = false;
    },
    hide: () => set(null),
    hideSoon() {
      stay();
      timer.current = setTimeout(() => setOpen(null), HIDE_AFTER_MS);
    },
  };
}
