import type { Reel } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The next page loads when the visitor reaches one of the last three reels. */
const PRELOAD_DISTANCE = 3;

/** Share of a reel that must be in the viewport. */
const VISIBLE_SHARE = 0.6;

/** Returns the slug of the reel that fills the feed, and updates the URL, so that visitors can share that reel. */
export function useVisibleReel(
  feed: RefObject<HTMLElement | null>,
  reels: readonly Reel[],
  onEndApproach: () => void,
): string | null {
  const { language } = usePage();
  const [visibleSlug, setVisibleSlug] = useState<string | null>(null);
  const hasScrolled = useRef(false);
  const latestHandler = useRef(onEndApproach);
  latestHandler.current = onEndApproach;
  useEffect(() => {
    const element = feed.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (!(entry?.target instanceof HTMLElement)) return;
        const slug = entry.target.dataset.reel ?? null;
        setVisibleSlug(slug);
        const index = reels.findIndex((reel) => reel.slug === slug);
        if (index >= reels.length - PRELOAD_DISTANCE) latestHandler.current();
        // The first reel changes the URL only after the visitor has scrolled.
        if (slug && (index > 0 || hasScrolled.current)) {
          hasScrolled.current = true;
          const path = localizePath(language, `/tractor-reels-and-shorts/${slug}`);
          history.replaceState(history.state, '', path);
        }
      },
      { root: element, threshold: VISIBLE_SHARE },
    );
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [feed, reels, language]);
  return visibleSlug;
}
