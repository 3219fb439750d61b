import { useIslandPage } from '@tractor-haat/platform/island';
import { useRef, useState } from 'react';

/** What is inside the menus: nothing of it is on the page before a menu is wanted. */
export interface MenuContent<Module> {
  /** The code, once it is there. */
  readonly content: Module | null;
  /** Fetches it and its words; call it as early as a menu may be wanted. */
  readonly fetchContent: () => void;
}

/** Brings a menu's inside. A failure is tried again when a menu is wanted the next time. */
export function useMenuContent<Module extends object>(
  load: () => Promise<Module>,
): MenuContent<Module> {
  const { need } = useIslandPage();
  const [content, setContent] = useState<Module | null>(null);
  const underWay = useRef(false);

  async function bringBoth() {
    const [module] = await Promise.all([load(), need(['menus'])]);
    setContent(module);
  }

  return {
    content,
    fetchContent() {
      if (content || underWay.current) return;
      underWay.current = true;
      bringBoth()
        .catch(() => undefined)
        .finally(() => {
          underWay.current = false;
        });
    },
  };
}
