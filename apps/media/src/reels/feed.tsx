import { api, type Reel } from '@tractor-haat/api-client';
import { localizePath } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './feed.module.css';
import { ReelView } from './reel-view.tsx';

interface FeedProps {
  /** Reels of the first page. */
  readonly initialReels: readonly Reel[];
  /** Number of pages that the API has. */
  readonly pages: number;
}

/** A swipe, the wheel or an arrow key moves the feed by one reel. Only the reel in the viewport plays. */
export function Feed({ initialReels, pages }: FeedProps) {
  const { t } = useTranslation('videos');
  const feedRef = useRef<HTMLDivElement>(null);
  const { reels, loadMore } = useMoreReels(initialReels, pages);
  const isAutoplayDisabled = useAutoplayDisabled();
  const [muted, setMuted] = useState(true);
  const visibleSlug = useVisibleReel(feedRef, reels, loadMore);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 1, PageUp: -1 }[event.key];
    if (event.key === 'm') setMuted((isMuted) => !isMuted);
    if (step === undefined) return;
    event.preventDefault();
    const index = reels.findIndex(({ slug }) => slug === visibleSlug);
    const next = feedRef.current?.children[Math.max(0, index + step)];
    next?.scrollIntoView({ behavior: isAutoplayDisabled ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <div
      ref={feedRef}
      className={styles.feed}
      role="feed"
      aria-label={t('reels.feed')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {reels.map((reel, index) => (
        <ReelView
          key={reel.id}
          reel={reel}
          position={index + 1}
          total={reels.length}
          playing={reel.slug === visibleSlug}
          isAutoplayDisabled={isAutoplayDisabled}
          muted={muted}
          onMute={() => setMuted((isMuted) => !isMuted)}
        />
      ))}
    </div>
  );
}

/** True if the visitor prefers reduced motion or reduced data. */
function useAutoplayDisabled(): boolean {
  const [isDisabled, setDisabled] = useState(false);
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const data = matchMedia('(prefers-reduced-data: reduce)');
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const update = () =>
      setDisabled(motion.matches || data.matches || connection?.saveData === true);
    update();
    motion.addEventListener('change', update);
    return () => motion.removeEventListener('change', update);
  }, []);
  return isDisabled;
}

function useMoreReels(initialReels: readonly Reel[], pages: number) {
  const { language } = usePage();
  const [reels, setReels] = useState(initialReels);
  const page = useRef(1);
  const isLoading = useRef(false);
  const loadMore = async () => {
    if (isLoading.current || page.current >= pages) return;
    isLoading.current = true;
    try {
      const { items } = await api.get('/api/v1/reels', {
        query: { page: page.current + 1, language },
      });
      page.current += 1;
      setReels((current) => {
        const ids = new Set(current.map(({ id }) => id));
        return [...current, ...items.filter(({ id }) => !ids.has(id))];
      });
    } catch {
      // The next swipe tries again.
    } finally {
      isLoading.current = false;
    }
  };
  return { reels, loadMore };
}

/** The next page loads when the visitor reaches one of the last three reels. */
const PRELOAD_DISTANCE = 3;

/** Share of a reel that must be in the viewport. */
const VISIBLE_SHARE = 0.6;

/** Returns the slug of the reel that fills the feed, and updates the URL, so that visitors can share that reel. */
function useVisibleReel(
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
