import { type ComponentType, useRef, useState } from 'react';
import { shellPages } from '../../pages.ts';
import { useWords } from '../../render/words-context.ts';

/** What is inside the menus: nothing of it is on the page before a menu is wanted. */
export interface MenuContent<Module> {
  /** The component, once it is there. */
  readonly content: Module | null;
  /** Fetches it and its words; call it as early as a menu may be wanted. */
  readonly fetchContent: () => void;
}

/** Brings a menu's inside. A failure is tried again when a menu is wanted the next time. */
export function useMenuContent<Props>(
  load: () => Promise<{ Content: ComponentType<Props> }>,
): MenuContent<ComponentType<Props>> {
  const words = useWords();
  const [content, setContent] = useState<{ Content: ComponentType<Props> } | null>(null);
  const underWay = useRef(false);

  async function bringBoth() {
    const [module] = await Promise.all([load(), words.need(['menus'], shellPages.messages)]);
    setContent({ Content: module.Content });
  }

  return {
    content: content?.Content ?? null,
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
