import type { Reel } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';

const BEFORE_THE_END = 3;

/** Slug of the reel that fills the feed. The URL follows it, so that visitors can share it. */
export function useReelInSight(
  feed: RefObject<HTMLElement | null>,
  reels: readonly Reel[],
  nearEnd: () => void,
): string | null {
  const { language } = usePage();
  const [inSight, setInSight] = useState<string | null>(null);
  const moved = useRef(false);
  const near = useRef(nearEnd);
  near.current = nearEnd;
  useEffect(() => {
    const element = feed.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (!(entry?.target instanceof HTMLElement)) return;
        const slug = entry.target.dataset.reel ?? null;
        setInSight(slug);
        const place = reels.findIndex((reel) => reel.slug === slug);
        if (place >= reels.length - BEFORE_THE_END) near.current();
        // The first reel does not change the URL until the visitor has scrolled.
        if (slug && (place > 0 || moved.current)) {
          moved.current = true;
          const path = localizePath(language, `/tractor-reels-and-shorts/${slug}`);
          history.replaceState(history.state, '', path);
        }
      },
      { root: element, threshold: 0.6 },
    );
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [feed, reels, language]);
  return inSight;
}
