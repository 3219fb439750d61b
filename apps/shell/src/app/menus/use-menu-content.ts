import { useIslandPage } from '@tractor-haat/platform/island';
import { useRef, useState } from 'react';

export interface MenuContent<Module> {
  /** Null until the code and the translations of `menus` are loaded. */
  readonly content: Module | null;
  readonly fetchContent: () => void;
}

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
