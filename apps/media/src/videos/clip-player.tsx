import { LANGUAGE_NAMES } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { useEffect, useRef } from 'react';
import { Drawing } from '../components/drawing.tsx';
import styles from './clip-player.module.css';
import { ClipVoice } from './clip-voice.tsx';
import type { PlayableVideo } from './playable-video.ts';

export interface PlaylistAutoplay {
  /** True if the clip starts because the previous one has ended. */
  readonly begins: boolean;
  readonly onEnded: () => void;
}

export interface ClipPlayerProps {
  readonly video: PlayableVideo;
  readonly priority: boolean;
  readonly autoplay?: PlaylistAutoplay | undefined;
}

/** Without a poster, Chromium draws a dark box over a video with controls. */
const TRANSPARENT_PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let playingVideo: HTMLVideoElement | undefined;

/** Pauses the clip that played last, so that only one is audible. */
function pauseOthers(video: HTMLVideoElement): void {
  if (playingVideo !== video) playingVideo?.pause();
  playingVideo = video;
}

/** Browsers download the `default` tracks of all clips with the page, so a script turns captions on. */
function showCaptions(video: HTMLVideoElement, language: string): void {
  for (const track of video.textTracks) if (track.language === language) track.mode = 'showing';
}

/** The clip is silent and preloads nothing. An audio track in the visitor's language plays beside it. */
export function ClipPlayer({ video, priority, autoplay }: ClipPlayerProps) {
  const { t } = useTranslation('videos');
  const { language } = usePage();
  const player = useRef<HTMLVideoElement>(null);
  // Captions are turned on at the first play only, so that visitors can turn them off.
  const hasPlayed = useRef(false);

  useEffect(() => {
    const pauseWhenHidden = () => {
      if (document.hidden) player.current?.pause();
    };
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden);
  }, []);

  const begins = autoplay?.begins ?? false;
  useEffect(() => {
    // The browser may block autoplay. The visitor can then press play.
    if (begins) player.current?.play().catch(() => undefined);
  }, [begins]);

  const voice =
    video.voices.find((track) => track.language === language) ??
    video.voices.find((track) => track.language === 'en');
  const captions = video.captions.some((track) => track.language === language) ? language : 'en';
  return (
    <div className={styles.player}>
      <div className={styles.stage}>
        {/* An image, because browsers download a `poster` below the fold at once. */}
        <Drawing
          picture={video.poster}
          widths={[400, 600, 800]}
          sizes="(min-width: 800px) 600px, 100vw"
          alt=""
          width={640}
          height={360}
          priority={priority}
          className={styles.poster}
        />
        {/* biome-ignore lint/a11y/useMediaCaption: the tracks are mapped from the data below */}
        <video
          ref={player}
          className={styles.clip}
          controls
          poster={TRANSPARENT_PIXEL}
          playsInline
          preload="none"
          width={640}
          height={360}
          onPlay={({ currentTarget }) => {
            pauseOthers(currentTarget);
            if (!hasPlayed.current) showCaptions(currentTarget, captions);
            hasPlayed.current = true;
          }}
          onEnded={autoplay?.onEnded}
          aria-label={t('play_of', { title: video.title.text })}
        >
          {video.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {video.captions.map((track) => (
            <track
              key={track.src}
              kind="captions"
              src={track.src}
              srcLang={track.language}
              label={`${t('captions')}: ${LANGUAGE_NAMES[track.language]}`}
            />
          ))}
          <span>{t('cannot_play')}</span>
        </video>
      </div>
      {voice ? (
        <ClipVoice key={voice.src} voice={voice} title={video.title.text} videoRef={player} />
      ) : null}
    </div>
  );
}
