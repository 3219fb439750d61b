import { useEffect, useRef, useState } from 'react';
import type { MenuId } from '../navigation/navigation.ts';

/** A menu stays this long after the pointer has left, so that a slip does not close it. */
const HIDE_AFTER_MS = 300;

export interface OpenMenu {
  /** The one menu that is open. */
  readonly open: MenuId | null;
  readonly show: (id: MenuId) => void;
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
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    stay,
    show(id) {
      stay();
      setOpen(id);
    },
    hide() {
      stay();
      setOpen(null);
    },
    hideSoon() {
      stay();
      timer.current = setTimeout(() => setOpen(null), HIDE_AFTER_MS);
    },
  };
}
