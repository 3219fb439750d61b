import { useIslandPage } from '@tractor-haat/platform/island';
import { useRef, useState } from 'react';

/** Lazily loaded content of the menus. */
export interface MenuContent<Module> {
  /** The loaded module. */
  readonly content: Module | null;
  /** Loads the content and its translations; call it as early as possible. */
  readonly fetchContent: () => void;
}

/** Loads a menu's content. A failure is retried on the next use. */
export function useMenuContent<Module extends object>(
  load: () => Promise<Module>,
): MenuContent<Module> {
  const { need } = useIslandPage();
  const [content, setContent] = useState<Module | null>(null);
  const isLoading = useRef(false);

  async function loadContent() {
    const [module] = await Promise.all([load(), need(['menus'])]);
    setContent(module);
  }

  return {
    content,
    fetchContent() {
      if (content || isLoading.current) return;
      isLoading.current = true;
      loadContent()
        .catch(() => undefined)
        .finally(() => {
          isLoading.current = false;
        });
    },
  };
}
