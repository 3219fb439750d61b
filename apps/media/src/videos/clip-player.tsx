import type { VideoVoice } from '@tractor-haat/api-client';
import { LANGUAGE_NAMES } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { Button, useHydrated } from '@tractor-haat/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Drawing } from '../components/drawing.tsx';
import styles from './clip-player.module.css';
import type { PlayableVideo } from './playable-video.ts';

export interface PlaylistAutoplay {
  /** True if the clip starts because the previous one has ended. */
  readonly begins: boolean;
  readonly onEnded: () => void;
}

interface ClipPlayerProps {
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

interface ClipVoiceProps {
  readonly voice: VideoVoice;
  readonly title: string;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
}

/** With JavaScript the audio is synced with the video. Without JavaScript it is a native player. */
function ClipVoice({ voice, title, videoRef }: ClipVoiceProps) {
  const { t } = useTranslation('videos');
  const audioRef = useRef<HTMLAudioElement>(null);
  const { on, toggle } = useVoice(videoRef, audioRef);
  const isHydrated = useHydrated();
  const name = t('voice', { language: LANGUAGE_NAMES[voice.language] });
  return (
    <div className={styles.voice}>
      {isHydrated ? (
        <Button
          size="small"
          variant="quiet"
          aria-pressed={on}
          // A page may contain several players, so the name includes the title.
          aria-label={`${name}, ${title}`}
          icon={<Speaker on={on} />}
          onClick={toggle}
        >
          {name}
        </Button>
      ) : null}
      {/* biome-ignore lint/a11y/useMediaCaption: the captions of the video are what is said */}
      <audio
        ref={audioRef}
        className={styles.sound}
        preload="none"
        controls={!isHydrated}
        src={voice.src}
        aria-label={`${name}, ${title}`}
      />
    </div>
  );
}

const SOUND_WAVES_PATH = 'M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13';
const CROSS_PATH = 'M16 9l6 6M22 9l-6 6';

function Speaker({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`M11 5 6 9H2v6h4l5 4Z${on ? SOUND_WAVES_PATH : CROSS_PATH}`}
      />
    </svg>
  );
}

/** A larger drift between audio and video is corrected. */
const MAX_DRIFT_SECONDS = 0.3;

interface Voice {
  readonly on: boolean;
  readonly toggle: () => void;
}

/** Syncs start, stop, seek and speed. If the browser blocks the audio, it is off until the visitor turns it on. */
function useVoice(
  videoRef: RefObject<HTMLVideoElement | null>,
  audioRef: RefObject<HTMLAudioElement | null>,
): Voice {
  const [on, setOn] = useState(true);

  useEffect(() => {
    const video = videoRef.current;
    const audio = audioRef.current;
    if (!on || !video || !audio) return;
    const sync = () => {
      // Another seek would abort the current seek and restart its download.
      if (audio.seeking) return;
      if (Math.abs(audio.currentTime - video.currentTime) > MAX_DRIFT_SECONDS) {
        audio.currentTime = video.currentTime;
      }
    };
    const play = () => {
      sync();
      audio.playbackRate = video.playbackRate;
      // `NotAllowedError` means that the browser blocks audio. A pause before the audio starts rejects with
      // `AbortError`, which must not turn the audio off.
      audio.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') setOn(false);
      });
    };
    const stop = () => {
      if (!audio.paused) audio.pause();
    };
    const syncSettings = () => {
      sync();
      audio.playbackRate = video.playbackRate;
      audio.volume = video.volume;
      audio.muted = video.muted;
    };
    const listeners: readonly (readonly [event: string, listener: () => void])[] = [
      ['playing', play],
      ['pause', stop],
      ['waiting', stop],
      ['seeking', stop],
      ['ended', stop],
      ['emptied', stop],
      ['timeupdate', syncSettings],
      ['ratechange', syncSettings],
      ['volumechange', syncSettings],
    ];
    for (const [event, listener] of listeners) video.addEventListener(event, listener);
    if (!video.paused) play();
    return () => {
      for (const [event, listener] of listeners) video.removeEventListener(event, listener);
      stop();
    };
  }, [videoRef, audioRef, on]);

  return { on, toggle: () => setOn((isOn) => !isOn) };
}
