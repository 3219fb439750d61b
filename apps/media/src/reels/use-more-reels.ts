import { listReels, type Reel } from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { useRef, useState } from 'react';

/** The reels so far, and what to call when the visitor nears their end: the next page comes. */
export function useMoreReels(first: readonly Reel[], pages: number) {
  const { language } = usePage();
  const [reels, setReels] = useState(first);
  const page = useRef(1);
  const asking = useRef(false);
  const nearEnd = async () => {
    if (asking.current || page.current >= pages) return;
    asking.current = true;
    try {
      const { items } = await listReels({ page: page.current + 1, language });
      page.current += 1;
      setReels((known) => {
        const ids = new Set(known.map(({ id }) => id));
        return [...known, ...items.filter(({ id }) => !ids.has(id))];
      });
    } catch {
      // The next swipe tries again.
    } finally {
      asking.current = false;
    }
  };
  return { reels, nearEnd };
}
