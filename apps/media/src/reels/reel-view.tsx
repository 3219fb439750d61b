import { picturePath, type Reel } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Tag } from '@tractor-haat/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Share } from '../components/share.tsx';
import { VoteButton } from '../components/vote-button.tsx';
import styles from './reel-view.module.css';

interface ReelViewProps {
  readonly reel: Reel;
  readonly position: number;
  readonly total: number;
  /** True if the reel fills the feed. */
  readonly playing: boolean;
  readonly isAutoplayDisabled: boolean;
  readonly muted: boolean;
  readonly onMute: () => void;
}

export function ReelView({
  reel,
  position,
  total,
  playing,
  isAutoplayDisabled,
  muted,
  onMute,
}: ReelViewProps) {
  const { t } = useTranslation('videos');
  const player = useRef<HTMLVideoElement>(null);
  const { isHydrated, paused, toggle } = usePlayback(player, playing, isAutoplayDisabled);
  const path = `/tractor-reels-and-shorts/${reel.slug}`;
  return (
    <article
      className={styles.reel}
      data-reel={reel.slug}
      aria-labelledby={`reel-${reel.id}`}
      aria-posinset={position}
      aria-setsize={total}
    >
      <video
        ref={player}
        className={styles.clip}
        poster={picturePath(reel.poster, 600, 'webp')}
        preload="none"
        playsInline
        loop
        muted={muted}
        controls={!isHydrated}
        aria-label={reel.title.text}
        onClick={toggle}
      >
        {reel.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {reel.captions.map(({ src, language }) => (
          <track key={src} kind="captions" src={src} srcLang={language} />
        ))}
      </video>
      <div className={styles.words}>
        {reel.demo ? <Tag>{t('reels.demo')}</Tag> : null}
        <h2 id={`reel-${reel.id}`} className={styles.title} lang={reel.title.language}>
          <Link to={path}>{reel.title.text}</Link>
        </h2>
        <p lang={reel.description.language}>{reel.description.text}</p>
        <Share title={reel.title.text} path={path} />
        <div className={styles.actions}>
          <button type="button" className={styles.action} onClick={toggle}>
            {paused ? t('reels.play') : t('reels.pause')}
          </button>
          <button type="button" className={styles.action} aria-pressed={!muted} onClick={onMute}>
            {t('reels.sound')}
          </button>
          <VoteButton
            kind="reel"
            id={reel.id}
            votes={reel.likes}
            label={t('reels.like_of', { title: reel.title.text })}
          />
        </div>
      </div>
    </article>
  );
}

/** Plays the clip while `playing` is true, and pauses it when the page is hidden. */
function usePlayback(
  player: RefObject<HTMLVideoElement | null>,
  playing: boolean,
  isAutoplayDisabled: boolean,
) {
  const [isHydrated, setHydrated] = useState(false);
  const [paused, setPaused] = useState(true);

  useEffect(() => {
    setHydrated(true);
    const video = player.current;
    if (!video) return;
    const updatePaused = () => setPaused(video.paused);
    const pauseWhenHidden = () => {
      if (document.hidden) video.pause();
    };
    video.addEventListener('play', updatePaused);
    video.addEventListener('pause', updatePaused);
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => {
      video.removeEventListener('play', updatePaused);
      video.removeEventListener('pause', updatePaused);
      document.removeEventListener('visibilitychange', pauseWhenHidden);
    };
  }, [player]);

  useEffect(() => {
    const video = player.current;
    if (!video) return;
    if (!playing) video.pause();
    // The browser may block autoplay. The visitor can then press play.
    else if (!isAutoplayDisabled) video.play().catch(() => undefined);
  }, [player, playing, isAutoplayDisabled]);

  const toggle = () => {
    const video = player.current;
    if (!video) return;
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
  };
  return { isHydrated, paused, toggle };
}
