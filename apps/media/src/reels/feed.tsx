import type { Reel } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './feed.module.css';
import { ReelView } from './reel-view.tsx';
import { useAutoplayAllowed } from './use-autoplay-allowed.ts';
import { useMoreReels } from './use-more-reels.ts';
import { useReelInSight } from './use-reel-in-sight.ts';

/** The feed: swipe, wheel or arrow keys go on by one; only the reel in sight plays. */
export function Feed({ first, pages }: { first: readonly Reel[]; pages: number }) {
  const { t } = useTranslation('videos');
  const feed = useRef<HTMLDivElement>(null);
  const { reels, nearEnd } = useMoreReels(first, pages);
  const calm = useAutoplayAllowed();
  const [muted, setMuted] = useState(true);
  const inSight = useReelInSight(feed, reels, nearEnd);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 1, PageUp: -1 }[event.key];
    if (event.key === 'm') setMuted((now) => !now);
    if (step === undefined) return;
    event.preventDefault();
    const place = reels.findIndex(({ slug }) => slug === inSight);
    const next = feed.current?.children[Math.max(0, place + step)];
    next?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <div
      ref={feed}
      className={styles.feed}
      role="feed"
      aria-label={t('reels.feed')}
      // Scrolled with the arrow keys when nothing in it has the focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {reels.map((reel, place) => (
        <ReelView
          key={reel.id}
          reel={reel}
          place={place + 1}
          total={reels.length}
          playing={reel.slug === inSight}
          calm={calm}
          muted={muted}
          onMute={() => setMuted((now) => !now)}
        />
      ))}
    </div>
  );
}
